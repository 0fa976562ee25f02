/**
 * A store of many markets, made from the shipped one: each has a market.json, an override of every other kind of document that
 * a market may override, and messages of its own. What they change is what real markets change, and no two are the same.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = [
  { country: 'GB', currency: 'GBP', timeZone: 'Europe/London', languages: ['en'] },
  { country: 'BE', currency: 'EUR', timeZone: 'Europe/Brussels', languages: ['fr', 'nl'] },
  { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', languages: ['de'] },
  { country: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo', languages: ['no'] },
  { country: 'IT', currency: 'EUR', timeZone: 'Europe/Rome', languages: ['it'] },
];

const languages = {
  en: { contentLocale: 'en-GB', fullName: 'English' },
  fr: { contentLocale: 'fr-BE', fullName: 'Français' },
  nl: { contentLocale: 'nl-BE', fullName: 'Nederlands' },
  de: { contentLocale: 'de-DE', fullName: 'Deutsch' },
  no: { contentLocale: 'nb-NO', fullName: 'Norsk' },
  it: { contentLocale: 'it-IT', fullName: 'Italiano' },
};

const documentsPerMarket = 8;
const messagesPerMarket = 5;

/** The number of a market in letters. */
export function marketCode(index) {
  const letter = (digit) => String.fromCharCode(97 + digit);
  return `m${letter(Math.floor(index / 676) % 26)}${letter(Math.floor(index / 26) % 26)}${letter(index % 26)}`;
}

const inAll = (text) => ({
  en: `${text} (en)`,
  fr: `${text} (fr)`,
  nl: `${text} (nl)`,
  de: `${text} (de)`,
  no: `${text} (no)`,
  it: `${text} (it)`,
});

/** @returns {Record<string, object>} the documents of one market by file name */
export function documentsOfMarket(index, { footerLink, field, route, messages }) {
  const { country, currency, timeZone, languages: spoken } = kinds[index % kinds.length];
  const name = `Market ${index}`;
  const schema = (kind) => ({ $schema: `../../schemas/${kind}.schema.json` });
  return {
    'market.json': {
      ...schema('market'),
      name: inAll(name),
      order: index + 1,
      currency,
      country,
      timeZone,
      availableLanguages: spoken.map((urlCode) => ({
        urlCode,
        ...languages[urlCode],
        customerAccountLocale: languages[urlCode].contentLocale,
      })),
      copyrightText: inAll(`© ${name} Travel Ltd, registered in ${country} under ${10_000 + index}`),
      seo: { title: inAll(`Journeys from ${name}`), description: inAll(`Tours with local guides, sold and paid for in ${name}.`) },
    },
    'header.json': {
      ...schema('header'),
      links: {
        [`offers-${index}`]: {
          type: 'simple',
          order: 90,
          label: inAll(`Offers of ${name}`),
          link: { type: 'route', route, query: { query: name } },
        },
      },
    },
    'footer.json': {
      ...schema('footer'),
      thirdBlock: {
        links: {
          [footerLink]: { label: inAll(`Call ${name}`) },
          office: { order: 80, label: inAll(`The office in ${name}`), link: { type: 'external', url: `https://office-${index}.example/` } },
        },
      },
    },
    'errors.json': {
      ...schema('errors'),
      errorConfiguration404: { title: inAll(`Not found in ${name}`), message: inAll(`This page of ${name} does not exist, or no longer.`) },
      errorConfiguration500: { message: inAll(`Something broke in ${name}. We are looking into it.`) },
    },
    'checkout.json': {
      ...schema('checkout'),
      messages: { missingRequiredFields: inAll(`${name} needs this`), invalidEmail: inAll(`${name} cannot write to this address`) },
    },
    'traveller-fields.json': {
      ...schema('traveller-fields'),
      contact: { [field]: { label: inAll(`Field of ${name}`) } },
      passenger: { [field]: { label: inAll(`Field of a traveller from ${name}`) } },
    },
    'required-fields.json': { ...schema('required-fields'), contact: { [field]: index % 2 ? 'optional' : 'required' } },
    [`messages/${spoken[0]}.json`]: {
      ...schema('messages'),
      ...Object.fromEntries(messages.map((id) => [id, `A text of ${name}`])),
    },
  };
}

/**
 * Copies the shipped store without its markets and writes others.
 * @param {string} shippedDir the shop's own documents
 * @param {string} folder is made, and must not exist
 * @returns {string[]} the codes of the markets
 */
export function writeManyMarkets(shippedDir, folder, count) {
  cpSync(shippedDir, folder, { recursive: true });
  const kept = new Set(['base', 'content']);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) rmSync(join(folder, entry.name), { recursive: true });
  }
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const shape = {
    footerLink: Object.keys(read('base/footer.json').thirdBlock.links)[0],
    field: Object.keys(read('base/traveller-fields.json').contact).find((path) => path in read('base/traveller-fields.json').passenger),
    messages: Object.entries(read('base/messages/en.json'))
      .filter(([id, text]) => id.includes('.') && !/[{<']/.test(text))
      .slice(0, messagesPerMarket)
      .map(([id]) => id),
    route: Object.keys(read('routes.json').routes).find((name) => name === 'search'),
  };
  return Array.from({ length: count }, (_, index) => {
    const code = marketCode(index);
    const documents = Object.entries(documentsOfMarket(index, shape));
    if (documents.length !== documentsPerMarket) throw new Error(`A market has ${documents.length} documents.`);
    mkdirSync(join(folder, code, 'messages'), { recursive: true });
    for (const [file, document] of documents) writeFileSync(join(folder, code, file), `${JSON.stringify(document, null, 2)}\n`);
    return code;
  });
}
