import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallingCode, FieldValues, TravelerDetails } from '#contract/api.generated.ts';
import { type PassengerSlot, passengerSlots } from '#domain/passenger-slots.ts';
import { copyValues } from '#stores/forms/copy-values.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { createFormStore, type FormStore } from '#stores/forms/form-store.ts';
import type { PhoneSupport } from '#stores/forms/phone-support.ts';
import type { ProblemText } from '#stores/forms/problem-text.ts';
import { type CheckoutContext, type CheckoutState, checkoutQuery, type StepLogic } from '../checkout-context.ts';
import type { CheckoutProgress } from '../state/checkout-progress.ts';
import { keepTyped } from '../state/keep-typed.ts';
import { compileForm, type PassengerSection, type TravellerForm } from '../travellers/compile-form.ts';
import { createPartyStore, type PartyStore } from '../travellers/party-store.ts';
import type { LoadingPhase } from './loading-phase.ts';
import { wordsForConflict } from './words-for-conflict.ts';

export interface TravelerDetailsStep extends StepLogic {
  readonly phase: LoadingPhase;
  readonly form: TravellerForm | null;
  /** All fields on screen as one form. */
  readonly formState: FormStore;
  /** Who travels: which forms are open, and how many are complete. */
  readonly party: PartyStore;
  readonly countries: readonly CallingCode[];
  readonly phone: PhoneSupport;
  readonly billingSameAsContact: boolean;
  /** The billing fields on screen: where billing follows contact, those that contact cannot fill. */
  readonly billingNodes: readonly FieldNode[];
  /** Fields with an error that is shown, in screen order. */
  readonly wrongNodes: readonly FieldNode[];
  /** Where the receipt goes; empty before it is known. */
  readonly email: string;
  /** First and last name of the contact; empty where the traveller has not said. */
  readonly contactName: string;
  prepare(): Promise<void>;
  setBillingSameAsContact(isSame: boolean): void;
  /** Fills the first passenger's fields from the contact's of the same name. */
  copyContactToMainContact(): void;
}

export interface TravelerDetailsInput {
  progress: CheckoutProgress;
  phone: PhoneSupport;
  problemText: ProblemText;
  /** Where the details go; into the checkout where left out. */
  send?: (details: TravelerDetails) => Promise<unknown>;
}

export function createTravelerDetailsStep(
  context: CheckoutContext,
  state: CheckoutState,
  { progress, phone, problemText, send }: TravelerDetailsInput,
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
      formState: createFormStore({ nodes: (): readonly FieldNode[] => step.shownNodes, phone }),
      party: createPartyStore((): readonly PassengerSection[] => step.form?.passengers ?? []),
      get billingNodes(): FieldNode[] {
        if (!this.form) return [];
        return this.form.billing.nodes.filter((node) => !this.billingSameAsContact || !this.contactFills(node));
      },
      /** In screen order. */
      get shownNodes(): FieldNode[] {
        if (!this.form) return [];
        return [...this.form.contact.nodes, ...this.form.passengers.flatMap(({ nodes }) => nodes), ...this.billingNodes];
      },
      get wrongNodes(): readonly FieldNode[] {
        return this.formState.wrongNodes;
      },
      get email(): string {
        const node = this.form?.contact.nodes.find(({ fieldPath }) => fieldPath === 'email');
        return node?.value.trim() ?? progress.travelerDetails?.contactInfo.email ?? '';
      },
      get contactName(): string {
        const values = ['firstName', 'lastName'].map((wanted) => {
          const node = this.form?.contact.nodes.find(({ fieldPath }) => fieldPath === wanted);
          return node?.value.trim() ?? progress.travelerDetails?.contactInfo[wanted] ?? '';
        });
        return values.filter(Boolean).join(' ');
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
          const { fields, validation, validators: validatorsFile } = config.slice('checkout');
          const [requiredFields, { callingCodes }, validators] = await Promise.all([
            api.getRequiredFields({ query: checkoutQuery(context) }),
            api.listCallingCodes({ query: { market: market.code, lang: language.urlCode } }),
            context.loadValidators(validatorsFile),
          ]);
          if (Object.keys(requiredFields.contact).length === 0) console.warn('Unexpected empty Required Traveler Fields');
          if (callingCodes.length === 0) throw new Error('The list of calling codes is empty');
          const { startDate, endDate, allocatedPax } = state.details;
          const slots: PassengerSlot[] = passengerSlots(allocatedPax.rooms, startDate);
          if (slots.length === 0) console.warn('Unexpected empty rooms');
          const countryCodes = new Set(callingCodes.map(({ countryCode }) => countryCode));
          const form = compileForm({
            fields,
            requiredFields,
            slots,
            trip: { startDate, endDate },
            market,
            triggers: validation,
            validators,
            isValidPhone: (text) => phone.isValid(text),
            isCountry: (code) => countryCodes.has(code),
            problemText,
            stored: progress.travelerDetails,
          });
          runInAction(() => {
            this.form = form;
            this.countries = callingCodes;
            this.phase = 'ready';
            this.party.openFirst();
          });
          if (this.hasPhone()) void phone.load();
          keepTyped(context, progress, {
            read: () => this.toDetails(),
            keep: (details) => progress.keepTravelerDetails(details),
            adopt: ({ travelerDetails }) => travelerDetails && this.adopt(travelerDetails),
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      /** What another tab has typed. */
      adopt({ contactInfo, billingInfo, billingSameAsContact, paxInfo }: TravelerDetails) {
        const show = (nodes: readonly FieldNode[], values: FieldValues = {}) => {
          for (const node of nodes) if (node.value.trim() !== (values[node.fieldPath] ?? '')) node.setValue(values[node.fieldPath] ?? '');
        };
        this.billingSameAsContact = billingSameAsContact;
        show(this.form?.contact.nodes ?? [], contactInfo);
        show(this.billingNodes, billingInfo);
        for (const { key, nodes } of this.form?.passengers ?? []) show(nodes, paxInfo.find(({ refId }) => refId === key)?.values);
      },
      setBillingSameAsContact(isSame: boolean) {
        this.billingSameAsContact = isSame;
      },
      copyContactToMainContact() {
        copyValues(this.form?.contact.nodes ?? [], this.form?.passengers[0]?.nodes ?? []);
      },
      hasPhone(): boolean {
        return this.shownNodes.some(({ control, value }) => control === 'phone' && value !== '');
      },
      async submit(): Promise<boolean> {
        if (!this.form) return false;
        try {
          const isSaved = await this.formState.submit(() => this.save());
          if (!isSaved) this.party.openFirstWrong();
          return isSaved;
        } catch (error) {
          if (this.formState.refuse(error)) this.party.openFirstWrong();
          else await errors.tell(error, wordsForConflict(error, config));
          return false;
        }
      },
      async save() {
        const details = this.toDetails();
        progress.keepTravelerDetails(details);
        await (send ? send(details) : api.saveTravelerDetails({ query: checkoutQuery(context), body: details }));
      },
      toDetails(): TravelerDetails {
        const { contact, passengers, billing } = this.form ?? { contact: null, passengers: [], billing: null };
        const contactInfo = valuesOf(contact?.nodes ?? []);
        return {
          contactInfo,
          billingInfo: this.billingSameAsContact ? this.billingFromContact(contactInfo) : valuesOf(billing?.nodes ?? []),
          billingSameAsContact: this.billingSameAsContact,
          paxInfo: passengers.map(({ key, externalRefId, isMainContact, nodes }) => ({
            refId: key,
            ...(externalRefId !== null && { externalRefId }),
            isMainContact,
            values: valuesOf(nodes),
          })),
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
      formState: false,
      party: false,
      contactFills: false,
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
