import type { IntlShape } from '@formatjs/intl';
import type { BookingData, PriceLine } from '#contract/api.generated.ts';
import { type Money, majorUnits } from '#domain/money.ts';
import type { StoredCancellation } from '#server/database/schema.ts';
import { type Letter, letter } from './letter.ts';

export interface BookingMailInput {
  booking: BookingData;
  /** Null where none was begun. */
  cancellation: StoredCancellation | null;
  /** The whole address of the screen on which a booking is changed or cancelled. */
  url: string;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that tells a traveller of a completed booking. */
export function confirmationMail({ booking, brandName, intl }: BookingMailInput): Letter {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const price = (money: Money) => intl.formatNumber(majorUnits(money), { style: 'currency', currency: money.currency });
  const day = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const { lines, promoCode, externallyPaidCharges, totalPackagePrice } = booking.prices;
  return letter({
    subject: say('mail.confirmation.subject', { title: booking.title }),
    greeting: say('mail.confirmation.greeting', { name: booking.travellerNames[0] ?? '' }),
    intro: say('mail.confirmation.intro', { title: booking.title }),
    rows: [
      [say('mail.confirmation.reference'), booking.bookingReference ?? ''],
      [say('mail.confirmation.start'), day(booking.startDate)],
      [say('mail.confirmation.end'), day(booking.endDate)],
      [say('mail.confirmation.travellers'), intl.formatList(booking.travellerNames)],
      ...lines.map((line): [string, string] => [lineLabel(line, promoCode?.code ?? '', intl), price(line.total)]),
      [say('mail.confirmation.total'), price(totalPackagePrice)],
      [say('mail.confirmation.paid'), price(booking.totalPaid)],
      ...laterPayments(booking).map(({ dueDate, amount }): [string, string] => [
        say('mail.confirmation.later', { day: day(dueDate) }),
        price(amount),
      ]),
      ...(externallyPaidCharges?.items ?? []).map(({ name, totalPrice }): [string, string] => [
        `${say('mail.confirmation.onTheSpot')}: ${name}`,
        price(totalPrice),
      ]),
    ],
    closing: say('mail.confirmation.closing'),
    signature: say('mail.confirmation.signature', { brand: brandName }),
    locale: intl.locale,
  });
}

/** What is taken later, by the plan that was chosen. */
function laterPayments({ payments }: BookingData): BookingData['payments'] {
  return payments.filter(({ status }) => status === 'Open');
}

function lineLabel({ kind, name, quantity }: PriceLine, code: string, intl: IntlShape<string>): string {
  if (kind === 'baseService' || kind === 'upsell') return quantity > 1 ? `${quantity} × ${name}` : (name ?? '');
  const words = intl.formatMessage({ id: `mail.confirmation.line.${kind}` }, { quantity });
  return kind === 'promoCode' ? `${words} ${code}` : words;
}
