import type { MessageId } from '#config/names.ts';
import type { BookingState, Money } from '#contract/api.generated.ts';
import type { IconName } from '#contract/documents.generated.ts';

export interface BookingWords {
  icon: IconName;
  tone: 'good' | 'waiting' | 'ended';
  title: MessageId;
  texts: { id: MessageId; values?: Record<string, Money> }[];
}

type Waiting = Pick<BookingWords, 'title' | 'texts'>;

const confirmed: BookingWords = {
  icon: 'circle-check',
  tone: 'good',
  title: 'checkout.booking.confirmed',
  texts: [{ id: 'checkout.booking.confirmedText' }],
};

const waiting = ({ title, texts }: Waiting): BookingWords => ({ icon: 'clock', tone: 'waiting', title, texts });

/** What a traveller reads about where a booking stands. */
export function wordsOf(state: BookingState): BookingWords {
  const { bookingStatus: status, canCancel, isChangeRefused } = state;
  if (status.endsWith('_IN_PROGRESS'))
    return waiting({ title: 'checkout.booking.inProgress', texts: [{ id: 'checkout.booking.inProgressText' }] });
  if (isChangeRefused) return waiting({ title: 'checkout.booking.changeRefused', texts: [{ id: 'checkout.booking.changeRefusedText' }] });
  switch (status) {
    case 'BOOKING_REQUESTED':
      return waiting({ title: 'checkout.booking.requested', texts: [{ id: 'checkout.booking.requestedText' }] });
    case 'BOOKING_CHANGE_REQUESTED':
      return waiting({ title: 'checkout.booking.changeRequested', texts: [{ id: 'checkout.booking.changeRequestedText' }] });
    case 'CANCELLATION_INITIATED':
      return waiting({ title: 'checkout.booking.cancelBegun', texts: [{ id: 'checkout.booking.cancelBegunText' }] });
    case 'CANCELLATION_COMPLETED':
      return { icon: 'circle-check', tone: 'ended', title: 'checkout.booking.cancelled', texts: cancelledTexts(state) };
    case 'BOOKING_CHANGE_INITIATED':
      return { ...confirmed, title: 'checkout.booking.changeTitle', texts: [{ id: 'checkout.booking.changeText' }] };
    case 'BOOKING_CHANGE_COMPLETED':
      return { ...confirmed, title: 'checkout.booking.changed', texts: canCancel ? confirmed.texts : [] };
    default:
      return { ...confirmed, texts: canCancel ? confirmed.texts : [] };
  }
}

function cancelledTexts({ cancellation }: BookingState): BookingWords['texts'] {
  if (!cancellation) return [];
  const { by, refund, kept } = cancellation;
  const reasons = { supplier: 'checkout.booking.cancelledBySupplier', payment: 'checkout.booking.cancelledByPayment' } as const;
  const isCharged = refund.amount + kept.amount > 0;
  const reason = by === 'traveller' || isCharged ? [] : [{ id: reasons[by] }];
  if (!isCharged) return [...reason, { id: 'checkout.booking.cancelledNothing' }];
  return [
    refund.amount > 0 ? { id: 'checkout.booking.cancelledRefund', values: { refund } } : { id: 'checkout.booking.cancelledNoRefund' },
  ];
}
