import type { CallName } from '#contract/calls.generated.ts';
import type { BookingProvider } from '#server/booking/provider.ts';

/** What our servers ask of a booking platform beside the calls of the API; no browser may. */
export type InternalCallName = Exclude<keyof BookingProvider, CallName>;

interface InternalCall {
  /** GET is asked once more where the answer fails to come (specification, section 7), POST never. */
  method: 'GET' | 'POST';
  /** The method's arguments in order. A session travels as a header, so that no log of addresses holds one. */
  takes: readonly ('checkoutId' | 'sessionHash')[];
  answer: object;
}

const internalPrefix = '/platform/v1';

/** Hash of the session for which a call is made. */
export const sessionHeader = 'x-session-hash';
/** Through which channel and agency a session buys, where a call may make the session known. */
export const channelHeader = 'x-session-channel';
export const agencyHeader = 'x-session-agency';

const text = { type: 'string' } as const;

export const internalCalls = {
  ownsCheckout: { method: 'GET', takes: ['checkoutId', 'sessionHash'], answer: { type: 'boolean' } },
  locateCheckout: {
    method: 'GET',
    takes: ['checkoutId'],
    answer: {
      type: ['object', 'null'],
      properties: { market: text, language: text },
      required: ['market', 'language'],
      additionalProperties: false,
    },
  },
  settle: {
    method: 'POST',
    takes: ['checkoutId'],
    answer: {
      oneOf: [
        {
          type: 'object',
          properties: { state: { enum: ['booked', 'unpaid', 'pending'] } },
          required: ['state'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { state: { enum: ['released', 'declined'] }, reason: text },
          required: ['state', 'reason'],
          additionalProperties: false,
        },
      ],
    },
  },
  reconcile: { method: 'POST', takes: [], answer: { type: 'null' } },
} as const satisfies Record<InternalCallName, InternalCall>;

export function internalPath(name: InternalCallName): string {
  return `${internalPrefix}/${name}`;
}
