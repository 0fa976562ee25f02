import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewSession } from '#server/preview/preview-session.ts';
import { type Place, sampledPlaces } from '../support/documents.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import { freshStoreData } from '../support/store-data.ts';

/** What one visitor asks for never changes what another one gets. Needs a build. */
const secret = 'a-secret-for-tests-of-more-than-thirty-two-characters';
const preview = `preview-session=${previewSession(secret, new Date())}`;
let store: RunningStore;
let place: Place;

beforeAll(async () => {
  store = await runStore({ dataDirectory: await freshStoreData(), environment: { SESSION_SECRET: secret } });
  [place] = sampledPlaces as [Place];
});

afterAll(() => store?.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As a program sends it: fetch would tidy the path and refuse headers. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(store.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('latin1') }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function metric(name: string): Promise<number> {
  const { body } = await send('/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
}

const oddPaths = (path: string) => [
  `${path}?/_payload.json`,
  `${path}/_payload.json/`,
  `${path}/_payload.json%00`,
  `/${path}`,
  `${path}//`,
  `${path}/.`,
  `${path}/..%2f..%2fetc`,
  `${path}.css`,
  `${path}/x.css`,
  `${path};a=b`,
  `${path}%2f`,
  `${path}%00`,
  `${path}%`,
  `${path}#x`,
  `${path}?page=1&page=999`,
  `${path}?${'a'.repeat(7000)}`,
  `${path}?__proto__=1&constructor=1`,
];

const oddHeaders: Record<string, string>[] = [
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https', forwarded: 'host=elsewhere.example;proto=https' },
  { host: 'elsewhere.example' },
  { 'x-original-url': '/checkout/x', 'x-rewrite-url': '/checkout/x' },
  { accept: 'application/json' },
  { accept: 'text/x-component', rsc: '1' },
  { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0.1, *;q=0' },
  { 'accept-encoding': 'zstd, deflate' },
  { 'accept-language': 'fi' },
  { range: 'bytes=0-10' },
  { 'if-none-match': '"x", "y"' },
  { cookie: 'a=1; preview-session=9999999999.00; auth-info=%7B%22firstName%22%3A%22Mallory%22%7D' },
  { 'x-http-method-override': 'DELETE' },
];

describe('whatever was asked for before, the next visitor gets the page', () => {
  let before: Answer;
  beforeAll(async () => {
    before = await send(place.search);
    expect(before.status).toBe(200);
    expect(before.headers['cache-control']).toContain('s-maxage=');
  });

  async function expectSamePage(): Promise<void> {
    const { status, headers, body } = await send(place.search);
    expect({ status, etag: headers.etag, type: headers['content-type'] }).toEqual({
      status: 200,
      etag: before.headers.etag,
      type: before.headers['content-type'],
    });
    expect(body === before.body).toBe(true);
  }

  test('odd paths', async () => {
    for (const path of oddPaths(place.search)) {
      const { status, body } = await send(path);
      expect(status, path).toBeLessThan(500);
      expect(body.includes('elsewhere.example'), path).toBe(false);
    }
    await expectSamePage();
  });

  test('odd headers, on a page that is cached and on one that is not', async () => {
    for (const [index, headers] of oddHeaders.entries()) {
      for (const path of [
        place.search,
        `${place.search}?query=${place.language}${index}`,
        `${place.search}/_payload.json?query=h${index}`,
      ]) {
        const { status, headers: answered, body } = await send(path, headers);
        expect(status, path).toBeLessThan(500);
        expect(body.includes('elsewhere.example') || body.includes('Mallory'), JSON.stringify(headers)).toBe(false);
        expect(answered.location ?? '').not.toContain('elsewhere.example');
      }
    }
    await expectSamePage();
  });

  test('other methods', async () => {
    const head = await send(place.search, {}, 'HEAD');
    expect({ status: head.status, body: head.body, etag: head.headers.etag }).toEqual({ status: 200, body: '', etag: before.headers.etag });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await send(place.search, {}, method)).status).toBeLessThan(500);
    await expectSamePage();
  });

  test('its data alone is another answer, kept apart from the page', async () => {
    const payload = await send(`${place.search}/_payload.json`);
    expect(payload.headers['content-type']).toContain('application/json');
    expect(JSON.parse(Buffer.from(payload.body, 'latin1').toString()).data.answer.tours.length).toBeGreaterThan(0);
    await expectSamePage();
  });
});

test.each(['/%', '/%E0%A4%A', '/caf%e9'])('an address that ends in %s is a page that is not found', async (end) => {
  const { status, headers } = await send(place.home + end);
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toBeDefined();
});

test('a flood of made-up parameters finds the cached page each time, and fills nothing', async () => {
  await send(place.home);
  await send(`${place.home}/_payload.json`);
  const [hits, entries] = [await metric('portolan_page_cache_hits_total'), await metric('portolan_page_cache_entries')];
  const flood = 10_000;
  const inFlight = 50;
  for (let at = 0; at < flood; at += inFlight) {
    const answers = await Promise.all(
      Array.from({ length: inFlight }, (_, index) => send(`${place.home}?utm_${at + index}=${at}&x=${index}`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(await metric('portolan_page_cache_hits_total')).toBe(hits + flood);
  for (let at = 0; at < 100; at++) await send(`${place.home}/_payload.json?build=b${at}&y=${at}`);
  expect(await metric('portolan_page_cache_entries')).toBe(entries);
});

test.each([
  '/checkout/none',
  '/checkout/none/payment',
  '/checkout/none/payment/_payload.json',
  '/checkout-modifications/none/modifications',
])('%s is never stored', async (path) => {
  const { status, headers } = await send(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

describe('a signed preview', () => {
  test('gets a page that is rendered anew and kept nowhere', async () => {
    await send(place.home);
    const hits = await metric('portolan_page_cache_hits_total');
    const { status, headers } = await send(place.home, { cookie: preview });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await send(`${place.home}/_payload.json`, { cookie: preview })).headers['cache-control']).toBe('no-store');
    expect(await metric('portolan_page_cache_hits_total')).toBe(hits);
  });

  test.each(['preview-session=1', `preview-session=9999999999.${'0'.repeat(64)}`, `${preview}0`])('is not %s', async (cookie) => {
    await send(place.home);
    expect((await send(place.home, { cookie })).headers['cache-control']).toContain('s-maxage=');
  });

  test('begins with a link that was signed here', async () => {
    const wrong = await send(`/preview?to=${encodeURIComponent(place.home)}&expires=9999999999&signature=${'0'.repeat(64)}`);
    expect(wrong.status).toBe(404);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });
});

test('a thousand requests at once, from every market and each rendered anew, mix no word, price or currency', async () => {
  const paths = sampledPlaces.flatMap(({ home, search, tour }) => [home, search, tour('lofoten-islands'), `${search}/_payload.json`]);
  const alone = new Map<string, string>();
  for (const path of paths) alone.set(path, (await send(path)).body);
  for (const { home } of sampledPlaces) {
    const links = [...(alone.get(home) ?? '').matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const elsewhere = links.filter((href) => href !== '/' && href !== home && !href.startsWith(`${home}/`) && !href.startsWith(`${home}?`));
    expect(elsewhere, home).toEqual([]);
  }
  const wanted = Array.from({ length: 1000 }, (_, index) => paths[(index * 7919) % paths.length] ?? '');
  const inFlight = 100;
  let mixed = 0;
  for (let at = 0; at < wanted.length; at += inFlight) {
    const now = wanted.slice(at, at + inFlight);
    const answers = await Promise.all(now.map((path) => send(path, { cookie: preview })));
    mixed += answers.filter(({ body }, index) => body !== alone.get(now[index] ?? '')).length;
  }
  expect(mixed).toBe(0);
});
