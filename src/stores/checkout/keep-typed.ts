import { reaction } from 'mobx';
import type { CheckoutContext } from './checkout-context.ts';

/** Typing goes on while nothing is written; a key costs as little with many travellers as with one. */
const keepDelayMs = 300;

/** Keeps what is typed: a moment after each change, and at once when the page is left before that. */
export function keepTyped<Typed>({ onLeave }: CheckoutContext, read: () => Typed, keep: (typed: Typed) => void): void {
  reaction(read, keep, { delay: keepDelayMs });
  onLeave(() => keep(read()));
}
