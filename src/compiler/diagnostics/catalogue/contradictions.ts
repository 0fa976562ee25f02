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
} satisfies Record<string, CatalogueEntry>;
