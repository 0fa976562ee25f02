import { type Money, majorUnits } from '#domain/money.ts';
import type { LifecycleMailKind, StoredCancellation } from '#server/database/schema.ts';
import type { BookingMailInput } from './confirmation-mail.ts';
import { type Letter, letter } from './letter.ts';

/** The first part of the ids of a mail's words. */
const wordsOf = {
  bookingRequested: 'mail.requested',
  bookingChanged: 'mail.changed',
  changeRequested: 'mail.changeRequested',
  changeRefused: 'mail.changeRefused',
} as const satisfies Record<Exclude<LifecycleMailKind, 'bookingCancelled'>, string>;

/** The mail that tells a traveller what became of a booking, or of what was asked for. */
export function bookingNewsMail(kind: LifecycleMailKind) {
  return ({ booking, cancellation, url, brandName, intl }: BookingMailInput): Letter => {
    const { title } = booking;
    const words = kind === 'bookingCancelled' ? cancelledWords(cancellation) : wordsOf[kind];
    const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
    const day = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
    const price = (money: Money) => intl.formatNumber(majorUnits(money), { style: 'currency', currency: money.currency });
    const [name] = booking.travellerNames;
    return letter({
      subject: say(`${kind === 'bookingCancelled' ? 'mail.cancelled' : words}.subject`, { title }),
      greeting: name ? say('mail.confirmation.greeting', { name }) : '',
      intro: say(`${words}.intro`, { title }),
      rows: [
        [say('mail.confirmation.reference'), booking.bookingReference ?? ''],
        [say('mail.confirmation.start'), day(booking.startDate)],
        [say('mail.confirmation.end'), day(booking.endDate)],
        [say('mail.confirmation.travellers'), intl.formatList(booking.travellerNames)],
        ...(kind === 'bookingCancelled' && cancellation ? moneyRows(cancellation) : []),
      ],
      ...(kind === 'bookingCancelled' ? {} : { link: { url, label: say('mail.booking.open') } }),
      closing: say(kind === 'bookingCancelled' ? 'mail.cancelled.closing' : 'mail.booking.closing'),
      signature: say('mail.confirmation.signature', { brand: brandName }),
      locale: intl.locale,
    });

    function moneyRows({ isCaptured, kept, refund }: StoredCancellation): [string, string][] {
      if (!isCaptured) return [[say('mail.cancelled.charged'), price({ amount: 0, currency: refund.currency })]];
      return [
        [say('mail.cancelled.refund'), price(refund)],
        ...(kept.amount > 0 ? [[say('mail.cancelled.kept'), price(kept)] as [string, string]] : []),
      ];
    }
  };
}

function cancelledWords(cancellation: StoredCancellation | null): string {
  if (cancellation?.by === 'payment') return 'mail.cancelledByPayment';
  return cancellation?.by === 'supplier' && !cancellation.isCaptured ? 'mail.cancelledBySupplier' : 'mail.cancelled';
}
