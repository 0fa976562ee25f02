import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Place, places } from '../support/documents.ts';
import { type ParsedPage, parsePage } from '../support/parsed-page.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import { sampleTimeoutMs } from '../support/sample.ts';
import { freshStoreData } from '../support/store-data.ts';
import { structuredDataComplaints } from '../support/structured-data.ts';

/**
 * What a search engine meets that begins with the sitemaps and follows every link: of each market and language the home page
 * and a seeded sample, in `npm run test:full` every page. Needs a build, as every test of the running store does.
 */
const sampledPerPlace = 7;
const inFlight = 8;
/** Opened by the application where the visitor is, and no place on any page. */
const hashOfCookies = '#manage-cookie-preferences';

interface Listed {
  place: Place;
  url: string;
  alternates: Record<string, string>;
}

interface Visited extends Listed {
  html: string;
  page: ParsedPage;
}

interface Answer {
  status: number;
  body: string;
}

let store: RunningStore;
/** All that sitemaps list but the selector, which belongs to no place. */
let listed: Listed[];
let visited: Visited[];
const answers = new Map<string, Promise<Answer>>();

beforeAll(async () => {
  store = await runStore({ dataDirectory: await freshStoreData() });
  listed = (await Promise.all(places.map(pagesListedIn))).flat().filter(({ url }) => url !== selector());
  visited = await forEach(sampled(listed), async (entry) => {
    const { body } = await get(entry.url);
    return { ...entry, html: body, page: parsePage(body) };
  });
}, sampleTimeoutMs * 3);

afterAll(() => store?.stop());

const selector = () => `${store.origin}/`;

/** Each address once, as somebody asks who follows no redirect. */
function get(url: string, method = 'GET'): Promise<Answer> {
  const known = answers.get(url);
  if (known) return known;
  const asked = fetch(url, { method, redirect: 'manual' }).then(async (response) => ({
    status: response.status,
    body: await response.text(),
  }));
  answers.set(url, asked);
  return asked;
}

/** A few at once, results in the order of the items. */
async function forEach<Item, Result>(items: readonly Item[], visit: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await visit(item);
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
}

async function pagesListedIn(place: Place): Promise<Listed[]> {
  const { body } = await get(`${store.origin}/sitemaps${place.home}.xml`);
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, url = '', rest = '']) => ({
    place,
    url: unescapeXml(url),
    alternates: Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang = '', href = '']) => [hreflang, unescapeXml(href)]),
    ),
  }));
}

const unescapeXml = (text: string) => text.replaceAll('&amp;', '&');

function sampled(all: readonly Listed[]): Listed[] {
  if (process.env.FULL_TESTS) return [...all];
  return places.flatMap((place, seed) => {
    const ofPlace = all.filter((entry) => entry.place === place);
    const size = Math.min(sampledPerPlace, ofPlace.length);
    const [chosen = []] = fc.sample(fc.shuffledSubarray(ofPlace, { minLength: size, maxLength: size }), { seed, numRuns: 1 });
    return [...ofPlace.filter(({ url }) => url === store.origin + place.home && !chosen.some((entry) => entry.url === url)), ...chosen];
  });
}

/** What is wrong with the pages that were visited, each line with its address. */
function complaints(check: (visit: Visited) => string[]): string[] {
  return visited.flatMap((visit) => check(visit).map((complaint) => `${visit.url}: ${complaint}`));
}

/** Where each public screen stands, as the store's specification words it. */
const screens: Record<string, Record<string, string>> = {
  en: { search: '/tours', destinations: '/destinations' },
  fr: { search: '/circuits', destinations: '/destinations' },
  nl: { search: '/rondreizen', destinations: '/bestemmingen' },
  no: { search: '/turer', destinations: '/reisemal' },
  sv: { search: '/turer', destinations: '/destinationer' },
  fi: { search: '/matkat', destinations: '/kohteet' },
  da: { search: '/ture', destinations: '/destinationer' },
  pt: { search: '/excursoes', destinations: '/destinations' },
  it: { search: '/tour', destinations: '/destinazioni' },
  de: { search: '/reisen', destinations: '/reiseziele' },
};
const policies = ['/cookies-policy', '/terms-conditions', '/privacy-policy', '/faq'];

test('the sitemap of every place lists its screens at the paths of its language, regions and countries below, and every tour', () => {
  for (const place of places) {
    const urls = listed.filter((entry) => entry.place === place).map(({ url }) => url);
    expect(new Set(urls).size, place.home).toBe(urls.length);
    const { search, destinations } = screens[place.language] ?? {};
    const wanted = [place.home, ...[search, destinations, ...policies].map((path) => place.home + path)];
    expect(urls, place.home).toEqual(expect.arrayContaining(wanted.map((path) => store.origin + path)));
    const below = urls.filter((url) => url.startsWith(`${store.origin}${place.home}${destinations}/`));
    const depths = below.map((url) => url.split('/').length);
    expect(new Set(depths).size, `${place.home}: regions and countries`).toBe(2);
    for (const id of place.documents.tourIds) expect(urls).toContain(store.origin + place.tour(id));
  }
});

test('a page answers in the language of its place, with one heading and words for those who list it, and is its own address', () => {
  expect(
    complaints(({ place, url, page }) => [
      ...(page.lang === place.contentLocale ? [] : [`says that its language is ${page.lang}`]),
      ...(page.headings.length === 1 && page.headings[0] ? [] : [`has the headings ${JSON.stringify(page.headings)}`]),
      ...(page.title && page.description ? [] : ['has no title or no description']),
      ...(page.canonical === url ? [] : [`says that its address is ${page.canonical}`]),
      ...(page.isIndexed ? [] : ['is listed and says that it must not be']),
    ]),
  ).toEqual([]);
});

test('no two pages of a place have the same title', () => {
  for (const place of places) {
    const titles = visited.filter((visit) => visit.place === place).map(({ page }) => page.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test(
  'the alternates of a page are pages that name it as theirs, and the sitemap says the same',
  async () => {
    const byUrl = new Map(listed.map((entry) => [entry.url, entry]));
    expect(
      complaints(({ place, url, page, alternates }) => [
        ...(page.alternates[place.hreflang] === url ? [] : ['is not among its own alternates']),
        ...(Object.keys(page.alternates).length > 1 ? [] : ['stands alone']),
        ...(sameEntries(page.alternates, alternates) ? [] : ['has other alternates than the sitemap says']),
        ...Object.values(page.alternates)
          .filter((other) => !sameEntries(byUrl.get(other)?.alternates ?? {}, page.alternates))
          .map((other) => `names ${other}, which does not name it`),
      ]),
    ).toEqual([]);
    const others = [...new Set(visited.flatMap(({ page }) => Object.values(page.alternates)))];
    const unanswered = await forEach(others, async (url) => ((await get(url)).status === 200 ? [] : [url]));
    expect(unanswered.flat()).toEqual([]);
  },
  sampleTimeoutMs,
);

test('the selector stands for all places, in one sitemap, and leads to each', async () => {
  const sitemaps = await Promise.all(places.map(({ home }) => get(`${store.origin}/sitemaps${home}.xml`)));
  expect(sitemaps.filter(({ body }) => body.includes(`<loc>${selector()}</loc>`))).toHaveLength(1);
  const page = parsePage((await get(selector())).body);
  expect(page).toMatchObject({ canonical: selector(), alternates: { 'x-default': selector() }, isIndexed: true });
  expect(page.headings).toHaveLength(1);
  expect(page.links).toEqual(expect.arrayContaining(places.map(({ home }) => home)));
});

function sameEntries(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

test(
  'every link inside the store leads straight to a page, to the very place on it, and every file is there',
  async () => {
    const linkedFrom = new Map<string, string>();
    const filesOf = new Map<string, string>();
    for (const { url, page } of visited) {
      for (const link of page.links) if (isInside(link, url)) linkedFrom.set(new URL(link, url).href, url);
      for (const file of page.files) if (isInside(file, url)) filesOf.set(new URL(file, url).href.split('#')[0] ?? '', url);
    }
    expect(linkedFrom.size).toBeGreaterThan(visited.length);
    expect(filesOf.size).toBeGreaterThan(10);
    const broken = await forEach([...linkedFrom], async ([link, from]) => {
      const { hash, href } = new URL(link);
      const { status, body } = await get(href.replace(hash, ''));
      if (status !== 200) return [`${from} → ${link}: ${status}`];
      const isThere = !hash || hash === hashOfCookies || parsePage(body).ids.has(decodeURIComponent(hash.slice(1)));
      return isThere ? [] : [`${from} → ${link}: no such place on the page`];
    });
    const missing = await forEach([...filesOf], async ([file, from]) => {
      const { status } = await get(file, 'HEAD');
      return status === 200 ? [] : [`${from} → ${file}: ${status}`];
    });
    expect([...broken.flat(), ...missing.flat()]).toEqual([]);
  },
  sampleTimeoutMs * 2,
);

/** @throws where a link leads nowhere by the way it is written */
function isInside(link: string, from: string): boolean {
  if (link === '' || link === '#') throw new Error(`${from} has a link that leads nowhere: "${link}"`);
  return new URL(link, from).origin === store.origin;
}

test(
  'the HTML is what the standard allows',
  async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const found = await forEach(visited, async ({ url, html }) => {
      const { results } = await validator.validateString(html, url);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${url}: ${ruleId}: ${message} (${selector})`),
      );
    });
    expect(found.flat()).toEqual([]);
  },
  sampleTimeoutMs * 2,
);

describe('structured data', () => {
  test('says of every type what has to be said, and nothing that the page does not', () => {
    expect(
      complaints((visit) =>
        visit.page.jsonLd.flatMap((data) => {
          const type = String(data['@type']);
          return structuredDataComplaints(data, visit).map((complaint) => `${type} ${complaint}`);
        }),
      ),
    ).toEqual([]);
  });

  test('is there where search engines look for it', () => {
    const typesOf = ({ page }: Visited) => page.jsonLd.map((data) => data['@type']);
    expect(
      complaints((visit) => {
        const { place, url } = visit;
        const path = url.slice(store.origin.length + place.home.length);
        const isTour = place.documents.tourIds.some((id) => url === store.origin + place.tour(id));
        const wanted = [
          path === '' ? 'Organization' : 'BreadcrumbList',
          ...(isTour ? ['Product'] : []),
          ...(path === '/faq' ? ['FAQPage'] : []),
        ];
        return wanted.filter((type) => !typesOf(visit).includes(type)).map((type) => `has no ${type}`);
      }),
    ).toEqual([]);
  });

  test(
    'leads to what is there',
    async () => {
      const addresses = visited.flatMap(({ page }) =>
        [...JSON.stringify(page.jsonLd).matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = '']) => url),
      );
      const inside = [...new Set(addresses)].filter((url) => url.startsWith(store.origin));
      const unanswered = await forEach(inside, async (url) => ((await get(url)).status === 200 ? [] : [url]));
      expect(unanswered.flat()).toEqual([]);
    },
    sampleTimeoutMs,
  );
});
