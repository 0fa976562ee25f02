import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const destinationsMistakes: BrokenDocument[] = [
  {
    mistake: 'a slug of a region with a capital',
    edits: { 'content/destinations.json': (json) => (json.regions.alps.slug = { en: 'The Alps', fr: 'les-alpes' }) },
    told: [
      'markets/content/destinations.json:31:15 error slugs-are-well-formed: "The Alps" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [the-alps]',
    ],
  },
  {
    mistake: 'a slug of a country with an accent',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.switzerland.slug = { en: 'switzerland', fr: 'confédération-suisse' }),
    },
    told: [
      'markets/content/destinations.json:30:19 error slugs-are-well-formed: "confédération-suisse" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [confederation-suisse]',
    ],
  },
  {
    mistake: 'two countries of a region with one slug',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.austria = {
          order: 2,
          name: { en: 'Austria', fr: 'Autriche' },
          countryCode: 'AT',
          slug: { en: 'switzerland' },
        }),
    },
    told: [
      'markets/content/destinations.json:37:19 error slugs-are-unique-in-each-language: In the language "en" the destination "switzerland" has the same slug: switzerland.',
    ],
  },
  {
    mistake: 'a link to a region that does not exist',
    edits: {
      'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'region', params: { region: 'alp' } }),
    },
    told: [
      'markets/base/header.json:15:21 error links-lead-to-something-that-exists: This link leads to the region "alp", which does not exist. [alps]',
    ],
  },
  {
    mistake: 'a link to a country that another region may have',
    edits: {
      'base/header.json': (json) =>
        (json.links.tours.link = { type: 'route', route: 'country', params: { region: 'alps', country: 'swizerland' } }),
    },
    told: [
      'markets/base/header.json:16:22 error links-lead-to-something-that-exists: This link leads to the country "swizerland", which does not exist. [switzerland]',
    ],
  },
  {
    mistake: 'plugs by another name',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.switzerland.facts = {
          currency: 'CHF',
          languages: ['de', 'fr'],
          plugs: ['C', 'Schuko'],
          voltage: 230,
          entry: { en: 'An identity card.', fr: 'Une carte d’identité.' },
        }),
    },
    told: [
      'markets/content/destinations.json:36:15 error wrong-form: Entry 2 of "plugs" must be a capital letter from A to O, but is "Schuko".',
    ],
  },
  {
    mistake: 'a currency and a language that do not exist',
    edits: {
      'content/destinations.json': (json) => {
        const facts = { currency: 'CHE', languages: ['de', 'zz'], plugs: ['J'], voltage: 230, entry: { en: 'An identity card.' } };
        json.regions.alps.countries.switzerland.facts = facts;
      },
    },
    told: [
      'markets/content/destinations.json:29:25 error currencies-exist: "CHE" is not the code of a currency in use; one looks like "EUR". [CHF]',
      'markets/content/destinations.json:32:15 warning destination-languages-exist: "zz" is not the code of a language; one looks like "pt".',
    ],
  },
  {
    mistake: 'a key of a country that stands in addresses',
    edits: {
      'content/destinations.json': (json) => rename(json.regions.alps.countries, 'switzerland', 'switzer--land'),
      'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'switzer--land'),
    },
    told: [
      'markets/content/destinations.json:21:9 error slugs-are-well-formed: Without a "slug" this key stands in addresses. "switzer--land" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [switzer-land]',
    ],
  },
  {
    mistake: 'a key of a region with a capital',
    edits: { 'content/destinations.json': (json) => rename(json.regions, 'alps', 'Alps') },
    told: [
      'markets/content/destinations.json:4:5 error malformed-key: "Alps" cannot stand as a name here; it must be small letters, digits and hyphens, beginning with a letter. [alps]',
    ],
  },
];
