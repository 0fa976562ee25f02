import type { CallName, CallTypes } from '#contract/calls.generated.ts';

type Part = 'params' | 'query' | 'body';

/** What a call is given: only the parts that its schema names. */
export type CallInput<Name extends CallName> = {
  [P in Part as CallTypes[Name][P] extends undefined ? never : P]: CallTypes[Name][P];
};

/**
 * The booking API as functions. In the browser each is an HTTP request; while a page is rendered on the server the same
 * handlers are called in process. A call that fails rejects with a BookingError.
 */
export type Api = {
  [Name in CallName]: (input: CallInput<Name>) => Promise<CallTypes[Name]['answer']>;
};
