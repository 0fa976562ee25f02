import type { IntlShape } from '@formatjs/intl';
import type { Money } from '#contract/api.generated.ts';
import { majorUnits } from '#domain/money.ts';
import { type Letter, letter } from './letter.ts';

export interface CustomTourMailInput {
  /** How the traveller is addressed; empty where nobody asked. */
  name: string;
  title: string;
  /** Missing where there is no proposal. */
  proposal?: { days: number; price: Money };
  /** The whole address of the tour. */
  url: string;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that tells travellers where the tour lies that they have designed. */
export function customTourMail({ name, title, proposal, url, brandName, intl }: CustomTourMailInput): Letter {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const wholePrice = (price: Money) =>
    intl.formatNumber(majorUnits(price), { style: 'currency', currency: price.currency, maximumFractionDigits: 0 });
  return letter({
    subject: say('mail.customTour.subject', { title }),
    greeting: name === '' ? '' : say('mail.confirmation.greeting', { name }),
    intro: say('mail.customTour.intro'),
    rows: proposal
      ? [
          [say('mail.customTour.days'), intl.formatNumber(proposal.days)],
          [say('mail.customTour.price'), wholePrice(proposal.price)],
        ]
      : [],
    link: { url, label: say('mail.customTour.open') },
    closing: say('mail.customTour.closing'),
    signature: say('mail.confirmation.signature', { brand: brandName }),
    locale: intl.locale,
  });
}
