import type { CatalogueEntry } from './entry.ts';

/** Mistakes of what a booking asks, tells and costs. */
export const checkoutEntries = {
  'questions-of-an-activity-differ': {
    title: 'Questions of an activity differ',
    explanation:
      'An answer is kept under its activity and the text of its question. Two questions of one activity with the same text would share one answer.',
    wrong: '{ "questions": { "adult": { "question": { "en": "How tall?" } }, "child": { "question": { "en": "How tall?" } } } }',
    right:
      '{ "questions": { "adult": { "question": { "en": "How tall?" } }, "child": { "question": { "en": "How tall is the child?" } } } }',
  },
  'placeholders-stand-in-braces': {
    title: 'Placeholders stand in braces',
    explanation:
      'A value is put in place of a name in braces. What other programs write, as %s, %name%, %{name} or {{name}}, visitors would read as it stands.',
    wrong: '{ "tooLong": { "en": "At most %max% characters." } }',
    right: '{ "tooLong": { "en": "At most {max} characters." } }',
  },
  'checkout-messages-tell-their-bounds': {
    title: 'Checkout messages tell their bounds',
    explanation:
      'A message about a value that is too small or too large says which one is allowed. Where one language, or one market, leaves out what the others say, its travellers have to guess.',
    wrong: '{ "tooLong": { "en": "At most {max} characters.", "fr": "Trop long." } }',
    right: '{ "tooLong": { "en": "At most {max} characters.", "fr": "Au plus {max} caractères." } }',
  },
  'promo-codes-are-for-open-channels': {
    title: 'Promo codes are for open channels',
    explanation:
      'A code that is for agencies alone, or for consumers alone, can be used where they may buy: agencies where a market has a distribution channel, consumers where enableB2cChannel is true.',
    wrong: '{ "channels": ["B2B"], "markets": ["gb"] }, while gb/market.json has no distributionChannel',
    right: '{ "channels": ["B2C"], "markets": ["gb"] }',
  },
  'amounts-are-plausible': {
    title: 'Amounts are plausible',
    explanation:
      'Amounts are in euro cents. A least price that every trip exceeds, or a discount that nobody would notice, was probably written in euros. A least price of 0 leaves no trip out.',
    wrong: '{ "installment": { "minimumTotal": 1200 } }',
    right: '{ "installment": { "minimumTotal": 120000 } }',
  },
  'cancellation-steps-differ': {
    title: 'Cancellation steps differ',
    explanation: 'From each step on more is kept than before it. One that keeps as much as the step before was probably copied from it.',
    wrong: '{ "late": { "daysBefore": 14, "keptPercent": 50 }, "last": { "daysBefore": 0, "keptPercent": 50 } }',
    right: '{ "late": { "daysBefore": 14, "keptPercent": 50 }, "last": { "daysBefore": 0, "keptPercent": 90 } }',
  },
  'price-factors-are-of-single-choices': {
    title: 'Price factors are of single choices',
    explanation:
      'The indicative price of a tour is multiplied by the priceFactor of the one choice that was made. Where several can be made, none of them counts.',
    wrong: '{ "widget": "multiChoice", "options": { "fine": { "priceFactor": 1.3 } } }',
    right: '{ "widget": "radio", "options": { "fine": { "priceFactor": 1.3 } } }',
  },
  'identities-are-of-their-market': {
    title: 'Identities are of their market',
    explanation:
      'Bookings and accounts of a market come under its distribution channel and its marketIdentifier. One that another market states, too, and that has the code of that market in it, was probably copied along.',
    wrong: '{ "distributionChannel": "acme-gb" } in fr/market.json, as in gb/market.json',
    right: '{ "distributionChannel": "acme-fr" } in fr/market.json',
  },
  'destination-languages-exist': {
    title: 'Languages of destinations exist',
    explanation:
      'Pages name the languages of a country by their codes of ISO 639, which are not always those of the country: Japanese is ja.',
    wrong: '{ "countryCode": "JP", "facts": { "languages": ["jp"] } }',
    right: '{ "countryCode": "JP", "facts": { "languages": ["ja"] } }',
  },
} satisfies Record<string, CatalogueEntry>;
