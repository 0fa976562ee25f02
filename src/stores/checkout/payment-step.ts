import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentMethod, PaymentPlan, PaymentSchedule } from '#contract/api.generated.ts';
import type { PaymentProviders } from '#contract/documents.generated.ts';
import {
  type CardProblemCode,
  checkCardCvc,
  checkCardExpiry,
  checkCardNumber,
  digitsOf,
  formatExpiry,
  groupCardNumber,
} from '#domain/card.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { createFieldNode, type FieldNode } from '../forms/field-node.ts';
import { todayIn } from '../today.ts';
import type { CheckoutContext, CheckoutState, StepLogic } from './checkout-context.ts';
import type { LoadingPhase } from './loading-phase.ts';

/** Why nothing was paid: the card was declined, or the call behind it failed. */
export type PaymentFailure = { kind: 'declined'; code: string } | { kind: 'refused'; code: string } | { kind: 'missingFields' };

export interface PaymentStep extends StepLogic {
  readonly phase: LoadingPhase;
  readonly plans: readonly PaymentPlan[];
  readonly plan: PaymentPlan;
  readonly schedule: PaymentSchedule | null;
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
  /** Number, expiry, code. */
  readonly cardNodes: readonly FieldNode[];
  readonly wrongNodes: readonly FieldNode[];
  readonly failure: PaymentFailure | null;
  readonly isPaying: boolean;
  prepare(plans: readonly PaymentPlan[]): Promise<void>;
  choosePlan(plan: PaymentPlan): Promise<void>;
  chooseMethod(method: PaymentMethod): void;
  /** What the payer came back with from the payment provider. */
  showDecline(code: string): void;
  showRefusal(code: string): void;
  /** The page came back from the browser's memory while a payment was under way. */
  resume(): void;
  touchAll(): void;
}

const methodOfProvider: Record<keyof PaymentProviders, PaymentMethod> = {
  card: 'CARD',
  sepa: 'SEPA_DEBIT',
  ideal: 'IDEAL',
  invoice: 'SEPA_DEBIT',
};

/** The methods that this checkout can draw a form for. */
const drawnMethods: readonly PaymentMethod[] = ['CARD'];

type CardFieldName = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface PaymentInput {
  /** Where the receipt goes; empty where the traveller has not said. */
  email(): string;
}

export function createPaymentStep(context: CheckoutContext, state: CheckoutState, { email }: PaymentInput): PaymentStep {
  const { api, errors, config, checkoutId } = context;
  const today = () => todayIn(config.shell.market.timeZone, context.now());
  const [numberNode, expiryNode, cvcNode] = [
    cardNode('cardNumber', 'cc-number', checkCardNumber, 23),
    cardNode('cardExpiry', 'cc-exp', (value) => checkCardExpiry(value, today()), 7),
    cardNode('cardCvc', 'cc-csc', checkCardCvc, 4),
  ] as const;
  const cardNodes = [numberNode, expiryNode, cvcNode];

  function cardNode(
    name: CardFieldName,
    autocomplete: string,
    check: (value: string) => CardProblemCode | null,
    maxLength: number,
  ): FieldNode {
    const help = name === 'cardNumber' ? null : config.intl.message(`checkout.payment.${name}Help`);
    return createFieldNode({
      id: name,
      path: name,
      fieldPath: name,
      label: config.intl.message(`checkout.payment.${name}`),
      ...(help ? { help } : {}),
      control: 'integer',
      autocomplete,
      maxLength,
      width: name === 'cardNumber' ? 'full' : 'half',
      required: true,
      validate: (value) => {
        const code = check(value);
        return code ? { code, params: {} } : null;
      },
      problemText: ({ code }) => config.intl.message(`checkout.card.${code as CardProblemCode}`),
    });
  }

  function enabledMethods(): PaymentMethod[] {
    const { paymentProviders } = config.slice('checkout');
    const providers = state.details.sourceChannel === 'APP' ? paymentProviders.b2b : paymentProviders.b2c;
    const enabled = (Object.keys(methodOfProvider) as (keyof PaymentProviders)[]).filter((provider) => providers[provider]);
    return drawnMethods.filter((method) => enabled.some((provider) => methodOfProvider[provider] === method));
  }

  return makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      plans: [] as readonly PaymentPlan[],
      plan: 'ONE_TIME' as PaymentPlan,
      schedule: null as PaymentSchedule | null,
      methods: enabledMethods(),
      method: (enabledMethods()[0] ?? null) as PaymentMethod | null,
      cardNodes,
      failure: null as PaymentFailure | null,
      isPaying: false as boolean,
      get wrongNodes(): FieldNode[] {
        return cardNodes.filter(({ error }) => error !== null);
      },
      async prepare(plans: readonly PaymentPlan[]) {
        this.plans = plans;
        await this.choosePlan(plans.includes(this.plan) ? this.plan : (plans[0] ?? 'ONE_TIME'));
      },
      async choosePlan(plan: PaymentPlan) {
        this.plan = plan;
        this.phase = 'loading';
        try {
          const schedule = await api.getPaymentSchedule({ params: { checkoutId, plan } });
          runInAction(() => {
            if (this.plan !== plan) return;
            this.schedule = schedule;
            this.phase = 'ready';
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      chooseMethod(method: PaymentMethod) {
        this.method = method;
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
        for (const node of cardNodes) node.touch();
      },
      /** Pays. True when the payer is on the way to the confirmation or to the bank. */
      async submit(): Promise<boolean> {
        if (this.isPaying) return false;
        this.failure = null;
        this.touchAll();
        if (this.wrongNodes.length > 0) return false;
        const address = email();
        if (!address || !this.plan || !this.method) {
          this.failure = { kind: 'missingFields' };
          return false;
        }
        this.isPaying = true;
        const isPaid = await this.pay(address, this.method).catch(async (error: unknown) => {
          await this.tell(error);
          return false;
        });
        if (!isPaid) this.resume();
        return isPaid;
      },
      async pay(address: string, method: PaymentMethod): Promise<boolean> {
        const session = await api.createCheckoutSession({
          params: { checkoutId },
          body: { payment_plan: this.plan, payment_method: method, customer: { email: address } },
        });
        if (session.status === 'authorised') return leave(session.return_url);
        const card = { number: digitsOf(numberNode.value), expiry: formatExpiry(expiryNode.value), cvc: cvcNode.value.trim() };
        const confirmation = await context.confirmCard(session.confirm_url, card);
        if (confirmation.status === 'authorised') return leave(session.return_url);
        if (confirmation.status === 'requires_action' && confirmation.redirect_url) return leave(confirmation.redirect_url);
        this.showDecline(confirmation.decline_code ?? 'generic_decline');
        return false;
      },
      async tell(error: unknown) {
        if (error instanceof BookingError && (await errors.report(error))) return;
        this.showRefusal(error instanceof BookingError ? error.code : 'UNKNOWN');
      },
    },
    { plans: observableRef, schedule: observableRef, methods: false, cardNodes: false, failure: observableRef },
  );

  function leave(url: string): true {
    context.leaveTo(url);
    return true;
  }
}

/** What stands in a card field while one types. */
export const cardFormats: Record<string, (text: string) => string> = {
  cardNumber: groupCardNumber,
  cardExpiry: formatExpiry,
  cardCvc: (text) => digitsOf(text).slice(0, 4),
};
