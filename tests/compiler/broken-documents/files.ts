import type { BrokenDocument } from './broken-document.ts';
import { shippedText } from './edits.ts';

export const filesMistakes: BrokenDocument[] = [
  {
    mistake: 'a comma after the last entry',
    edits: { 'rates.json': '{\n  "date": "2026-01-01",\n}\n' },
    told: ['markets/rates.json:2:23 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.'],
  },
  {
    mistake: 'a file that ends too early',
    edits: { 'brand.json': '{ "name": "Small"' },
    told: [
      'markets/brand.json:1:1 error invalid-json: This opening brace { is never closed: a closing brace } is missing before the end of the file.',
    ],
  },
  {
    mistake: 'an empty file',
    edits: { 'brand.json': '\n' },
    told: ['markets/brand.json:1:1 error invalid-json: This file is empty; at least {} must stand in it.'],
  },
  {
    mistake: 'a comment',
    edits: { 'brand.json': '{\n  // the brand\n  "name": "Small"\n}' },
    told: ['markets/brand.json:2:3 error invalid-json: Comments cannot stand in these files.'],
  },
  {
    mistake: 'a missing comma',
    edits: { 'brand.json': '{\n  "name": "Small"\n  "legalName": "Small Ltd"\n}' },
    told: ['markets/brand.json:2:18 error invalid-json: A comma is missing here, at the end of this line.'],
  },
  {
    mistake: 'a key that stands twice',
    edits: { 'gb/header.json': '{\n  "links": {},\n  "links": {}\n}' },
    told: [
      'markets/gb/header.json:3:3 error duplicate-key: The key "links" stands here twice; the first one is on line 2. Only one can count.',
    ],
  },
  {
    mistake: 'a key that reaches into JavaScript',
    edits: { 'gb/header.json': '{ "links": { "__proto__": {} } }' },
    told: ['markets/gb/header.json:1:14 error forbidden-key: The key "__proto__" is not allowed anywhere.'],
  },
  {
    mistake: 'a misspelt file',
    edits: { 'gb/heder.json': '{}' },
    told: [
      'markets/gb/heder.json:1:1 error unknown-file: No document is called "gb/heder.json". Known here are: market.json, header.json, footer.json, errors.json, checkout.json, customer-account.json, traveller-fields.json, required-fields.json, custom-tour-form.json. [header.json]',
    ],
  },
  {
    mistake: 'a folder that cannot be a market',
    edits: { 'Great-Britain/market.json': '{}' },
    told: [
      'markets/Great-Britain/market.json:1:1 error unknown-file: "Great-Britain" cannot be the code of a market: two to ten small letters are needed.',
    ],
  },
  {
    mistake: 'a market without market.json',
    edits: { 'us/header.json': '{}' },
    told: ['markets/us/market.json:1:1 error missing-file: The folder "us" has no market.json, so it is not a market.'],
  },
  {
    mistake: 'a missing document of base',
    edits: { 'base/footer.json': null },
    told: ['markets/base/footer.json:1:1 error missing-file: The file base/footer.json is missing; no store can do without it.'],
  },
  {
    mistake: 'a comma before a closing bracket',
    edits: { 'brand.json': '{\n  "scriptHosts": ["https://a.example",]\n}' },
    told: ['markets/brand.json:2:38 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.'],
  },
  {
    mistake: 'a German decimal comma',
    edits: { 'rates.json': '{\n  "date": "2026-01-15",\n  "currencies": { "EUR": { "rate": 0,85, "minorUnits": 2, "roundTo": 100 } }\n}' },
    told: ['markets/rates.json:3:36 error invalid-json: A number has a decimal point, not a comma: 0.85.'],
  },
  {
    mistake: 'single quotation marks',
    edits: { 'gb/header.json': "{ 'links': {} }" },
    told: ['markets/gb/header.json:1:3 error invalid-json: Texts and keys stand in straight double quotation marks: "links".'],
  },
  {
    mistake: 'typographic quotation marks',
    edits: { 'gb/header.json': '{ “links”: {} }' },
    told: ['markets/gb/header.json:1:3 error invalid-json: Texts and keys stand in straight double quotation marks: "links".'],
  },
  {
    mistake: 'a key without quotation marks',
    edits: { 'gb/header.json': '{ links: {} }' },
    told: ['markets/gb/header.json:1:3 error invalid-json: A key stands in quotation marks: "links".'],
  },
  {
    mistake: 'TRUE in capital letters',
    edits: { 'gb/market.json': '{ "enableB2cChannel": TRUE }' },
    told: ['markets/gb/market.json:1:23 error invalid-json: TRUE is written in small letters: true.'],
  },
  {
    mistake: 'a text without quotation marks',
    edits: { 'gb/market.json': '{ "currency": GBP }' },
    told: ['markets/gb/market.json:1:15 error invalid-json: A text stands in quotation marks: "GBP".'],
  },
  {
    mistake: 'a text that is not closed',
    edits: { 'gb/market.json': '{\n  "currency": "GBP,\n  "country": "GB"\n}' },
    told: [
      'markets/gb/market.json:2:15 error invalid-json: This text has no closing quotation mark; it must stand on the same line. A line break within a text is written \\n.',
    ],
  },
  {
    mistake: 'a brace that is never closed',
    edits: { 'gb/header.json': '{\n  "links": {\n    "home": null\n}\n' },
    told: [
      'markets/gb/header.json:2:12 error invalid-json: This opening brace { is never closed: a closing brace } is missing before the end of the file.',
    ],
  },
  {
    mistake: 'a brace too much',
    edits: { 'gb/header.json': '{ "links": {} } }' },
    told: ['markets/gb/header.json:1:17 error invalid-json: This closing brace } closes nothing; remove it.'],
  },
  {
    mistake: 'a bracket that closes a brace',
    edits: { 'gb/header.json': '{ "links": {] }' },
    told: ['markets/gb/header.json:1:13 error invalid-json: The brace { of line 1 is closed by ]; } must stand here.'],
  },
  {
    mistake: 'a missing colon',
    edits: { 'gb/header.json': '{ "links" {} }' },
    told: ['markets/gb/header.json:1:10 error invalid-json: A colon and a value are missing after "links".'],
  },
  {
    mistake: 'a missing value',
    edits: { 'gb/market.json': '{ "order": , "currency": "GBP" }' },
    told: ['markets/gb/market.json:1:10 error invalid-json: A value is missing after "order".'],
  },
  {
    mistake: 'a semicolon between entries',
    edits: { 'gb/header.json': '{ "links": {}; "externalNavigation": {} }' },
    told: ['markets/gb/header.json:1:14 error invalid-json: Entries are separated by a comma, not by a semicolon.'],
  },
  {
    mistake: 'a backslash in a text',
    edits: { 'gb/market.json': '{ "currency": "C:\\d" }' },
    told: [
      'markets/gb/market.json:1:18 error invalid-json: A backslash means something special in JSON. Write two of them where one is to be read.',
    ],
  },
  {
    mistake: 'a list where a document is expected',
    edits: { 'gb/header.json': '[]\n' },
    told: ['markets/gb/header.json:1:1 error wrong-type: This document must be an object in braces {}, but is a list.'],
  },
  {
    mistake: 'a text where a document is expected',
    edits: { 'gb/header.json': '"links"\n' },
    told: ['markets/gb/header.json:1:1 error wrong-type: This document must be an object in braces {}, but is the text "links".'],
  },
  {
    mistake: 'a file with a byte order mark',
    edits: { 'gb/header.json': '\uFEFF{ "links": {} }\n' },
    told: [
      'markets/gb/header.json:1:1 warning byte-order-mark: This file begins with an invisible byte order mark. Save it as "UTF-8", not as "UTF-8 with BOM".',
    ],
  },
  {
    mistake: 'a byte order mark before a mistake',
    edits: { 'gb/header.json': '\uFEFF{ "link": {} }\n' },
    told: [
      'markets/gb/header.json:1:1 warning byte-order-mark: This file begins with an invisible byte order mark. Save it as "UTF-8", not as "UTF-8 with BOM".',
      'markets/gb/header.json:1:3 error unknown-key: "link" is not known in this document. [links]',
    ],
  },
  {
    mistake: 'a file saved in another encoding',
    edits: { 'gb/header.json': '{\n  "skipToContentLabel": { "en": "Caf\uFFFD" }\n}\n' },
    told: [
      'markets/gb/header.json:2:37 error invalid-encoding: A character here is not saved as UTF-8. Save the file as UTF-8, and write the character again.',
    ],
  },
  {
    mistake: 'a key that stands twice in a list of objects',
    edits: {
      'gb/market.json':
        '{ "name": { "en": "Britain" }, "order": 1, "currency": "GBP", "country": "GB", "timeZone": "Europe/London",\n"availableLanguages": [{ "urlCode": "en", "urlCode": "fr", "contentLocale": "en-GB", "customerAccountLocale": "en-GB", "fullName": "English" }] }',
    },
    told: [
      'markets/gb/market.json:2:43 error duplicate-key: The key "urlCode" stands here twice; the first one is on line 2. Only one can count.',
    ],
  },
  {
    mistake: 'a key that stands twice in messages',
    edits: { 'gb/messages/en.json': '{\n  "shell.skip": "Skip",\n  "shell.skip": "Jump"\n}' },
    told: [
      'markets/gb/messages/en.json:3:3 error duplicate-key: The key "shell.skip" stands here twice; the first one is on line 2. Only one can count.',
    ],
  },
  {
    mistake: 'a key that reaches into JavaScript among messages',
    edits: { 'gb/messages/en.json': '{ "constructor": "Skip" }' },
    told: ['markets/gb/messages/en.json:1:3 error forbidden-key: The key "constructor" is not allowed anywhere.'],
  },
  {
    mistake: 'a key that reaches into JavaScript in an open map',
    edits: { 'gb/header.json': '{ "links": { "prototype": null } }' },
    told: ['markets/gb/header.json:1:14 error forbidden-key: The key "prototype" is not allowed anywhere.'],
  },
  {
    mistake: 'a key that reaches into JavaScript deep in a text',
    edits: { 'gb/footer.json': '{ "firstBlock": { "links": { "tours": { "label": { "__proto__": "x" } } } } }' },
    told: ['markets/gb/footer.json:1:52 error forbidden-key: The key "__proto__" is not allowed anywhere.'],
  },
  {
    mistake: 'a misspelt document of the store',
    edits: { 'route.json': '{}' },
    told: [
      'markets/route.json:1:1 error unknown-file: No document is called "route.json". Known here are: brand.json, theme.json, routes.json, rates.json, promo-codes.json. [routes.json]',
    ],
  },
  {
    mistake: 'a document of base that only the store has',
    edits: { 'base/routes.json': '{}' },
    told: ['markets/base/routes.json:1:1 error unknown-file: "routes.json" does not belong here: it lies at the top, beside the folders.'],
  },
  {
    mistake: 'a tour with a capital in its file name',
    edits: { 'content/tours/Two-hills.json': '{}' },
    told: [
      'markets/content/tours/Two-hills.json:1:1 error unknown-file: "Two-hills" is not a well-formed name: small letters, digits and hyphens are allowed.',
    ],
  },
  {
    mistake: 'a document in an unknown folder of content',
    edits: { 'content/tour/two-hills.json': '{}' },
    told: [
      'markets/content/tour/two-hills.json:1:1 error unknown-file: "content/tour" is not read: tours lie in content/tours, pages in content/pages.',
    ],
  },
  {
    mistake: 'a missing document of the store',
    edits: { 'rates.json': null },
    told: ['markets/rates.json:1:1 error missing-file: The file rates.json is missing; no store can do without it.'],
  },
  {
    mistake: 'a missing home page',
    edits: { 'content/pages/home.json': null },
    told: [
      'markets/content/pages/home.json:1:1 error missing-file: The file content/pages/home.json is missing; no store can do without it.',
    ],
  },
  {
    mistake: 'missing English messages',
    edits: { 'base/messages/en.json': null },
    told: ['markets/base/messages/en.json:1:1 error missing-file: The file base/messages/en.json is missing; no store can do without it.'],
  },
  {
    mistake: 'documents of a newer config version, which hide every other mistake',
    edits: { 'brand.json': '{\n  "configVersion": 2,\n  "nme": "Small"\n}', 'rates.json': '{' },
    told: [
      'markets/brand.json:2:20 error newer-config-version: These documents are of version 2 of the config language, but this program knows no version after 1. Install a newer program.',
    ],
  },
  {
    mistake: 'a document of base that is not JSON, though every market lies on it',
    edits: { 'base/market.json': '{ "order": 1, }' },
    told: ['markets/base/market.json:1:13 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.'],
  },
  {
    mistake: 'a quotation mark within a text',
    edits: { 'gb/market.json': '{ "name": { "en": "The "United" Kingdom" } }' },
    told: [
      'markets/gb/market.json:1:24 error invalid-json: This quotation mark ends the text. One that belongs to the text is written \\".',
    ],
  },
  {
    mistake: 'a line break within a text',
    edits: { 'gb/header.json': '{\n  "skipToContentLabel": { "en": "Skip\n to content" }\n}' },
    told: [
      'markets/gb/header.json:2:33 error invalid-json: This text has no closing quotation mark; it must stand on the same line. A line break within a text is written \\n.',
    ],
  },
  {
    mistake: 'a merge that was not finished',
    edits: { 'gb/header.json': '{\n<<<<<<< HEAD\n  "links": {}\n=======\n}\n>>>>>>> main\n' },
    told: [
      'markets/gb/header.json:2:1 error invalid-json: Two versions of this file were not yet merged: keep one of the parts between <<<<<<< and >>>>>>>.',
    ],
  },
  {
    mistake: 'a document of markets at the top',
    edits: { 'header.json': '{}' },
    told: ['markets/header.json:1:1 error unknown-file: "header.json" does not belong here: it lies in base or in the folder of a market.'],
  },
  {
    mistake: 'a document with its ending in capitals',
    edits: { 'gb/header.JSON': '{}' },
    told: [
      'markets/gb/header.JSON:1:1 error unknown-file: This file is not read: the name of a document ends in .json, in small letters. [header.json]',
    ],
  },
  {
    mistake: 'a document that an editor called a text',
    edits: { 'gb/header.json.txt': '{}' },
    told: [
      'markets/gb/header.json.txt:1:1 error unknown-file: This file is not read: the name of a document ends in .json, in small letters. [header.json]',
    ],
  },
  {
    mistake: 'a document with a capital',
    edits: { 'gb/Header.json': '{}' },
    told: [
      'markets/gb/Header.json:1:1 error unknown-file: No document is called "gb/Header.json". Known here are: market.json, header.json, footer.json, errors.json, checkout.json, customer-account.json, traveller-fields.json, required-fields.json, custom-tour-form.json. [header.json]',
    ],
  },
  {
    mistake: 'a document with its ending twice',
    edits: { 'gb/header.json.json': '{}' },
    told: [
      'markets/gb/header.json.json:1:1 error unknown-file: No document is called "gb/header.json.json". Known here are: market.json, header.json, footer.json, errors.json, checkout.json, customer-account.json, traveller-fields.json, required-fields.json, custom-tour-form.json.',
    ],
  },
  {
    mistake: 'a document without an ending',
    edits: { 'gb/header': '{}' },
    told: ['markets/gb/header:1:1 error unknown-file: This file is not read: the name of a document ends in .json. [header.json]'],
  },
  {
    mistake: 'a document in another language of documents',
    edits: { 'base/Footer.yaml': '{}' },
    told: ['markets/base/Footer.yaml:1:1 error unknown-file: This file is not read: the name of a document ends in .json. [footer.json]'],
  },
  {
    mistake: 'a copy that was left behind',
    edits: { 'gb/header.json.bak': '{}' },
    told: [
      'markets/gb/header.json.bak:1:1 warning unknown-file: This file is not read. It looks like a copy that was left behind: remove it, or give it the name of a document.',
    ],
  },
  {
    mistake: 'a copy beside a document',
    edits: { 'gb/market (1).json': '{}' },
    told: [
      'markets/gb/market (1).json:1:1 error unknown-file: No document is called "gb/market (1).json". Known here are: market.json, header.json, footer.json, errors.json, checkout.json, customer-account.json, traveller-fields.json, required-fields.json, custom-tour-form.json. [market.json]',
    ],
  },
  {
    mistake: 'a picture beside the documents of a market',
    edits: { 'gb/lake.svg': '<svg/>' },
    told: [
      'markets/gb/lake.svg:1:1 warning unknown-file: This file is not read: pictures lie right in content/pictures, marks of the brand in content/brand, fonts in content/fonts.',
    ],
  },
  {
    mistake: 'letters that were saved in a wrong encoding',
    edits: { 'gb/header.json': '{\n  "skipToContentLabel": { "en": "Go to the cafÃ©" }\n}\n' },
    told: [
      'markets/gb/header.json:2:47 error invalid-encoding: "Ã©" was a letter with an accent or a typographic sign before it was saved in a wrong encoding. Write it again.',
    ],
  },
  {
    mistake: 'an apostrophe that was saved in a wrong encoding among messages',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = 'Aller Ã  lâ€™accueil') },
    told: [
      'markets/base/messages/fr.json:3:28 error invalid-encoding: "â€™" was a letter with an accent or a typographic sign before it was saved in a wrong encoding. Write it again.',
    ],
  },
  {
    mistake: 'a tour in content itself',
    edits: {
      'content/two-lakes.json': shippedText('content/tours/two-lakes.json'),
      'content/tours/two-lakes.json': null,
    },
    told: [
      'markets/content/two-lakes.json:1:1 error unknown-file: No document is called "content/two-lakes.json". Known here are: destinations.json. Tours lie in content/tours, pages in content/pages.',
    ],
  },
  {
    mistake: 'a tour in a folder at the top',
    edits: { 'tours/two-lakes.json': shippedText('content/tours/two-lakes.json'), 'content/tours/two-lakes.json': null },
    told: ['markets/tours/two-lakes.json:1:1 error unknown-file: "two-lakes.json" does not belong here: it lies in content/tours.'],
  },
  {
    mistake: 'a page in the folder of a market',
    edits: { 'gb/pages/about.json': shippedText('content/pages/about.json') },
    told: ['markets/gb/pages/about.json:1:1 error unknown-file: "about.json" does not belong here: it lies in content/pages.'],
  },
  {
    mistake: 'destinations at the top',
    edits: { 'destinations.json': shippedText('content/destinations.json'), 'content/destinations.json': null },
    told: ['markets/destinations.json:1:1 error unknown-file: "destinations.json" does not belong here: it lies in content.'],
  },
  {
    mistake: 'routes in base',
    edits: { 'base/routes.json': shippedText('routes.json'), 'routes.json': null },
    told: ['markets/base/routes.json:1:1 error unknown-file: "routes.json" does not belong here: it lies at the top, beside the folders.'],
  },
  {
    mistake: 'a header in content',
    edits: { 'content/header.json': shippedText('be/header.json') },
    told: [
      'markets/content/header.json:1:1 error unknown-file: "header.json" does not belong here: it lies in base or in the folder of a market.',
    ],
  },
  {
    mistake: 'messages beside the folder messages',
    edits: { 'base/fr.json': shippedText('base/messages/fr.json'), 'base/messages/fr.json': null },
    told: [
      'markets/base/fr.json:1:1 error unknown-file: "fr.json" does not belong here: it lies in a folder messages, as base/messages/fr.json.',
    ],
  },
  {
    mistake: 'all messages in one file',
    edits: { 'gb/messages.json': '{ "shell.skip": "Skip" }' },
    told: [
      'markets/gb/messages.json:1:1 error unknown-file: "messages.json" does not belong here: it lies in a folder messages, a file for each language, as en.json.',
    ],
  },
  {
    mistake: 'a page among the tours',
    edits: { 'content/tours/about-two.json': shippedText('content/pages/about.json') },
    told: [
      'markets/content/tours/about-two.json:1:1 error unknown-key: What stands here are the keys of a page, which lies in content/pages, not of a tour, which lies in content/tours.',
    ],
  },
  {
    mistake: 'the footer of a market in its header',
    edits: { 'gb/header.json': shippedText('base/footer.json') },
    told: ['markets/gb/header.json:1:1 error unknown-key: What stands here are the keys of footer.json, not of header.json.'],
  },
  {
    mistake: 'a font among the pictures',
    edits: { 'content/pictures/plain.woff2': '' },
    told: [
      'markets/content/pictures/plain.woff2:1:1 warning unknown-file: This file is not read: pictures lie right in content/pictures, marks of the brand in content/brand, fonts in content/fonts.',
    ],
  },
  {
    mistake: 'a picture in a folder of the folder of pictures',
    edits: { 'content/pictures/alps/lake.svg': '' },
    told: [
      'markets/content/pictures/alps/lake.svg:1:1 warning unknown-file: This file is not read: pictures lie right in content/pictures, marks of the brand in content/brand, fonts in content/fonts.',
    ],
  },
];
