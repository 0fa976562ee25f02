import type { BrokenDocument } from './broken-document.ts';
import { rename, shippedText } from './edits.ts';

const footerOf = (order: number) =>
  JSON.stringify({
    thirdBlock: { links: { alps: null } },
    firstBlock: { links: { news: { order, label: { en: 'News' }, link: { type: 'external', url: 'https://small.example/news' } } } },
  });

const french = shippedText('base/messages/fr.json');

/** One mistake that several markets share. */
export const severalMarketsMistakes: BrokenDocument[] = [
  {
    mistake: 'what every market needs taken from base',
    edits: { 'base/market.json': (json) => delete json.seo },
    told: [
      'markets/base/market.json:1:1 error missing-key: "seo" is missing in this document. What search engines show where a page says nothing of its own. 2 markets do not state it, either.',
    ],
  },
  {
    mistake: 'a part of what markets change taken from base',
    edits: {
      'base/market.json': (json) => delete json.enabledPaymentProvidersB2c.card,
      'gb/market.json': (json) => (json.enabledPaymentProvidersB2c = { invoice: false }),
    },
    told: [
      'markets/base/market.json:9:3 error missing-key: "card" is missing in "enabledPaymentProvidersB2c". Card payments. 2 markets do not state it, either.',
    ],
  },
  {
    mistake: 'an entry taken from base that markets change',
    edits: {
      'base/header.json': (json) => delete json.externalNavigation.blog,
      'gb/header.json': '{ "externalNavigation": { "blog": { "label": { "en": "News" } } } }\n',
      'be/header.json': (json) => (json.externalNavigation = { blog: { label: { en: 'News' } } }),
    },
    told: [
      'markets/base/header.json:30:3 error missing-key: "blog" is missing in "externalNavigation", though 2 markets change a part of it.',
    ],
  },
  {
    mistake: 'an entry that is renamed in base while markets change it',
    edits: {
      'base/header.json': (json) => rename(json.externalNavigation, 'blog', 'blogg'),
      'fr/market.json': (json) => {
        const language = { urlCode: 'fr', contentLocale: 'fr-FR', customerAccountLocale: 'fr-FR', fullName: 'Français' };
        const rest = { order: 3, currency: 'EUR', country: 'FR', timeZone: 'Europe/Paris', availableLanguages: [language] };
        Object.assign(json, { name: { en: 'France', fr: 'France' }, ...rest });
      },
      'fr/header.json': '{ "externalNavigation": { "blog": { "label": { "en": "News" } } } }\n',
      'gb/header.json': '{ "externalNavigation": { "blog": { "label": { "en": "News" } } } }\n',
      'be/header.json': (json) => (json.externalNavigation = { blog: { label: { en: 'News' } } }),
    },
    told: [
      'markets/base/header.json:31:5 error unknown-key: 3 markets change "blog", which base does not have; it has "blogg" instead. [blog]',
    ],
  },
  {
    mistake: 'a slip that two markets share',
    edits: {
      'gb/header.json': '{ "externalNavigation": { "blogg": { "label": { "en": "News" } } } }\n',
      'be/header.json': (json) => (json.externalNavigation = { blogg: { label: { en: 'News' } } }),
    },
    told: [
      'markets/be/header.json:12:5 error unknown-key: base has no "blogg" here that could be changed, and as a new entry it lacks "order", "link". [blog]',
      'markets/gb/header.json:1:27 error unknown-key: base has no "blogg" here that could be changed, and as a new entry it lacks "order", "link". [blog]',
    ],
  },
  {
    mistake: 'an email that base leaves out and a market asks for otherwise',
    edits: {
      'base/required-fields.json': (json) => delete json.contact.email,
      'be/required-fields.json': '{ "contact": { "firstName": "optional" } }\n',
    },
    told: [
      'markets/base/required-fields.json:3:3 error contact-email-is-required: The field "email" of the section "contact" must be required: nobody can pay without it, or get a confirmation.',
    ],
  },
  {
    mistake: 'no means of payment in base',
    edits: { 'base/market.json': (json) => (json.enabledPaymentProvidersB2c.card = false) },
    told: [
      'markets/base/market.json:9:3 error open-channels-have-a-payment-provider: Nobody could pay: no means of payment is on for consumers, who buy in the markets "gb" and "be".',
    ],
  },
  {
    mistake: 'a banner in base whose promo code no checkout takes',
    edits: {
      'base/market.json': (json) => {
        const words = { en: 'Spring', fr: 'Printemps' };
        Object.assign(json.promoCodeBanner, {
          enabled: true,
          promoCode: 'SUMMER',
          title: words,
          shortDescription: words,
          longDescription: words,
        });
      },
    },
    told: [
      'markets/base/market.json:49:18 warning announced-promo-codes-exist: This promo code is announced in the markets "gb" and "be", but promo-codes.json has none of this name: checkouts would refuse it.',
    ],
  },
  {
    mistake: 'a currency of several markets without a rate',
    edits: {
      'rates.json': (json) => {
        json.currencies.USD = { rate: 1.1, minorUnits: 2, roundTo: 100 };
        delete json.currencies.GBP;
      },
      'be/market.json': (json) => (json.currency = 'GBP'),
    },
    told: [
      'markets/rates.json:4:3 error market-currency-has-a-rate: There is no rate for "GBP", the currency of the markets "gb" and "be".',
    ],
  },
  {
    mistake: 'a feature of several routes that is misspelt in base',
    edits: {
      'base/market.json': (json) => rename(json.featureFlags, 'enableNewTourDetail', 'enableNewTourDetial'),
      'routes.json': (json) => (json.routes.planner.flag = 'enableNewTourDetail'),
    },
    told: [
      'markets/base/market.json:5:5 error route-flags-are-declared-in-base: The feature "enableNewTourDetail" is not declared here, though 2 routes ask for it. [enableNewTourDetail]',
    ],
  },
  {
    mistake: 'a feature of several routes that base does not declare',
    edits: {
      'routes.json': (json) => {
        json.routes.planner.flag = 'enablePlanning';
        json.routes.destinations.flag = 'enablePlanning';
      },
    },
    told: [
      'markets/base/market.json:3:3 error route-flags-are-declared-in-base: The feature "enablePlanning" is not declared here, though 2 routes ask for it.',
    ],
  },
  {
    mistake: 'an order in base where most markets have an entry',
    edits: {
      'base/footer.json': (json) => (json.firstBlock.links.tours.order = 3),
      'gb/footer.json': footerOf(3),
      'be/footer.json': footerOf(3),
    },
    told: [
      'markets/base/footer.json:9:18 warning neighbours-have-orders-of-their-own: 2 markets have an entry of the order 3 beside "tours", so it is left to chance which of the two comes first.',
    ],
  },
  {
    mistake: 'a language without messages that several markets speak',
    edits: {
      'base/messages/fr.json': null,
      'gb/market.json': (json) =>
        json.availableLanguages.push({ urlCode: 'fr', contentLocale: 'fr-FR', customerAccountLocale: 'fr-FR', fullName: 'Français' }),
    },
    told: [
      'markets/base/messages/fr.json:1:1 warning messages-exist-in-every-language: The markets "gb" and "be" speak "fr", but base/messages/fr.json does not exist: English is shown.',
    ],
  },
  {
    mistake: 'a misspelt English message',
    edits: { 'base/messages/en.json': (json) => rename(json, 'shell.skip', 'shell.skipp'), 'base/messages/nl.json': french },
    told: [
      'markets/base/messages/en.json:7:3 error messages-are-declared-in-english: No other language has the message "shell.skipp"; all of them have "shell.skip". [shell.skip]',
    ],
  },
  {
    mistake: 'a message that only English has as yet',
    edits: {
      'base/messages/en.json': (json) => (json['shell.new'] = 'New words'),
      'base/messages/nl.json': french,
      'base/messages/de.json': french,
      'gb/market.json': (json) =>
        json.availableLanguages.push(
          { urlCode: 'fr', contentLocale: 'fr-FR', customerAccountLocale: 'fr-FR', fullName: 'Français' },
          { urlCode: 'nl', contentLocale: 'nl-NL', customerAccountLocale: 'nl-NL', fullName: 'Nederlands' },
          { urlCode: 'de', contentLocale: 'de-DE', customerAccountLocale: 'de-DE', fullName: 'Deutsch' },
        ),
    },
    told: [
      'markets/base/messages/en.json:8:3 warning messages-exist-in-every-language: The message "shell.new" is missing in "fr", "nl", "de": the English one is shown there.',
    ],
  },
  {
    mistake: 'a field taken from base that base requires and markets change',
    edits: {
      'base/required-fields.json': (json) => (json.passenger.gender = 'optional'),
      'base/traveller-fields.json': (json) => delete json.passenger.gender,
      'gb/traveller-fields.json': '{ "passenger": { "gender": { "label": { "en": "Sex" } } } }\n',
    },
    told: [
      'markets/base/required-fields.json:12:5 error required-fields-exist: traveller-fields.json has no field "gender" in the section "passenger".',
    ],
  },
  {
    mistake: 'a copied market that kept the name and the order of the other one, whose folder comes later',
    edits: {
      'at/market.json': (json) =>
        Object.assign(json, JSON.parse(shippedText('gb/market.json')), {
          country: 'AT',
          timeZone: 'Europe/Vienna',
          bookingProvider: { distributionChannel: 'small-at' },
        }),
    },
    told: [
      'markets/at/market.json:4:11 warning markets-have-names-of-their-own: The market "gb" is called "United Kingdom", too: in the selector nobody can tell the two apart.',
      'markets/at/market.json:7:12 warning markets-have-orders-of-their-own: The market "gb" has the order 1, too, so their order is left to chance.',
    ],
  },
  {
    mistake: 'most markets without a currency, which another one states',
    edits: {
      'be/market.json': (json) => delete json.currency,
      'fr/market.json': (json) => {
        Object.assign(json, JSON.parse(shippedText('be/market.json')));
        delete json.currency;
      },
    },
    told: [
      'markets/be/market.json:1:1 error missing-key: "currency" is missing in this document. The one currency of the market.',
      'markets/fr/market.json:1:1 error missing-key: "currency" is missing in this document. The one currency of the market.',
    ],
  },
];
