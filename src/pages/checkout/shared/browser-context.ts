import type { ApiError } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutContext } from '#stores/checkout/checkout-context.ts';
import type { FieldValidators } from '#stores/checkout/compile-form.ts';
import type { PaymentConfirmation, PaymentEntry } from '#stores/checkout/payment-confirmation.ts';
import type { RootStore } from '#stores/root-store.ts';

/** What the checkout's store needs of the browser. Nothing here runs before it is called, so that the server may make a store too. */
export function browserContext({ config, api, errors }: RootStore, checkoutId: string): CheckoutContext {
  return {
    checkoutId,
    config,
    api,
    errors,
    storage: {
      getItem: (name) => window.localStorage.getItem(name),
      setItem: (name, value) => window.localStorage.setItem(name, value),
      removeItem: (name) => window.localStorage.removeItem(name),
    },
    now: () => new Date(),
    onLeave: (listener) => addEventListener('pagehide', listener),
    loadValidators: async (url) => ((await import(/* @vite-ignore */ url)) as { validators: FieldValidators }).validators,
    loadPhoneNumbers: () => import('#domain/phone-number.ts'),
    confirmPayment,
    leaveTo: (url) => window.location.assign(url),
  };
}

/** What a payer enters goes from the form to the payment provider; the store's own calls never see it. */
async function confirmPayment(url: string, entry: PaymentEntry): Promise<PaymentConfirmation> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  }).catch(() => null);
  if (!response) throw new BookingError('API_SERVICE_UNAVAILABLE');
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isConfirmation(answer)) return answer;
  const { code, statusMessage = response.statusText } = (answer ?? {}) as Partial<ApiError>;
  throw code
    ? BookingError.fromAnswer({ code, status: response.status, statusMessage })
    : BookingError.fromStatus(response.status, statusMessage);
}

function isConfirmation(answer: unknown): answer is PaymentConfirmation {
  return typeof answer === 'object' && answer !== null && 'status' in answer && !('code' in answer);
}
