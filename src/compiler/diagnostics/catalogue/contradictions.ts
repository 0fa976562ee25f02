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
} satisfies Record<string, CatalogueEntry>;
