import type { CatalogueEntry } from './entry.ts';

/** Mistakes of one value or key by itself. */
export const valueEntries = {
  'unknown-key': {
    title: 'A key is not known',
    explanation:
      'Every key is described in the reference of its document. A key that is not known there is misspelt, stands one level too deep or too high, or belongs in another document.',
    wrong: '{ "curency": "EUR" }',
    right: '{ "currency": "EUR" }',
  },
  'missing-key': {
    title: 'A key is missing',
    explanation:
      'The document needs this key; the message says what it is for. In a market it may also be missing because a null removed what base states.',
    wrong: '{ "name": "Portolan" }',
    right: '{ "name": "Portolan", "legalName": "Portolan Travel Ltd" }',
  },
  'malformed-key': {
    title: 'A name that you choose has a fixed form',
    explanation: 'Names of features, colours, fields and the like are chosen freely, but in a fixed form that the message describes.',
    wrong: '{ "featureFlags": { "newDetail": true } }',
    right: '{ "featureFlags": { "enableNewDetail": true } }',
  },
  'wrong-type': {
    title: 'A value is of the wrong kind',
    explanation:
      'Numbers and true or false stand without quotation marks, texts in quotation marks, lists in brackets and objects in braces. A text that visitors read is an object with one entry per language. null is for markets alone: it removes what base states.',
    wrong: '{ "order": "2", "name": "Britain" }',
    right: '{ "order": 2, "name": { "en": "Britain" } }',
  },
  'not-one-of': {
    title: 'A value is not one of those allowed',
    explanation: 'Only the values in the message are known here. Capital and small letters count.',
    wrong: '{ "iconName": "compas" }',
    right: '{ "iconName": "compass" }',
  },
  'wrong-form': {
    title: 'A text is not of the form that is needed',
    explanation: 'Dates, addresses, codes and file names have a fixed form that the message describes.',
    wrong: '{ "date": "2026-02-30", "country": "gb" }',
    right: '{ "date": "2026-02-28", "country": "GB" }',
  },
  'too-short': {
    title: 'A text is too short',
    explanation: 'A text may not be empty. Where nothing is to be said, leave the key out if it is not needed.',
    wrong: '{ "name": "" }',
    right: '{ "name": "Portolan" }',
  },
  'too-long': {
    title: 'A text is too long',
    explanation: 'There is room for a limited number of characters only.',
    wrong: '{ "code": "ABCDEFGHIJKLMNOPQRSTUVWXYZ" }',
    right: '{ "code": "ABC" }',
  },
  'too-small': {
    title: 'A number is too small',
    explanation: 'The message says the smallest number that is allowed.',
    wrong: '{ "nights": 0 }',
    right: '{ "nights": 1 }',
  },
  'too-large': {
    title: 'A number is too large',
    explanation: 'The message says the largest number that is allowed.',
    wrong: '{ "months": [13] }',
    right: '{ "months": [12] }',
  },
  'too-few': {
    title: 'A list or object has too few entries',
    explanation: 'At least as many entries are needed as the message says.',
    wrong: '{ "availableLanguages": [] }',
    right: '{ "availableLanguages": [{ "urlCode": "fr", … }] }',
  },
  'too-many': {
    title: 'A list or object has too many entries',
    explanation: 'At most as many entries are shown as the message says.',
    wrong: '{ "highlights": [seven entries] }',
    right: '{ "highlights": [six entries] }',
  },
  'same-entry-twice': {
    title: 'An entry stands twice in a list',
    explanation: 'Each entry of this list may stand there once.',
    wrong: '{ "tours": ["lofoten", "lofoten"] }',
    right: '{ "tours": ["lofoten"] }',
  },
  'invalid-value': {
    title: 'A value breaks a condition of its schema',
    explanation: 'The reference of the document describes what is allowed here.',
    wrong: '{ "step": 7 }',
    right: '{ "step": 5 }',
  },
  'rich-text': {
    title: 'A formatted text holds only what pages can show',
    explanation:
      'A text with formatting may use p, h2, h3, ul, ol, li, strong, em, a and br. Every element that is opened is closed, and only links have an attribute: href. Anything else, scripts and styles above all, is refused.',
    wrong: '{ "en": "<p onclick=\\"x()\\">Welcome <b>aboard</p>" }',
    right: '{ "en": "<p>Welcome <strong>aboard</strong></p>" }',
  },
  'plain-texts-have-no-markup': {
    title: 'Plain texts have no markup',
    explanation:
      'Only the texts that the reference calls formatted may hold elements like strong. In a label, a title or a name visitors would read tags, codes like &amp; and the stars of Markdown as they stand. Write the words alone, and characters as themselves.',
    wrong: '{ "label": { "en": "<b>Tours</b> &amp; trips" } }',
    right: '{ "label": { "en": "Tours & trips" } }',
  },
  'labels-have-no-placeholders': {
    title: 'Labels have no placeholders',
    explanation:
      'Values are put into the messages of messages/ and of checkout.json alone. In any other text a name in braces would be read as it stands.',
    wrong: '{ "copyrightText": { "en": "© {year} Portolan" } }',
    right: '{ "copyrightText": { "en": "© Portolan" } }',
  },
  'texts-have-no-codes': {
    title: 'Texts have no codes',
    explanation:
      'A text that came through another program may hold codes in place of characters, like \\n for a new line, \\u00e9 for é and %20 for a space, or quotation marks and apostrophes that were doubled. Visitors would read them as they stand. Write the characters themselves.',
    wrong: '{ "label": { "en": "Tours%20by ferry" } }',
    right: '{ "label": { "en": "Tours by ferry" } }',
  },
  'texts-are-finished': {
    title: 'Texts are finished',
    explanation:
      'Words like TODO and lorem ipsum, a language in brackets before the words, or dots alone stand where an author meant to come back. Write what visitors are to read.',
    wrong: '{ "title": { "en": "Tours", "fr": "TODO" } }',
    right: '{ "title": { "en": "Tours", "fr": "Circuits" } }',
  },
  'texts-have-no-stray-spaces': {
    title: 'Texts have no stray spaces',
    explanation:
      'A space before the first or behind the last word, or a character without a look that was copied along from another program, is not seen here but makes gaps where the text is shown, and searches that find nothing.',
    wrong: '{ "label": { "en": "Tours " } }',
    right: '{ "label": { "en": "Tours" } }',
  },
} satisfies Record<string, CatalogueEntry>;
