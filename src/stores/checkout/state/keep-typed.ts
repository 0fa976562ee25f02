import { reaction } from 'mobx';
import type { CheckoutContext } from '../checkout-context.ts';
import type { CheckoutProgress } from './checkout-progress.ts';
import type { CheckoutRecord } from './checkout-storage.ts';

/** Typing goes on while nothing is written; a key costs as little with many travellers as with one. */
const keepDelayMs = 300;

export interface TypedScreen<Typed> {
  /** What stands on the screen. */
  read(): Typed;
  keep(typed: Typed): void;
  /** Shows what another tab has kept. */
  adopt(record: CheckoutRecord): void;
}

/**
 * Keeps what is typed: a moment after each change, when the browser has nothing else to do, and at once when the page is left
 * before that. What another tab types appears here.
 */
export function keepTyped<Typed>(
  { onLeave, whenIdle }: Pick<CheckoutContext, 'onLeave' | 'whenIdle'>,
  progress: CheckoutProgress,
  { read, keep, adopt }: TypedScreen<Typed>,
): void {
  let isKept = true;
  function flush(): void {
    if (isKept) return;
    isKept = true;
    keep(read());
  }
  reaction(
    read,
    () => {
      isKept = false;
      whenIdle(flush);
    },
    { delay: keepDelayMs },
  );
  const keepNow = () => {
    isKept = true;
    keep(read());
  };
  onLeave(keepNow);
  progress.follow({ flush: keepNow, adopt });
}
