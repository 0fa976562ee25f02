import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Money, PaymentMethod, PaymentPlan, PaymentSchedule } from '#contract/api.generated.ts';
import type { PaymentProviders } from '#contract/documents.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { FieldNode, FieldOption } from '#stores/forms/field-node.ts';
import { todayIn } from '#stores/today.ts';
import type { CheckoutContext, CheckoutState, StepLogic } from '../checkout-context.ts';
import { createPaymentFields, type PaymentChoice } from '../payment/payment-fields.ts';
import type { CheckoutProgress } from '../state/checkout-progress.ts';
import type { LoadingPhase } from './loading-phase.ts';

/** Why nothing was paid: the payment was declined, or the call behind it failed. */
export type PaymentFailure = { kind: 'declined'; code: string } | { kind: 'refused'; code: string } | { kind: 'missingFields' };

export interface PaymentStep extends StepLogic {
  readonly phase: LoadingPhase;
  /** The plans on offer, each with what is paid when. */
  readonly schedules: readonly PaymentSchedule[];
  readonly plan: PaymentPlan | null;
  /** Of the plan that is chosen. */
  readonly schedule: PaymentSchedule | null;
  /** What the chosen plan asks for now. */
  readonly dueNow: Money | null;
  readonly methods: readonly PaymentChoice[];
  readonly method: PaymentChoice | null;
  /** The fields of the chosen method. */
  readonly nodes: readonly FieldNode[];
  readonly wrongNodes: readonly FieldNode[];
  readonly banksPhase: LoadingPhase;
  /** That one may pay at with iDEAL. */
  readonly banks: readonly FieldOption[];
  readonly failure: PaymentFailure | null;
  readonly isPaying: boolean;
  /** Fetches the schedules of the plans on offer. */
  prepare(plans: readonly PaymentPlan[]): Promise<void>;
  /** Fetches them again: the price is another one, or the first time failed. */
  refresh(): Promise<void>;
  choosePlan(plan: PaymentPlan): void;
  chooseMethod(method: PaymentChoice): void;
  loadBanks(): Promise<void>;
  /** What the payer came back with from the payment provider. */
  showDecline(code: string): void;
  showRefusal(code: string): void;
  /** The page came back from the browser's memory while a payment was under way. */
  resume(): void;
  touchAll(): void;
}

/** Each switch of a market, as the checkout offers it and as it is sent. */
const choices: Record<keyof PaymentProviders, { choice: PaymentChoice; method: PaymentMethod }> = {
  card: { choice: 'card', method: 'CARD' },
  ideal: { choice: 'ideal', method: 'IDEAL' },
  sepa: { choice: 'sepa_debit', method: 'SEPA_DEBIT' },
  invoice: { choice: 'invoice', method: 'SEPA_DEBIT' },
};
const methodOf = Object.fromEntries(Object.values(choices).map(({ choice, method }) => [choice, method])) as Record<
  PaymentChoice,
  PaymentMethod
>;

export interface PaymentInput {
  /** Where the receipt goes; empty where the traveller has not said. */
  email(): string;
  /** The contact's name, as somebody would pay by it. */
  name(): string;
  /** Plan and method are kept; what is entered for them never is. */
  progress: Pick<CheckoutProgress, 'paymentChoice' | 'keepPaymentChoice'>;
}

export function createPaymentStep(context: CheckoutContext, state: CheckoutState, { email, name, progress }: PaymentInput): PaymentStep {
  const { api, errors, config, checkoutId } = context;
  const fields = createPaymentFields(config, () => todayIn(config.shell.market.timeZone, context.now()));
  let wanted: readonly PaymentPlan[] = [];
  let round = 0;

  function enabledMethods(): PaymentChoice[] {
    const { paymentProviders } = config.slice('checkout');
    const providers = state.details.sourceChannel === 'APP' ? paymentProviders.b2b : paymentProviders.b2c;
    const isInvoiced = state.details.travelAgency !== null;
    return (Object.keys(choices) as (keyof PaymentProviders)[])
      .filter((key) => providers[key] && (key !== 'invoice' || isInvoiced))
      .map((key) => choices[key].choice);
  }

  /** What is paid when by a plan; null where it is no longer on offer. */
  async function fetchSchedule(plan: PaymentPlan): Promise<PaymentSchedule | null> {
    try {
      return await api.getPaymentSchedule({ params: { checkoutId, plan } });
    } catch (error) {
      if (error instanceof BookingError && error.code === 'API_UNSUPPORTED_PAYMENT_PLAN') return null;
      throw error;
    }
  }

  const kept = progress.paymentChoice;
  const keptMethod = enabledMethods().find((method) => method === kept?.method);

  return makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      schedules: [] as readonly PaymentSchedule[],
      plan: (kept?.plan ?? null) as PaymentPlan | null,
      methods: enabledMethods() as readonly PaymentChoice[],
      method: (keptMethod ?? enabledMethods()[0] ?? null) as PaymentChoice | null,
      banksPhase: 'idle' as LoadingPhase,
      banks: [] as readonly FieldOption[],
      failure: null as PaymentFailure | null,
      isPaying: false as boolean,
      get schedule(): PaymentSchedule | null {
        return this.schedules.find(({ payment_plan }) => payment_plan === this.plan) ?? null;
      },
      get dueNow(): Money | null {
        return this.schedule?.items[0]?.amount ?? null;
      },
      get nodes(): readonly FieldNode[] {
        return this.method ? fields.of(this.method) : [];
      },
      get wrongNodes(): FieldNode[] {
        return this.nodes.filter(({ error }) => error !== null);
      },
      async prepare(plans: readonly PaymentPlan[]) {
        wanted = plans;
        fields.suggest({ name: name(), email: email() });
        if (this.method === 'ideal' && this.banksPhase === 'idle') void this.loadBanks();
        await this.refresh();
      },
      async refresh() {
        const mine = ++round;
        this.phase = 'loading';
        try {
          const fetched = await Promise.all(wanted.map(fetchSchedule));
          runInAction(() => {
            if (mine !== round) return;
            this.schedules = fetched.filter((schedule) => schedule !== null);
            const plans = this.schedules.map(({ payment_plan }) => payment_plan);
            if (!this.plan || !plans.includes(this.plan)) this.plan = plans.includes('ONE_TIME') ? 'ONE_TIME' : (plans[0] ?? null);
            this.phase = 'ready';
          });
        } catch (error) {
          runInAction(() => {
            if (mine === round) this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      choosePlan(plan: PaymentPlan) {
        this.plan = plan;
        progress.keepPaymentChoice({ plan, method: this.method });
      },
      chooseMethod(method: PaymentChoice) {
        this.method = method;
        this.failure = null;
        if (this.plan) progress.keepPaymentChoice({ plan: this.plan, method });
        if (method === 'ideal' && this.banksPhase !== 'ready') void this.loadBanks();
      },
      async loadBanks() {
        this.banksPhase = 'loading';
        try {
          const { banks } = await api.listPaymentBanks({ params: { checkoutId } });
          runInAction(() => {
            this.banks = banks.map(({ id, name: label }) => ({ value: id, label }));
            this.banksPhase = 'ready';
          });
        } catch {
          runInAction(() => {
            this.banksPhase = 'failed';
          });
        }
      },
      showDecline(code: string) {
        this.failure = { kind: 'declined', code };
      },
      showRefusal(code: string) {
        this.failure = { kind: 'refused', code };
      },
      resume() {
        this.isPaying = false;
      },
      touchAll() {
        for (const node of this.nodes) node.touch();
      },
      /** Pays. True when the payer is on the way to the confirmation or to the bank. */
      async submit(): Promise<boolean> {
        if (this.isPaying) return false;
        this.failure = null;
        this.touchAll();
        const address = email();
        const { plan, method } = this;
        if (!address || !plan || !method) {
          this.failure = { kind: 'missingFields' };
          return false;
        }
        if (this.wrongNodes.length > 0) return false;
        this.isPaying = true;
        const isPaid = await this.pay(address, plan, method).catch(async (error: unknown) => {
          await this.tell(error);
          return false;
        });
        if (!isPaid) this.resume();
        return isPaid;
      },
      async pay(address: string, plan: PaymentPlan, method: PaymentChoice): Promise<boolean> {
        const session = await api.createCheckoutSession({
          params: { checkoutId },
          body: { payment_plan: plan, payment_method: methodOf[method], customer: { email: address } },
        });
        if (session.status === 'authorised' || session.status === 'pending') return leave(session.return_url);
        const confirmation = await context.confirmPayment(session.confirm_url, fields.entry(method));
        if (confirmation.status === 'authorised' || confirmation.status === 'pending') return leave(session.return_url);
        if (confirmation.status === 'requires_action' && confirmation.redirect_url) return leave(confirmation.redirect_url);
        this.showDecline(confirmation.decline_code ?? 'generic_decline');
        return false;
      },
      async tell(error: unknown) {
        if (error instanceof BookingError && (await errors.report(error))) return;
        this.showRefusal(error instanceof BookingError ? error.code : 'UNKNOWN');
      },
    },
    { schedules: observableRef, methods: false, banks: observableRef, failure: observableRef },
  );

  function leave(url: string): true {
    context.leaveTo(url);
    return true;
  }
}
