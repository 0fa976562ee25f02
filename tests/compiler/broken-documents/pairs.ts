import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const pairsMistakes: BrokenDocument[] = [
  {
    mistake: 'two mistakes in one file',
    edits: { 'brand.json': (json) => Object.assign(json, { name: '', defaultLanguage: 'english' }) },
    told: [
      'markets/brand.json:4:11 error too-short: "name" must not be empty.',
      'markets/brand.json:6:22 error not-one-of: "defaultLanguage" must be one of "en", "fr", "nl", "no", "sv", "fi", "da", "pt", "it", "de", but is "english".',
    ],
  },
  {
    mistake: 'mistakes in two files',
    edits: { 'rates.json': (json) => delete json.date, 'gb/market.json': (json) => (json.country = 'gb') },
    told: [
      'markets/gb/market.json:9:14 error wrong-form: "country" must be two capital letters, but is "gb". [GB]',
      'markets/rates.json:1:1 error missing-key: "date" is missing in this document. The day the rates were taken.',
    ],
  },
  {
    mistake: 'a mistake of form in one file and an unknown route in another',
    edits: { 'rates.json': (json) => (json.date = 1), 'base/header.json': (json) => (json.links.tours.link.route = 'serch') },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "serch", which routes.json does not have. [search]',
      'markets/rates.json:3:11 error wrong-type: "date" must be a text, but is the number 1. Write "1" in quotation marks.',
    ],
  },
  {
    mistake: 'three mistakes in one object',
    edits: { 'content/pages/home.json': (json) => Object.assign(json.blocks.hero, { order: '1', showSearch: 'yes', titel: { en: 'Go' } }) },
    told: [
      'markets/content/pages/home.json:36:16 error wrong-type: "order" must be a number, but is the text "1". Write 1, without quotation marks.',
      'markets/content/pages/home.json:52:21 error wrong-type: "showSearch" must be true or false, but is the text "yes". Write true, without quotation marks.',
      'markets/content/pages/home.json:53:7 error unknown-key: "titel" is not known in "hero". Known are "type", "order", "title", "text", "picture", "showSearch", "height", "cta".',
    ],
  },
  {
    mistake: 'a misspelt key beside a wrong value',
    edits: {
      'gb/market.json': (json) => {
        rename(json, 'timeZone', 'timezone');
        json.currency = 'gbp';
      },
    },
    told: [
      'markets/gb/market.json:8:15 error wrong-form: "currency" must be three capital letters, but is "gbp". [GBP]',
      'markets/gb/market.json:18:3 error unknown-key: "timezone" is not known in this document. [timeZone]',
    ],
  },
  {
    mistake: 'two files that are not JSON',
    edits: { 'gb/market.json': '{ "order": 1, }', 'be/market.json': '{ order: 2 }' },
    told: [
      'markets/be/market.json:1:3 error invalid-json: A key stands in quotation marks: "order".',
      'markets/gb/market.json:1:13 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.',
    ],
  },
  {
    mistake: 'two mistakes in the syntax of one file',
    edits: { 'gb/header.json': '{\n  // links\n  "links": {},\n}' },
    told: [
      'markets/gb/header.json:2:3 error invalid-json: Comments cannot stand in these files.',
      'markets/gb/header.json:3:14 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.',
    ],
  },
  {
    mistake: 'a route that is renamed while links still lead to it',
    edits: { 'routes.json': (json) => rename(json.routes, 'search', 'find') },
    told: [
      'markets/routes.json:87:5 error routes-lead-to-every-screen: The route "search" is missing; the screens of the store lead to it by this name. [search]',
    ],
  },
  {
    mistake: 'a picture and a tour that do not exist',
    edits: {
      'content/pages/home.json': (json) => {
        json.blocks.hero.picture.src = 'sea.svg';
        json.blocks.list.tours = ['three-lakes'];
      },
    },
    told: [
      'markets/content/pages/home.json:20:9 error links-lead-to-something-that-exists: There is no tour "three-lakes" in content/tours. [two-lakes]',
      'markets/content/pages/home.json:46:16 error pictures-exist: The file sea.svg does not lie in content/pictures.',
    ],
  },
  {
    mistake: 'a tour that is not JSON, though pages name it',
    edits: { 'content/tours/two-lakes.json': '{ "id": "two-lakes"' },
    told: [
      'markets/content/tours/two-lakes.json:1:1 error invalid-json: This opening brace { is never closed: a closing brace } is missing before the end of the file.',
    ],
  },
  {
    mistake: 'an order in use in base and an idle removal in a market',
    edits: {
      'base/header.json': (json) => (json.links.home.order = 2),
      'gb/header.json': '{ "externalNavigation": { "blogs": null } }',
    },
    told: [
      'markets/base/header.json:18:16 warning neighbours-have-orders-of-their-own: "tours" has the order 2, too, so it is left to chance which of the two comes first.',
      'markets/gb/header.json:1:27 warning removals-remove-something: null removes what base states, but base has no "blogs" here. [blog]',
    ],
  },
  {
    mistake: 'a rate and a price that are both wrong',
    edits: {
      'rates.json': (json) => (json.currencies.EUR.rate = 2),
      'content/tours/two-lakes.json': (json) => (json.prices.adult = 500),
    },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: Prices are in cents, so 3 days would cost 5.00 euros. [50000]',
      'markets/rates.json:6:15 error euro-is-worth-one-euro: A rate says what one euro is worth, so that of the euro is 1, not 2. [1]',
    ],
  },
  {
    mistake: 'a message of no screen in one language',
    edits: { 'base/messages/fr.json': (json) => (json['serach.title'] = 'Chercher') },
    told: [
      'markets/base/messages/fr.json:8:3 error messages-belong-to-a-screen: The message "serach.title" belongs to no screen: before its first dot one of shell, selector, home, content, search, tour, destinations, customTour, account, checkout, form, error, mail must stand. [search.title]',
    ],
  },
  {
    mistake: 'a blank name beside a home page that does not exist',
    edits: { 'gb/market.json': (json) => (json.name.en = ' '), 'be/market.json': (json) => (json.homePagePath = { en: '/nowhere' }) },
    told: [
      'markets/be/market.json:32:11 error home-page-paths-lead-to-a-page: In the language "fr" there is no page at "/nowhere", where the logo would lead.',
      'markets/gb/market.json:4:11 error wrong-form: "en" must be more than spaces, but is " ".',
    ],
  },
];
