import type { Api, CallInput } from '#api/api.ts';
import { type CallName, type CallTypes, callContracts } from '#contract/calls.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { BookingProvider, Caller } from '#server/booking/provider.ts';

/** Who is calling. */
export interface CallContext extends Caller {
  /** The caller's session, made now where there is none. */
  ensureSession(): Promise<string>;
}

/** A call as a plain function: HTTP and the renderer in the same process make it alike. */
export type Handlers = {
  [Name in CallName]: (context: CallContext, input: CallInput<Name>) => Promise<CallTypes[Name]['answer']>;
};

interface AnyInput {
  params?: { checkoutId?: string };
  query?: { checkoutId?: string };
}

/**
 * The calls of a booking provider, each behind the access that the table of calls gives it.
 * @param checksOwners false where the provider itself refuses a session that does not own the checkout
 */
export function createHandlers(provider: BookingProvider, { checksOwners = true } = {}): Handlers {
  const entries = (Object.keys(callContracts) as CallName[]).map((name) => [name, createHandler(name, provider, checksOwners)]);
  return Object.fromEntries(entries) as Handlers;
}

/** What makes a checkout this visitor's: who has no session gets one. */
const owningCalls: readonly CallName[] = ['createCheckout', 'resumeCheckout'];

function createHandler(name: CallName, provider: BookingProvider, checksOwners: boolean) {
  const { access } = callContracts[name];
  const call = provider[name] as (input: AnyInput, caller: Caller) => Promise<unknown>;
  return async (context: CallContext, input: AnyInput): Promise<unknown> => {
    if (access === 'owner') await requireOwner(checksOwners ? provider : null, context, input);
    const sessionHash = owningCalls.includes(name) ? await context.ensureSession() : context.sessionHash;
    return call(input, { sessionHash });
  };
}

/** Somebody else's checkout and one that does not exist are told apart by nobody. @throws BookingError CHECKOUT_NOT_FOUND */
async function requireOwner(provider: BookingProvider | null, { sessionHash }: CallContext, { params, query }: AnyInput): Promise<void> {
  const checkoutId = params?.checkoutId ?? query?.checkoutId;
  if (!checkoutId || !sessionHash) throw new BookingError('CHECKOUT_NOT_FOUND');
  if (provider && !(await provider.ownsCheckout(checkoutId, sessionHash))) throw new BookingError('CHECKOUT_NOT_FOUND');
}

/** The API in process, for a caller without HTTP. */
export function createLocalApi(handlers: Handlers, context: CallContext): Api {
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    (input: never) => (handler as (context: CallContext, input: never) => unknown)(context, input),
  ]);
  return Object.fromEntries(entries) as Api;
}

/** A visitor of public pages, who has no session and gets none. */
export const anonymous: CallContext = {
  sessionHash: null,
  ensureSession: async () => {
    throw new BookingError('CHECKOUT_NOT_FOUND', 'A public page makes no checkout');
  },
};
