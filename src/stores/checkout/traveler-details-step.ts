import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallingCode, FieldValues, TravelerDetails } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { type PassengerSlot, passengerSlots } from '#domain/passenger-slots.ts';
import type { FieldNode } from '../forms/field-node.ts';
import type { PhoneSupport } from '../forms/phone-support.ts';
import type { ProblemText } from '../forms/problem-text.ts';
import { type CheckoutContext, type CheckoutState, checkoutQuery, type StepLogic } from './checkout-context.ts';
import type { CheckoutProgress } from './checkout-progress.ts';
import { compileForm, type FormSection, type PassengerSection, type TravellerForm } from './compile-form.ts';
import { keepTyped } from './keep-typed.ts';
import type { LoadingPhase } from './loading-phase.ts';
import { wordsForConflict } from './words-for-conflict.ts';

export interface TravelerDetailsStep extends StepLogic {
  readonly phase: LoadingPhase;
  readonly form: TravellerForm | null;
  readonly countries: readonly CallingCode[];
  readonly phone: PhoneSupport;
  readonly billingSameAsContact: boolean;
  /** The billing fields on screen: where billing follows contact, those that contact cannot fill. */
  readonly billingNodes: readonly FieldNode[];
  /** Fields with an error that is shown, in screen order. */
  readonly wrongNodes: readonly FieldNode[];
  /** Where the receipt goes; empty before it is known. */
  readonly email: string;
  prepare(): Promise<void>;
  setBillingSameAsContact(isSame: boolean): void;
  /** Fills the first passenger's fields from the contact's of the same name. */
  copyContactToMainContact(): void;
  isOpen(section: FormSection): boolean;
  setOpen(section: FormSection, isOpen: boolean): void;
  touchAll(): void;
}

export interface TravelerDetailsInput {
  progress: CheckoutProgress;
  phone: PhoneSupport;
  problemText: ProblemText;
}

/** Up to this many passengers all their forms are open from the start. */
const openPartySize = 3;

export function createTravelerDetailsStep(
  context: CheckoutContext,
  state: CheckoutState,
  { progress, phone, problemText }: TravelerDetailsInput,
): TravelerDetailsStep {
  const { api, errors, config } = context;
  let preparing: Promise<void> | null = null;

  const step = makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      form: null as TravellerForm | null,
      countries: [] as readonly CallingCode[],
      phone,
      billingSameAsContact: progress.travelerDetails?.billingSameAsContact ?? true,
      openSections: {} as Record<string, boolean>,
      get billingNodes(): FieldNode[] {
        if (!this.form) return [];
        return this.billingSameAsContact ? this.form.billing.nodes.filter((node) => !this.contactFills(node)) : this.form.billing.nodes;
      },
      /** In screen order. */
      get shownNodes(): FieldNode[] {
        if (!this.form) return [];
        return [...this.form.contact.nodes, ...this.form.passengers.flatMap(({ nodes }) => nodes), ...this.billingNodes];
      },
      get wrongNodes(): FieldNode[] {
        return this.shownNodes.filter(({ error }) => error !== null);
      },
      get email(): string {
        const node = this.form?.contact.nodes.find(({ fieldPath }) => fieldPath === 'email');
        return node?.value.trim() ?? progress.travelerDetails?.contactInfo.email ?? '';
      },
      contactFills(node: FieldNode): boolean {
        const counterpart = this.form?.contact.nodes.find(({ fieldPath }) => fieldPath === node.fieldPath);
        return counterpart !== undefined && (counterpart.required || !node.required);
      },
      prepare(): Promise<void> {
        if (this.phase === 'ready') return Promise.resolve();
        preparing ??= this.load().finally(() => {
          preparing = null;
        });
        return preparing;
      },
      async load() {
        this.phase = 'loading';
        try {
          const { market, language } = config.shell;
          const [requiredFields, { callingCodes }, validators] = await Promise.all([
            api.getRequiredFields({ query: checkoutQuery(context) }),
            api.listCallingCodes({ query: { market: market.code, lang: language.urlCode } }),
            context.loadValidators(config.slice('checkout').validators),
          ]);
          if (Object.keys(requiredFields.contact).length === 0) console.warn('Unexpected empty Required Traveler Fields');
          if (callingCodes.length === 0) throw new Error('The list of calling codes is empty');
          const { startDate, endDate, allocatedPax } = state.details;
          const slots: PassengerSlot[] = passengerSlots(allocatedPax.rooms, startDate);
          if (slots.length === 0) console.warn('Unexpected empty rooms');
          const form = compileForm({
            fields: config.slice('checkout').fields,
            requiredFields,
            slots,
            trip: { startDate, endDate },
            market,
            triggers: config.slice('checkout').validation,
            validators,
            isValidPhone: (text) => phone.isValid(text),
            problemText,
            stored: progress.travelerDetails,
          });
          runInAction(() => {
            this.form = form;
            this.countries = callingCodes;
            this.phase = 'ready';
          });
          if (this.hasPhone()) void phone.load();
          keepTyped(
            context,
            () => this.toDetails(),
            (details) => progress.keepTravelerDetails(details),
          );
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      setBillingSameAsContact(isSame: boolean) {
        this.billingSameAsContact = isSame;
      },
      copyContactToMainContact() {
        for (const node of this.form?.passengers[0]?.nodes ?? []) {
          const source = this.form?.contact.nodes.find(({ fieldPath }) => fieldPath === node.fieldPath);
          if (source?.value) node.setValue(source.value);
        }
      },
      isOpen(section: FormSection): boolean {
        const passengers = this.form?.passengers ?? [];
        return this.openSections[section.key] ?? (passengers.length <= openPartySize || section.key === passengers[0]?.key);
      },
      setOpen(section: FormSection, isOpen: boolean) {
        this.openSections[section.key] = isOpen;
      },
      touchAll() {
        for (const node of this.shownNodes) node.touch();
      },
      hasPhone(): boolean {
        return this.shownNodes.some(({ control, value }) => control === 'phone' && value !== '');
      },
      async submit(): Promise<boolean> {
        if (!this.form) return false;
        await Promise.all(this.shownNodes.map((node) => phone.complete(node)));
        this.touchAll();
        if (this.wrongNodes.length > 0) {
          this.openFirstWrong(this.form.passengers);
          return false;
        }
        const details = this.toDetails();
        progress.keepTravelerDetails(details);
        try {
          await api.saveTravelerDetails({ query: checkoutQuery(context), body: details });
          return true;
        } catch (error) {
          if (!this.refuse(error)) await errors.tell(error, wordsForConflict(error, config));
          return false;
        }
      },
      openFirstWrong(passengers: readonly PassengerSection[]) {
        const wrong = passengers.find(({ nodes }) => nodes.some(({ error }) => error !== null));
        if (wrong) this.setOpen(wrong, true);
      },
      /** Marks the fields that the server refuses; false where it names none that is on screen. */
      refuse(error: unknown): boolean {
        if (!(error instanceof BookingError) || error.code !== 'VALIDATION_FAILED') return false;
        const refused = this.shownNodes.filter(({ path }) => error.fields.includes(path));
        for (const node of refused) node.refuse({ code: 'invalidFormat', params: {} });
        if (this.form) this.openFirstWrong(this.form.passengers);
        return refused.length > 0;
      },
      toDetails(): TravelerDetails {
        const { contact, passengers, billing } = this.form ?? { contact: null, passengers: [], billing: null };
        const contactInfo = valuesOf(contact?.nodes ?? []);
        return {
          contactInfo,
          billingInfo: this.billingSameAsContact ? this.billingFromContact(contactInfo) : valuesOf(billing?.nodes ?? []),
          billingSameAsContact: this.billingSameAsContact,
          paxInfo: passengers.map(({ key, isMainContact, nodes }) => ({ refId: key, isMainContact, values: valuesOf(nodes) })),
        };
      },
      billingFromContact(contactInfo: FieldValues): FieldValues {
        const paths = (this.form?.billing.nodes ?? []).map(({ fieldPath }) => fieldPath);
        const fromContact = Object.fromEntries(Object.entries(contactInfo).filter(([path]) => paths.includes(path)));
        return { ...fromContact, ...valuesOf(this.billingNodes) };
      },
    },
    {
      form: observableRef,
      countries: observableRef,
      phone: false,
      contactFills: false,
      isOpen: false,
      hasPhone: false,
      toDetails: false,
      billingFromContact: false,
    },
  );
  return step;
}

function valuesOf(nodes: readonly FieldNode[]): FieldValues {
  return Object.fromEntries(nodes.flatMap(({ fieldPath, value }) => (value.trim() === '' ? [] : [[fieldPath, value.trim()]])));
}
