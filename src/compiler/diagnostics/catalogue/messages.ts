import type { CatalogueEntry } from './entry.ts';

/** Mistakes of the words of the user interface. */
export const messageEntries = {
  'messages-are-declared-in-english': {
    title: 'Messages are declared in English',
    explanation: 'base/messages/en.json lists every message. One that is not listed there is misspelt and shown nowhere.',
    wrong: '{ "home.titel": "Accueil" }',
    right: '{ "home.title": "Accueil" }',
  },
  'messages-belong-to-a-screen': {
    title: 'Messages belong to a screen',
    explanation: 'The part of an id before its first dot names the screen that shows the message.',
    wrong: '{ "hom.title": "Home" }',
    right: '{ "home.title": "Home" }',
  },
  'messages-are-in-a-known-language': {
    title: 'Messages are in a known language',
    explanation: 'The file is named after the language as it stands in addresses.',
    wrong: 'markets/base/messages/fra.json',
    right: 'markets/base/messages/fr.json',
  },
  'messages-exist-in-every-language': {
    title: 'Messages exist in every language',
    explanation: 'Where a language of some market lacks a message, its visitors read English.',
    wrong: 'base/messages/fr.json without "home.title"',
    right: '{ "home.title": "Accueil" } in base/messages/fr.json',
  },
  'messages-of-screens-exist': {
    title: 'Messages of screens exist',
    explanation:
      'Screens and mails ask for messages by their ids. One that no language of base has is shown nowhere: write it again, or give it back the id that screens ask for.',
    wrong: 'base/messages without "search.heading"',
    right: '{ "search.heading": "Tours" } in base/messages/en.json, and its translation beside it',
  },
  'messages-are-icu': {
    title: 'Messages are ICU messages',
    explanation:
      'Placeholders stand in braces that are closed; a plural or select has a case other. An apostrophe before a brace is written twice.',
    wrong: '{ "shell.greeting": "Hello {name" }',
    right: '{ "shell.greeting": "Hello {name}" }',
  },
  'messages-have-the-same-placeholders-in-every-language': {
    title: 'Messages have the same placeholders in every language',
    explanation: 'Placeholders are names, not words: they are never translated, and a language may neither lack nor add one.',
    wrong: '"Bonjour {nom}" for "Hello {name}"',
    right: '"Bonjour {name}" for "Hello {name}"',
  },
  'placeholders-are-used-alike-in-every-language': {
    title: 'Placeholders are used alike in every language',
    explanation:
      'What is a date, a number, a plural or a select in English is the same in other languages, and a select has the same cases.',
    wrong: '"{gender, select, homme {…} other {…}}" for "{gender, select, male {…} other {…}}"',
    right: '"{gender, select, male {…} other {…}}" in every language',
  },
  'plurals-have-the-cases-of-their-language': {
    title: 'Plurals have the cases of their language',
    explanation:
      'Each language tells other numbers apart: English has one and other. A case that the language does not know is never shown, one that is missing makes wrong grammar.',
    wrong: '"{count, plural, few {# tours} other {# tours}}" in English',
    right: '"{count, plural, one {# tour} other {# tours}}" in English',
  },
  'plurals-say-their-number': {
    title: 'Plurals say their number',
    explanation: 'Where the English text says how many, a translation says so too. In a case of a plural # stands for the number.',
    wrong: '"{count, plural, one {# Reise} other {Reisen}}" for "{count, plural, one {# tour} other {# tours}}"',
    right: '"{count, plural, one {# Reise} other {# Reisen}}"',
  },
  'checkout-messages-have-known-placeholders': {
    title: 'Checkout messages have known placeholders',
    explanation:
      'In messages about wrong input {path} stands for the name of the field; {min} and {max} stand for the bound that was missed, and {age} for the age of a child, in the messages about them alone. Placeholders are not translated; any other would be shown as it is, or leave a gap, and so would a brace that stands alone.',
    wrong: '{ "fr": "Remplissez {chemin}." }',
    right: '{ "fr": "Remplissez {path}." }',
  },
} satisfies Record<string, CatalogueEntry>;
