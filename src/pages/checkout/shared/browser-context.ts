import type { ApiError, CheckoutDraft } from '#contract/api.generated.ts';
import { calls } from '#contract/calls.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CheckoutContext } from '#stores/checkout/checkout-context.ts';
import type { PaymentConfirmation, PaymentEntry } from '#stores/checkout/payment/payment-confirmation.ts';
import type { FieldValidators } from '#stores/checkout/travellers/compile-form.ts';
import type { RootStore } from '#stores/root-store.ts';

/** What the checkout's store needs of the browser. Nothing here runs before it is called, so that the server may make a store too. */
export function browserContext({ config, api, errors, notifications }: RootStore, checkoutId: string): CheckoutContext {
  const { shell } = config;
  return {
    checkoutId,
    config,
    api,
    errors,
    notifications,
    network: {
      isOnline: () => navigator.onLine,
      onChange: (listener) => {
        addEventListener('online', listener);
        addEventListener('offline', listener);
      },
      later: (callback, ms) => setTimeout(callback, ms),
    },
    storage: {
      getItem: (name) => window.localStorage.getItem(name),
      setItem: (name, value) => window.localStorage.setItem(name, value),
      removeItem: (name) => window.localStorage.removeItem(name),
      keys: () => Object.keys(window.localStorage),
    },
    onForeignWrite: (listener) => addEventListener('storage', ({ key }) => listener(key)),
    now: () => new Date(),
    onLeave: (listener) => {
      addEventListener('pagehide', listener);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener());
    },
    sendLastDraft: (draft) => sendLastDraft({ checkoutId, marketConfigurationId: shell.market.code, lang: shell.language.urlCode }, draft),
    whenIdle: (work) => {
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
      else setTimeout(work);
    },
    loadValidators: async (url) => ((await import(/* @vite-ignore */ url)) as { validators: FieldValidators }).validators,
    loadPhoneNumbers: () => import('#domain/phone-number.ts'),
    confirmPayment,
    leaveTo: (url) => window.location.assign(url),
  };
}

/** Characters that a browser sends for a page that is gone: 64 kB in all, of up to two bytes each. */
const lastDraftLimit = 30_000;

/** The request outlives the page. The API's own client would begin it too late: it waits for its code. */
function sendLastDraft(query: Record<string, string>, draft: CheckoutDraft): void {
  const body = JSON.stringify(draft);
  if (body.length > lastDraftLimit) return;
  const { method, path } = calls.saveCheckoutDraft;
  const headers = { 'content-type': 'application/json' };
  fetch(`${path}?${new URLSearchParams(query)}`, { method, headers, body, keepalive: true }).catch(() => undefined);
}

/** What a payer enters goes from the form to the payment provider; the store's own calls never see it. */
async function confirmPayment(url: string, entry: PaymentEntry): Promise<PaymentConfirmation> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  }).catch(() => null);
  if (!response) throw new BookingError('UNREACHABLE');
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
