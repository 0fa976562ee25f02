import { makeAutoObservable, observableRef } from 'mobx';
import type { FieldNode } from './field-node.ts';

/** What the phone library answers; see domain/phone-number.ts. */
export interface PhoneNumbers {
  isPossiblePhone(text: string): boolean;
  toInternationalPhone(text: string, country: string): string;
  phoneCountry(text: string): string | null;
}

/** The phone library, fetched when a phone field is used: its numbering plans weigh more than the form. */
export interface PhoneSupport {
  /** Resolves when numbers can be checked, or when they cannot and the server must. */
  load(): Promise<void>;
  /** True as long as the library is not there: nobody is told of an error that may be none. */
  isValid(text: string): boolean;
  /** The country of an international number; null where it does not tell, or the library is not there. */
  countryOf(text: string): string | null;
  /** Brings what stands in a phone field into international form, once the library is there. */
  complete(node: FieldNode): Promise<void>;
}

export function createPhoneSupport(loadNumbers: () => Promise<PhoneNumbers>, country: string): PhoneSupport {
  const library = makeAutoObservable(
    {
      numbers: null as PhoneNumbers | null,
      setNumbers(numbers: PhoneNumbers) {
        this.numbers = numbers;
      },
    },
    { numbers: observableRef },
  );
  let loading: Promise<void> | null = null;

  function load(): Promise<void> {
    loading ??= loadNumbers().then(
      (numbers) => library.setNumbers(numbers),
      (error: unknown) => {
        loading = null;
        console.warn('Phone numbers cannot be checked here', error);
      },
    );
    return loading;
  }

  return {
    load,
    isValid: (text) => library.numbers?.isPossiblePhone(text) ?? true,
    countryOf: (text) => (text.startsWith('+') ? (library.numbers?.phoneCountry(text) ?? null) : null),
    complete: async (node) => {
      if (node.control !== 'phone' || node.value === '') return;
      await load();
      if (library.numbers) node.setValue(library.numbers.toInternationalPhone(node.value, country));
    },
  };
}
