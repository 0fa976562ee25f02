import { createContext } from 'react';
import type { CallingCode } from '#contract/api.generated.ts';
import type { PhoneSupport } from '#stores/forms/phone-support.ts';

/** What some controls need besides their field. */
export interface FormResourcesValue {
  countries: readonly CallingCode[];
  phone: PhoneSupport | null;
}

export const FormResources = createContext<FormResourcesValue>({ countries: [], phone: null });
