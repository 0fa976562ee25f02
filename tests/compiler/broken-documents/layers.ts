import type { BrokenDocument } from './broken-document.ts';

export const layersMistakes: BrokenDocument[] = [
  {
    mistake: 'a market that lacks what base does not state',
    edits: { 'gb/market.json': (json) => delete json.currency },
    told: ['markets/gb/market.json:1:1 error missing-key: "currency" is missing in this document. The one currency of the market.'],
  },
  {
    mistake: 'a market that removes what it needs',
    edits: { 'gb/market.json': (json) => (json.seo = null) },
    told: [
      'markets/gb/market.json:19:3 error missing-key: null takes "seo" away, but it is needed in this document. What search engines show where a page says nothing of its own.',
    ],
  },
  {
    mistake: 'a link of which a market changes the address alone',
    edits: { 'be/header.json': (json) => (json.externalNavigation = { blog: { link: { url: { en: 'https://small.example/be' } } } }) },
    told: [],
  },
  {
    mistake: 'a link of which a market changes a key that no link has',
    edits: { 'be/header.json': (json) => (json.links.tours.link = { rout: 'home' }) },
    told: ['markets/be/header.json:10:9 error unknown-key: "rout" is not known in "link". [route]'],
  },
  {
    mistake: 'a link that a market turns into an external one without removing its route',
    edits: { 'be/header.json': (json) => (json.links.tours.link = { type: 'external', url: 'https://small.example' }) },
    told: [
      'markets/be/header.json:9:7 error unknown-key: "route" is not known in "link". Known are "type", "url". It is inherited from base; "route": null removes it.',
    ],
  },
  {
    mistake: 'a misspelt entry of which a market means to change the label',
    edits: { 'gb/traveller-fields.json': '{ "contact": { "emial": { "label": { "en": "E-mail address" } } } }\n' },
    told: [
      'markets/gb/traveller-fields.json:1:16 error unknown-key: base has no "emial" here that could be changed, and as a new entry it lacks "order", "widget", "value". [email]',
    ],
  },
  {
    mistake: 'two misspelt entries in two documents of a market',
    edits: {
      'be/header.json': (json) => {
        json.links.turs = json.links.tours;
        delete json.links.tours;
      },
      'be/traveller-fields.json': '{ "contact": { "emial": { "label": { "fr": "Courriel" } } } }\n',
    },
    told: [
      'markets/be/header.json:5:5 error unknown-key: base has no "turs" here that could be changed, and as a new entry it lacks "type". [tours]',
      'markets/be/traveller-fields.json:1:16 error unknown-key: base has no "emial" here that could be changed, and as a new entry it lacks "order", "widget", "value", "label/en". [email]',
    ],
  },
  {
    mistake: 'null in a list of a market',
    edits: { 'gb/market.json': (json) => (json.availableLanguages = [null]) },
    told: [
      'markets/gb/market.json:12:5 error wrong-type: Entry 1 of "availableLanguages" must be an object in braces {}, but is null. null only removes, in a market, what base states.',
    ],
  },
  {
    mistake: 'null where a market only overrides',
    edits: { 'gb/header.json': (json) => (json.links = { home: null }) },
    told: [],
  },
  {
    mistake: 'a market that changes half of a picture',
    edits: { 'gb/errors.json': (json) => (json.errorConfiguration404 = { image: { src: 'lakes.svg' } }) },
    told: ['markets/gb/errors.json:4:14 error pictures-exist: The file lakes.svg does not lie in content/pictures. [lake.svg]'],
  },
  {
    mistake: 'a market that adds an entry without its order',
    edits: {
      'gb/header.json': (json) =>
        (json.links = { blog: { type: 'simple', label: { en: 'Blog' }, link: { type: 'external', url: 'https://small.example' } } }),
    },
    told: ['markets/gb/header.json:3:5 error missing-key: "order" is missing in "blog". Place among its neighbours; smaller comes first.'],
  },
  {
    mistake: 'a mistake in base that every market inherits',
    edits: { 'base/header.json': (json) => (json.links.home.iconName = 'hom') },
    told: [
      'markets/base/header.json:27:19 error not-one-of: "iconName" must be one of "arrow-right", "calendar", "check", "chevron-down", "chevron-left", "chevron-right", "circle-alert", "circle-check", "clock", "compass", "external-link", "globe", "hotel", "info", "lock", "mail", "map", "map-pin", "menu", "minus", "mountain", "phone", "plane", "plus", "search", "ship", "shield-check", "sliders-horizontal", "star", "ticket", "train-front", "user", "users", "utensils", "x", "car", "bus", "footprints", but is "hom".',
    ],
  },
  {
    mistake: 'an entry that a market adds with the order of an inherited one',
    edits: {
      'gb/header.json':
        '{ "links": { "ideas": { "type": "simple", "order": 2, "label": { "en": "Ideas" }, "link": { "type": "route", "route": "search", "query": { "style": "rail" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:52 warning neighbours-have-orders-of-their-own: "tours" has the order 2, too, so it is left to chance which of the two comes first.',
    ],
  },
  {
    mistake: 'a removal of what base does not have',
    edits: { 'gb/header.json': '{ "links": { "tuors": null } }' },
    told: [
      'markets/gb/header.json:1:14 warning removals-remove-something: null removes what base states, but base has no "tuors" here. [tours]',
    ],
  },
  {
    mistake: 'a field that a market removes though it is required',
    edits: { 'gb/traveller-fields.json': '{ "contact": { "firstName": null } }' },
    told: [
      'markets/gb/traveller-fields.json:1:16 error required-fields-exist: "firstName" is removed here, but required-fields.json still names it.',
    ],
  },
  {
    mistake: 'a text that a market changes in a language that it does not speak',
    edits: { 'gb/header.json': (json) => (json.skipToContentLabel = { fr: 'Aller au texte' }) },
    told: [
      'markets/gb/header.json:3:5 warning markets-change-texts-in-their-languages: The market "gb" speaks "en", so nobody will read this text in "fr". [en]',
    ],
  },
  {
    mistake: 'a text in a language of the country that the market does not speak',
    edits: {
      'be/market.json': (json) => (json.availableLanguages = json.availableLanguages.slice(0, 1)),
      'be/header.json': (json) => (json.skipToContentLabel = { nl: 'Naar de inhoud' }),
    },
    told: [
      'markets/be/header.json:12:5 warning markets-change-texts-in-their-languages: The market "be" speaks "fr", so nobody will read this text in "nl".',
    ],
  },
];
