import type { BrokenDocument } from './broken-document.ts';
import { messagesWithout, rename } from './edits.ts';

export const messagesMistakes: BrokenDocument[] = [
  {
    mistake: 'a message that a market takes away',
    edits: { 'gb/messages/en.json': '{ "home.tours": null }\n' },
    told: [
      'markets/gb/messages/en.json:1:3 warning messages-exist-in-every-language: null would leave visitors without the message "home.tours". Leave it out, and what base states is shown.',
    ],
  },
  {
    mistake: 'a language that base has no messages in, though another market has',
    edits: {
      'base/messages/fr.json': null,
      'gb/messages/fr.json': '{ "home.tours": "{count, plural, one {# circuit} other {# circuits}}" }\n',
    },
    told: [
      'markets/be/market.json:13:18 warning messages-exist-in-every-language: The market "be" speaks "fr", but base/messages/fr.json does not exist: English is shown.',
      'markets/gb/messages/fr.json:1:1 warning messages-of-a-market-are-in-its-languages: The market "gb" does not speak "fr", so nobody will see these messages.',
    ],
  },
  {
    mistake: 'messages in a file whose name is no language at all',
    edits: { 'base/messages/en_US.json': '{ "home.tours": "{count, plural, one {# tour} other {# tours}}" }\n' },
    told: [
      'markets/base/messages/en_US.json:1:1 error messages-are-in-a-known-language: "en_US" is not a language of the store, so nobody will see these messages.',
    ],
  },
  {
    mistake: 'a malformed message id',
    edits: { 'base/messages/en.json': (json) => (json.skip = 'Skip') },
    told: [
      'markets/base/messages/en.json:8:3 error unknown-key: "skip" is not known in this document. Names here look like "home.title": the screen, a dot, and the text.',
    ],
  },
  {
    mistake: 'a message without its closing brace',
    edits: { 'base/messages/en.json': (json) => (json['shell.greeting'] = 'Hello {name') },
    told: [
      'markets/base/messages/en.json:4:21 error messages-are-icu: The message "shell.greeting" cannot be read: a closing brace } is missing.',
    ],
  },
  {
    mistake: 'a plural without the case other',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count, plural, one {# circuit}}') },
    told: [
      'markets/base/messages/fr.json:5:17 error messages-are-icu: The message "home.tours" cannot be read: a plural or select needs a case "other".',
    ],
  },
  {
    mistake: 'a placeholder that was translated',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = 'Bonjour {nom}') },
    told: [
      'markets/base/messages/fr.json:4:21 error messages-have-the-same-placeholders-in-every-language: The message "shell.greeting" lacks {name} and has {nom}, which the English one has not.',
    ],
  },
  {
    mistake: 'a message that is missing in one language',
    edits: { 'base/messages/fr.json': (json) => delete json['shell.skip'] },
    told: [
      'markets/base/messages/fr.json:1:1 warning messages-exist-in-every-language: The message "shell.skip" is missing in "fr": the English one is shown.',
    ],
  },
  {
    mistake: 'a misspelt message id in one language',
    edits: { 'base/messages/fr.json': (json) => rename(json, 'shell.skip', 'shell.skipp') },
    told: [
      'markets/base/messages/fr.json:7:3 error messages-are-declared-in-english: base/messages/en.json has no message "shell.skipp", so it is shown nowhere. [shell.skip]',
    ],
  },
  {
    mistake: 'a message of no screen',
    edits: {
      'base/messages/en.json': (json) => (json['hom.title'] = 'Home'),
      'base/messages/fr.json': (json) => (json['hom.title'] = 'Accueil'),
    },
    told: [
      'markets/base/messages/en.json:8:3 error messages-belong-to-a-screen: The message "hom.title" belongs to no screen: before its first dot one of shell, selector, home, content, search, tour, destinations, customTour, account, checkout, form, error, mail must stand. It is the same in "fr". [home.title]',
    ],
  },
  {
    mistake: 'a language without messages',
    edits: { 'base/messages/fr.json': null },
    told: [
      'markets/be/market.json:13:18 warning messages-exist-in-every-language: The market "be" speaks "fr", but base/messages/fr.json does not exist: English is shown.',
    ],
  },
  {
    mistake: 'messages in no known language',
    edits: { 'base/messages/fra.json': (json) => (json['shell.skip'] = 'Passer') },
    told: [
      'markets/base/messages/fra.json:1:1 error messages-are-in-a-known-language: "fra" is not a language of the store, so nobody will see these messages. [fr]',
    ],
  },
  {
    mistake: 'a message that is a number',
    edits: { 'base/messages/en.json': (json) => (json['shell.skip'] = 1) },
    told: [
      'markets/base/messages/en.json:3:17 error wrong-type: "shell.skip" must be a text, but is the number 1. Write "1" in quotation marks.',
    ],
  },
  {
    mistake: 'an empty message',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = '') },
    told: ['markets/base/messages/fr.json:3:17 error too-short: "shell.skip" must not be empty.'],
  },
  {
    mistake: 'a plural that lacks the case of one',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count, plural, other {# circuits}}') },
    told: [
      'markets/base/messages/fr.json:5:17 error plurals-have-the-cases-of-their-language: The plural of {count} in "home.tours" lacks "one". The cases of "fr" are "many", "one", "other".',
    ],
  },
  {
    mistake: 'a plural with a case of another language',
    edits: { 'base/messages/en.json': (json) => (json['home.tours'] = '{count, plural, one {# tour} few {# tours} other {# tours}}') },
    told: [
      'markets/base/messages/en.json:5:17 error plurals-have-the-cases-of-their-language: The plural of {count} in "home.tours" has "few", which "en" never uses. The cases of "en" are "one", "other".',
    ],
  },
  {
    mistake: 'a plural that no longer says how many',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count, plural, one {# circuit} other {circuits}}') },
    told: [
      'markets/base/messages/fr.json:5:17 warning plurals-say-their-number: The case "other" of {count} in "home.tours" does not say the number, as the English one does: # stands for it.',
    ],
  },
  {
    mistake: 'a plural beside which the number stands',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count} {count, plural, one {circuit} other {circuits}}') },
    told: [],
  },
  {
    mistake: 'a number that became a date',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count, date}') },
    told: [
      'markets/base/messages/fr.json:5:17 error placeholders-are-used-alike-in-every-language: In the message "home.tours" {count} is a date, but in English it is a number.',
    ],
  },
  {
    mistake: 'a select with translated cases',
    edits: {
      'base/messages/en.json': (json) => (json['shell.hello'] = '{gender, select, male {He} other {They}}'),
      'base/messages/fr.json': (json) => (json['shell.hello'] = '{gender, select, homme {Il} other {Ils}}'),
    },
    told: [
      'markets/base/messages/fr.json:8:18 error placeholders-are-used-alike-in-every-language: In the message "shell.hello" {gender} has the case "homme", which the English one has not; it has "male", "other".',
    ],
  },
  {
    mistake: 'a tag that was translated',
    edits: { 'base/messages/fr.json': (json) => (json['search.hint'] = 'Voir <lien>tous les circuits</lien>') },
    told: [
      'markets/base/messages/fr.json:6:18 error messages-have-the-same-placeholders-in-every-language: The message "search.hint" lacks <link> and has <lien>, which the English one has not.',
    ],
  },
  {
    mistake: 'a tag that is not closed',
    edits: { 'base/messages/fr.json': (json) => (json['search.hint'] = 'Voir <link>tous les circuits') },
    told: ['markets/base/messages/fr.json:6:18 error messages-are-icu: The message "search.hint" cannot be read: a tag is not closed.'],
  },
  {
    mistake: 'an override of a message that does not exist',
    edits: { 'gb/messages/en.json': (json) => (json['shell.skipp'] = 'Skip') },
    told: [
      'markets/gb/messages/en.json:2:3 error messages-are-declared-in-english: base/messages/en.json has no message "shell.skipp", so it is shown nowhere. [shell.skip]',
    ],
  },
  {
    mistake: 'a placeholder that English alone lacks',
    edits: {
      'base/messages/en.json': (json) => (json['shell.greeting'] = 'Hello'),
      'base/messages/nl.json': (json) =>
        Object.assign(json, {
          'shell.skip': 'Naar de inhoud',
          'shell.greeting': 'Hallo {name}',
          'home.tours': '{count, plural, one {# reis} other {# reizen}}',
          'search.hint': 'Zie <link>alle reizen</link>',
          'mail.subject': 'Uw boeking {reference}',
        }),
    },
    told: [
      'markets/base/messages/en.json:4:21 error messages-have-the-same-placeholders-in-every-language: The English message "shell.greeting" lacks {name}. All other languages agree with each other.',
    ],
  },
  {
    mistake: 'a message that English alone lacks',
    edits: {
      'base/messages/en.json': (json) => delete json['mail.subject'],
      'base/messages/nl.json': (json) =>
        Object.assign(json, {
          'shell.skip': 'Naar de inhoud',
          'shell.greeting': 'Hallo {name}',
          'home.tours': '{count, plural, one {# reis} other {# reizen}}',
          'search.hint': 'Zie <link>alle reizen</link>',
          'mail.subject': 'Uw boeking {reference}',
        }),
    },
    told: [
      'markets/base/messages/en.json:1:1 error messages-are-declared-in-english: The message "mail.subject" is missing in English, though every other language has it.',
    ],
  },
  {
    mistake: 'an apostrophe that hides a placeholder',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = "Bonjour d'{name}") },
    told: [
      'markets/base/messages/fr.json:4:21 error messages-have-the-same-placeholders-in-every-language: The message "shell.greeting" lacks {name}. An \' right before { makes it plain text: write ’ instead.',
    ],
  },
  {
    mistake: 'a message of spaces alone',
    edits: { 'base/messages/fr.json': (json) => (json['home.title'] = '  ') },
    told: ['markets/base/messages/fr.json:8:17 error wrong-form: "home.title" must be more than spaces, but is "  ".'],
  },
  {
    mistake: 'a placeholder of another program',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = 'Bonjour %{name}') },
    told: [
      'markets/base/messages/fr.json:4:21 error placeholders-stand-in-braces: %{name} would be read as it stands: a placeholder is a name in braces, like {name}. [Bonjour {name}]',
    ],
  },
  {
    mistake: 'a placeholder of another program that has no name',
    edits: { 'base/messages/en.json': (json) => (json['shell.skip'] = 'Skip to %s') },
    told: [
      'markets/base/messages/en.json:3:17 error placeholders-stand-in-braces: %s would be read as it stands: a placeholder is a name in braces, like {name}.',
    ],
  },
  {
    mistake: 'a placeholder in two pairs of braces',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = 'Bonjour {{name}}') },
    told: [
      'markets/base/messages/fr.json:4:21 error placeholders-stand-in-braces: {{name}} would be read as it stands: a placeholder is a name in braces, like {name}. [Bonjour {name}]',
    ],
  },
  {
    mistake: 'per cent that are meant',
    edits: { 'base/messages/en.json': (json) => (json['shell.skip'] = 'Skip 5 % of 100% days') },
    told: [],
  },
  {
    mistake: 'a message that screens show, deleted in every language',
    edits: {
      'base/messages/en.json': messagesWithout('en', 'search.heading'),
      'base/messages/fr.json': messagesWithout('fr', 'search.heading'),
    },
    told: [
      'markets/base/messages/en.json:1:1 error messages-of-screens-exist: The message "search.heading" is missing in every language, though screens or mails of the store show it.',
    ],
  },
  {
    mistake: 'a message that screens show, renamed in every language',
    edits: {
      'base/messages/en.json': messagesWithout('en', 'search.heading', 'search.heding'),
      'base/messages/fr.json': messagesWithout('fr', 'search.heading', 'search.heding'),
    },
    told: [
      'markets/base/messages/en.json:608:3 error messages-of-screens-exist: No screen shows "search.heding"; they show "search.heading", which is missing in every language. [search.heading]',
    ],
  },
  {
    mistake: 'a message that screens show, deleted in English, though another language has it',
    edits: { 'base/messages/en.json': messagesWithout('en', 'search.heading'), 'base/messages/fr.json': messagesWithout('fr', '') },
    told: [
      'markets/base/messages/en.json:1:1 error messages-of-screens-exist: The message "search.heading" is missing in English, though screens or mails of the store show it.',
    ],
  },
];
