import type { IntlShape } from '@formatjs/intl';
import type { Money } from '#contract/api.generated.ts';
import { majorUnits } from '#domain/money.ts';
import { type Letter, letter } from './letter.ts';

export interface PaymentFailedInput {
  /** How the payer is addressed; empty where nobody asked. */
  name: string;
  title: string;
  reference: string;
  dueDate: string;
  amount: Money;
  /** The day on which it is tried again; null where it is not. */
  nextTry: string | null;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that tells a payer that a later payment could not be taken. */
export function paymentFailedMail({ name, title, reference, dueDate, amount, nextTry, brandName, intl }: PaymentFailedInput): Letter {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const day = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return letter({
    subject: say('mail.paymentFailed.subject', { title }),
    greeting: name === '' ? '' : say('mail.confirmation.greeting', { name }),
    intro: say('mail.paymentFailed.intro', { title }),
    rows: [
      [say('mail.confirmation.reference'), reference],
      [say('mail.paymentFailed.due'), day(dueDate)],
      [say('mail.paymentFailed.amount'), intl.formatNumber(majorUnits(amount), { style: 'currency', currency: amount.currency })],
    ],
    closing: nextTry ? say('mail.paymentFailed.again', { day: day(nextTry) }) : say('mail.paymentFailed.write'),
    signature: say('mail.confirmation.signature', { brand: brandName }),
    locale: intl.locale,
  });
}
