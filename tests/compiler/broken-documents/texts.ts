import type { BrokenDocument } from './broken-document.ts';

export const textsMistakes: BrokenDocument[] = [
  {
    mistake: 'an element in a label',
    edits: { 'base/header.json': (json) => (json.links.tours.label.fr = '<b>Circuits</b>') },
    told: [
      'markets/base/header.json:9:15 error plain-texts-have-no-markup: This text has no formatting, so "<b>" would be read as it stands. [Circuits]',
    ],
  },
  {
    mistake: 'an element in a label of one market',
    edits: { 'gb/header.json': (json) => (json.links = { tours: { label: { en: 'Tours<br>and trips' } } }) },
    told: [
      'markets/gb/header.json:5:15 error plain-texts-have-no-markup: This text has no formatting, so "<br>" would be read as it stands. [Tours and trips]',
    ],
  },
  {
    mistake: 'a code for a character in a label',
    edits: { 'base/footer.json': (json) => (json.firstBlock.title.en = 'Tours &amp; trips') },
    told: [
      'markets/base/footer.json:5:13 error plain-texts-have-no-markup: This text has no formatting, so "&amp;" would be read as it stands. [Tours & trips]',
    ],
  },
  {
    mistake: 'a code for a character in a message',
    edits: { 'base/messages/en.json': (json) => (json['shell.skip'] = 'Skip&nbsp;this') },
    told: [
      'markets/base/messages/en.json:3:17 error plain-texts-have-no-markup: This text has no formatting, so "&nbsp;" would be read as it stands. [Skip this]',
    ],
  },
  {
    mistake: 'Markdown in an error',
    edits: { 'base/errors.json': (json) => (json.errorConfiguration404.message.en = 'Go **home** or [look](https://small.example/).') },
    told: [
      'markets/base/errors.json:8:13 error plain-texts-have-no-markup: This text has no formatting, so the marks of Markdown in it would be read as they stand. [Go home or look.]',
    ],
  },
  {
    mistake: 'a placeholder in a line that nothing is put into',
    edits: { 'base/market.json': (json) => (json.copyrightText.en = '© {year} Small') },
    told: [
      'markets/base/market.json:22:11 error labels-have-no-placeholders: Nothing is put in place of {year} here, so it would be read as it stands.',
    ],
  },
  {
    mistake: 'a placeholder of another program in one market',
    edits: { 'be/market.json': (json) => (json.seo = { title: { fr: 'Circuits de %s' } }) },
    told: [
      'markets/be/market.json:33:13 error labels-have-no-placeholders: Nothing is put in place of %s here, so it would be read as it stands.',
    ],
  },
  {
    mistake: 'a text that is still to come',
    edits: { 'base/footer.json': (json) => (json.firstBlock.title.fr = 'TODO') },
    told: ['markets/base/footer.json:6:13 warning texts-are-finished: This text is not finished: visitors would read "TODO".'],
  },
  {
    mistake: 'a text that only fills its place in a market',
    edits: { 'gb/footer.json': (json) => (json.firstBlock = { title: { en: 'Lorem ipsum dolor' } }) },
    told: ['markets/gb/footer.json:4:13 warning texts-are-finished: This text is not finished: visitors would read "Lorem ipsum".'],
  },
  {
    mistake: 'a message that is still to come',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = '[translate] Skip') },
    told: ['markets/base/messages/fr.json:3:17 warning texts-are-finished: This text is not finished: visitors would read "[translate]".'],
  },
  {
    mistake: 'a space behind a label',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip to content ') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-stray-spaces: This text begins or ends with a space, which nobody needs. [Skip to content]',
    ],
  },
  {
    mistake: 'a character that nobody sees',
    edits: { 'gb/header.json': (json) => (json.skipToContentLabel = { en: 'Skip\u200B to content' }) },
    told: [
      'markets/gb/header.json:3:11 warning texts-have-no-stray-spaces: This text holds an invisible character, probably copied along from another program. Write the text again. [Skip to content]',
    ],
  },
  {
    mistake: 'a quotation mark that was escaped twice',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip to \\"content\\"') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-codes: \\" would be read as it stands in this text: write the character that is meant, once. [Skip to "content"]',
    ],
  },
  {
    mistake: 'a letter that was escaped twice',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip to the caf\\u00e9') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-codes: \\u00e9 would be read as it stands in this text: write the character that is meant, once. [Skip to the café]',
    ],
  },
  {
    mistake: 'a new line that was escaped twice',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip\\n\\nTo content') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-codes: \\n\\n would be read as it stands in this text: write the character that is meant, once. [Skip To content]',
    ],
  },
  {
    mistake: 'a space as addresses write it',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip%20to content') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-codes: %20 would be read as it stands in this text: write the character that is meant, once. [Skip to content]',
    ],
  },
  {
    mistake: 'quotation marks that were doubled',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = 'Skip to ""content""') },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-codes: ""content"" would be read as it stands in this text: write the character that is meant, once. [Skip to "content"]',
    ],
  },
  {
    mistake: 'an apostrophe that was doubled',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = "Skip today''s news") },
    told: [
      "markets/base/header.json:65:11 warning texts-have-no-codes: '' would be read as it stands in this text: write the character that is meant, once. [Skip today's news]",
    ],
  },
  {
    mistake: 'a placeholder between at signs',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = 'Bonjour @@name@@') },
    told: [
      'markets/base/messages/fr.json:4:21 error placeholders-stand-in-braces: @@name@@ would be read as it stands: a placeholder is a name in braces, like {name}. [Bonjour {name}]',
    ],
  },
  {
    mistake: 'a language before words that are still to be translated',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = '[FR] Skip to content') },
    told: ['markets/base/messages/fr.json:3:17 warning texts-are-finished: This text is not finished: visitors would read "[FR]".'],
  },
  {
    mistake: 'dots in place of words',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = '...') },
    told: ['markets/base/messages/fr.json:3:17 warning texts-are-finished: This text is not finished: visitors would read "...".'],
  },
  {
    mistake: 'quotation marks, dots and shares that are meant',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel.en = '"Skip" 5%2 to … A/B, 20% of content - [new]') },
    told: [],
  },
  {
    mistake: 'a space that was copied into every language of a text',
    edits: { 'base/header.json': (json) => (json.skipToContentLabel = { en: 'Skip to content ', fr: 'Aller au contenu ' }) },
    told: [
      'markets/base/header.json:65:11 warning texts-have-no-stray-spaces: This text begins or ends with a space, which nobody needs. It is the same in "fr". [Skip to content]',
    ],
  },
  {
    mistake: 'a code for a character in every language of a text',
    edits: { 'base/footer.json': (json) => (json.firstBlock.title = { en: 'Tours &amp; trips', fr: 'Circuits &amp; voyages' }) },
    told: [
      'markets/base/footer.json:5:13 error plain-texts-have-no-markup: This text has no formatting, so "&amp;" would be read as it stands. It is the same in "fr". [Tours & trips]',
    ],
  },
  {
    mistake: 'an English text in two other languages',
    edits: {
      'base/header.json': (json) => {
        const words = 'Skip to the content of this page';
        json.skipToContentLabel = { en: words, fr: words, nl: words };
      },
    },
    told: [
      'markets/base/header.json:66:11 warning texts-are-translated: The text for the language "fr" is the English one, word for word. It is the same in "nl".',
    ],
  },
];
