import type { CatalogueEntry } from './entry.ts';

/** Mistakes that keep a file from being read. */
export const fileEntries = {
  'invalid-json': {
    title: 'A file is not well-formed JSON',
    explanation:
      'A comma, a colon, a brace or a quotation mark is missing or stands where it may not. The message says which and where. Comments are not part of JSON; texts and keys stand in straight double quotation marks.',
    wrong: '{ "order": 2, }',
    right: '{ "order": 2 }',
  },
  'invalid-encoding': {
    title: 'A file is saved as UTF-8',
    explanation:
      'The file holds bytes that are not UTF-8, so letters with accents would be shown wrongly. Save it again with the encoding UTF-8; most editors offer this under "Save as".',
    wrong: '{ "name": "Fran�ais" }',
    right: '{ "name": "Français" }',
  },
  'byte-order-mark': {
    title: 'A file begins with an invisible mark',
    explanation:
      'Some editors put an invisible byte order mark before the first character. It is ignored here, but other programs stumble over it. Save the file as "UTF-8" and not as "UTF-8 with BOM".',
    wrong: '(invisible mark){ "order": 2 }',
    right: '{ "order": 2 }',
  },
  'duplicate-key': {
    title: 'A key stands once in an object',
    explanation: 'Where a key stands twice between the same braces only one of its values could count. Remove one, or rename it.',
    wrong: '{ "currency": "EUR", "currency": "GBP" }',
    right: '{ "currency": "GBP" }',
  },
  'forbidden-key': {
    title: 'A key would reach into the program',
    explanation: 'The names __proto__, constructor and prototype mean something to the program itself and may stand in no document.',
    wrong: '{ "links": { "constructor": { "order": 1 } } }',
    right: '{ "links": { "builder": { "order": 1 } } }',
  },
  'unknown-file': {
    title: 'A file lies where no document is expected',
    explanation:
      'Documents have fixed names and places: brand.json at the top, header.json in base or in the folder of a market, tours in content/tours. A file of another name would never be read.',
    wrong: 'markets/gb/heder.json',
    right: 'markets/gb/header.json',
  },
  'newer-config-version': {
    title: 'Documents are of a newer config version',
    explanation:
      'brand.json says that the documents are written for a later version of the config language than this program knows. Install a newer program; an older one would misread them.',
    wrong: '{ "configVersion": 2 }',
    right: '{ "configVersion": 1 }',
  },
  'damaged-file': {
    title: 'A picture or font can be read',
    explanation:
      'A file of this name is there, but it is empty, was cut off on its way, or is not what its name says, as a photograph of a telephone (HEIC) that was only renamed. Save it again from the program that it comes from. `portolan compile` tells this, and `portolan check` does not: it opens no pictures.',
    wrong: '{ "src": "lake.jpg" } where lake.jpg is an empty file',
    right: '{ "src": "lake.jpg" } where lake.jpg is a JPEG',
  },
  'missing-file': {
    title: 'A document is missing',
    explanation: 'The store cannot do without this document. Add it, or take its folder away where a market was not meant.',
    wrong: 'markets/us/header.json alone',
    right: 'markets/us/market.json beside markets/us/header.json',
  },
} satisfies Record<string, CatalogueEntry>;
