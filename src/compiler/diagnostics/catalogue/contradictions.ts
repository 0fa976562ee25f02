import type { CatalogueEntry } from './entry.ts';

/** Where two things that are right by themselves do not go together, or are one thing twice. */
export const contradictionEntries = {
  'questions-of-a-page-differ': {
    title: 'Questions of a page differ',
    explanation:
      'Entries that visitors open one by one are told apart by their titles. The same one twice was probably copied and then forgotten; search engines, too, are told each question of a page once.',
    wrong: '{ "pay": { "title": { "en": "How do I pay?" } }, "cancel": { "title": { "en": "How do I pay?" } } }',
    right: '{ "pay": { "title": { "en": "How do I pay?" } }, "cancel": { "title": { "en": "How do I cancel?" } } }',
  },
  'links-in-texts-agree': {
    title: 'Links in texts agree',
    explanation:
      'A text says the same in every language, so that its links lead to the same pages and tours. Where those of one language lead elsewhere, one was probably forgotten when the others changed. Addresses outside the store may differ.',
    wrong: '{ "en": "… <a href=\\"page:terms\\">", "fr": "… <a href=\\"page:terms\\">", "de": "… <a href=\\"page:privacy\\">" }',
    right: '{ "en": "… <a href=\\"page:terms\\">", "fr": "… <a href=\\"page:terms\\">", "de": "… <a href=\\"page:terms\\">" }',
  },
  'promo-texts-fit-their-code': {
    title: 'Texts about a promo code fit it',
    explanation:
      'A banner names the code that it announces, and no other one. Where it, or the condition of a code, names percentages, one of them is what the code takes off.',
    wrong: '{ "discount": { "type": "percentage", "percentage": 5 }, "conditionText": { "en": "8% off in spring." } }',
    right: '{ "discount": { "type": "percentage", "percentage": 5 }, "conditionText": { "en": "5% off in spring." } }',
  },
  'transports-follow-the-days': {
    title: 'Transports follow the days',
    explanation:
      'A day begins where the one before it ends. A train, ferry, flight or bus that leads from where its day ends to where it begins has its two places swapped.',
    wrong: 'day 1 in "oslo", day 2 in "bergen", and on day 2 { "means": "train", "from": "bergen", "to": "oslo" }',
    right: 'day 1 in "oslo", day 2 in "bergen", and on day 2 { "means": "train", "from": "oslo", "to": "bergen" }',
  },
  'included-and-not-included-differ': {
    title: 'What is included and what is not differ',
    explanation:
      'What the price of a tour covers stands in "included", and what it does not cover in "notIncluded"; nothing stands in both.',
    wrong: '{ "included": [{ "en": "Breakfast" }, …], "notIncluded": [{ "en": "Breakfast" }] }',
    right: '{ "included": [{ "en": "Breakfast" }, …], "notIncluded": [{ "en": "Lunch" }] }',
  },
  'departure-places-are-plausible': {
    title: 'Places of a departure are plausible',
    explanation:
      'How many travellers a departure takes hardly differs from season to season. Ten times as many as in every other season of the tour, or fifty times as many as any other tour takes, has probably a digit too many.',
    wrong: '[{ "places": 14, … }, { "places": 1400, … }]',
    right: '[{ "places": 14, … }, { "places": 14, … }]',
  },
  'addresses-name-their-language-once': {
    title: 'Addresses name their language once',
    explanation:
      'Of a store with several markets every address begins with the market and the language, like /de-de. Paths of routes and slugs of pages are what follows.',
    wrong: '"path": { "de": "/de/reisen" }',
    right: '"path": { "de": "/reisen" }',
  },
  'fields-are-asked-somewhere': {
    title: 'Fields are asked somewhere',
    explanation:
      'A field of traveller-fields.json that no required-fields.json names is hidden in every market. Name it where it is to be asked; "hidden" says that it is not meant to be.',
    wrong: '{ "passenger": { "nickname": { … } } } in traveller-fields.json alone',
    right: '{ "passenger": { "nickname": "optional" } } in required-fields.json, too',
  },
  'descriptions-are-unique-in-each-language': {
    title: 'Descriptions are unique in each language',
    explanation:
      'A tour that still has the summary or description of another one was copied and only half changed, and so was a page with the description of another one, or a region or country with the introduction of another one. Days of an itinerary may be the same in several tours, but not most of them in tours through different countries.',
    wrong: 'two tours with one "summary"',
    right: 'a "summary" of its own in each tour',
  },
  'font-files-fit-their-family': {
    title: 'Font files fit their family',
    explanation:
      'The files of a family are usually named after it. Where they are named after the other family of the theme, headlines and texts would be drawn in the wrong one.',
    wrong: '{ "family": "Figtree", "regular": { "url": "fraunces-400.woff2" } } beside the family "Fraunces"',
    right: '{ "family": "Figtree", "regular": { "url": "figtree-400.woff2" } }',
  },
  'addresses-are-of-their-country': {
    title: 'Addresses are of their country',
    explanation:
      'An authority or a mediator is one of a country. Where a footer leads to that of another market, under the words for its own, the address was copied and then forgotten.',
    wrong: '{ "label": { "en": "Consumer arbitration" }, "link": { "type": "external", "url": "https://disputes.example.be" } } in "de"',
    right: '{ "label": { "en": "Consumer arbitration" }, "link": { "type": "external", "url": "https://arbitration.example.de" } } in "de"',
  },
  'menus-lead-to-the-policies': {
    title: 'Menus lead to the policies',
    explanation:
      'Who sells in Europe has to show at any time who they are, and on what terms they sell. A footer that takes away the link to a policy, as the legal notice, needs another one to that page, or to a page of its own that stands for it.',
    wrong: '{ "thirdBlock": { "links": { "legal-notice": null } } } in a market with the time zone "Europe/Berlin"',
    right: '{ "thirdBlock": { "links": { "legal-notice": { "order": 9 } } } }',
  },
} satisfies Record<string, CatalogueEntry>;
