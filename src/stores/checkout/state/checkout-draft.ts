import { reaction } from 'mobx';
import type { CheckoutDraft } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { type CheckoutContext, checkoutQuery } from '../checkout-context.ts';
import type { CheckoutProgress } from './checkout-progress.ts';

/** Between two drafts that are sent while somebody types: the browser's own storage is what saves them meanwhile. */
const sendDelayMs = 4000;

/** Keeps the server's draft up to date, in the background: another device, or a browser that keeps nothing, begins from it. */
export interface DraftKeeper {
  /** Sends what was not sent yet; resolves when that, and whatever is on its way, has been tried. */
  flush(): Promise<void>;
}

export function keepDraft(context: CheckoutContext, progress: CheckoutProgress): DraftKeeper {
  const { api, errors } = context;
  let sent = JSON.stringify(draftOf(progress));
  let isOver = false;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    const draft = draftOf(progress);
    const text = JSON.stringify(draft);
    if (isOver || text === sent) return;
    const before = sent;
    sent = text;
    try {
      await api.saveCheckoutDraft({ query: checkoutQuery(context), body: draft });
    } catch (error) {
      if (sent === text) sent = before;
      // Booked, or in somebody else's hands: there is nothing to keep here any more. All else is tried again with the next change.
      if (!(error instanceof BookingError) || (error.code !== 'STATUS_CONFLICT' && error.code !== 'CHECKOUT_NOT_FOUND')) return;
      isOver = true;
      if (error.code === 'CHECKOUT_NOT_FOUND') await errors.report(error);
    }
  }

  reaction(
    () => draftOf(progress),
    () => void sendInTurn(),
    { delay: sendDelayMs },
  );
  context.onLeave(() => {
    progress.flush();
    const draft = draftOf(progress);
    const text = JSON.stringify(draft);
    if (isOver || text === sent) return;
    sent = text;
    context.sendLastDraft(draft);
  });
  return { flush };

  function flush(): Promise<void> {
    progress.flush();
    return sendInTurn();
  }

  function sendInTurn(): Promise<void> {
    sending = sending.then(send);
    return sending;
  }
}

function draftOf({ completedSteps, travelerDetails, activityAnswers, paymentChoice }: CheckoutProgress): CheckoutDraft {
  return { completedSteps, travelerDetails, activityAnswers, paymentChoice };
}
