import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchStore, runStore, type StoreEnd } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import { HttpVisitor } from '../support/visitor.ts';

/** A store that is to give up while it starts, and what it said. */
async function failToStart(environment: Record<string, string>, dataDirectory: string): Promise<StoreEnd & { lines: string[] }> {
  const store = await launchStore({ environment, dataDirectory });
  const end = await store.ended;
  return { ...end, lines: store.output().trim().split('\n') };
}

/** Documents of the shop that a test may change. */
async function copyDocuments(): Promise<{ directory: string; home: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'portolan-markets-'));
  await cp('markets', directory, { recursive: true });
  return { directory, home: join(directory, 'content/pages/home.json'), remove: () => rm(directory, { recursive: true, force: true }) };
}

/** A connection on which a request is written in parts. */
function openConnection(origin: string): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('connect', () => resolve({ socket, received: () => text }));
  });
}

const statusLine = (answer: string): string => answer.split('\r\n')[0] ?? '';

test('SIGTERM: no new visitor is let in and readiness fails, the request in flight is answered, then the process ends well', async () => {
  const store = await runStore({ dataDirectory: await freshStoreData() });
  const { host } = new URL(store.origin);
  const trip = { tripId: 'lofoten-islands', market: 'gb', lang: 'en' };
  const { body } = await new HttpVisitor(store.origin).call('listDepartures', { query: trip });
  const payload = JSON.stringify({ ...trip, departureDate: body.departures[0]?.date, rooms: [{ adults: 1, childAges: [] }] });

  const inFlight = await openConnection(store.origin);
  inFlight.socket.write(
    `POST /api/tours/checkout HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${store.origin}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload.slice(0, 10)}`,
  );
  const readiness = await openConnection(store.origin);
  readiness.socket.write(`GET /readyz HTTP/1.1\r\nHost: ${host}\r\n`);
  // Both must have reached the server before the signal does.
  await fetch(`${store.origin}/livez`);

  store.signal('SIGTERM');
  await eventually('the door is closed', () =>
    fetch(`${store.origin}/livez`).then(
      () => false,
      () => true,
    ),
  );
  readiness.socket.write('\r\n');
  await eventually('readiness answers', async () => readiness.received().includes('\r\n\r\n'));
  expect(statusLine(readiness.received())).toMatch(/ 503 /);
  expect(inFlight.received()).toBe('');
  inFlight.socket.write(payload.slice(10));
  await eventually('the request in flight is answered', async () => inFlight.received().includes('checkoutId'));
  expect(statusLine(inFlight.received())).toMatch(/ 200 /);
  const answeredAt = Date.now();
  expect(await store.ended).toEqual({ code: 0, signal: null });
  expect(Date.now() - answeredAt).toBeLessThan(3_000);
});

test('a second process is refused the data directory in one sentence, and a lock that a killed one left does not hold', async () => {
  const dataDirectory = await freshStoreData();
  const first = await runStore({ dataDirectory });
  const second = await failToStart({}, dataDirectory);
  expect(second.lines).toEqual([
    expect.stringMatching(/^The data directory .* is in use by process \d+\. Stop it, set another DATA_DIR, or set DATABASE_URL\.$/),
  ]);
  expect(second.code).toBe(1);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);

  first.signal('SIGKILL');
  await first.exited;
  expect(await readFile(join(dataDirectory, 'lock'), 'utf8')).toMatch(/^\d+ /);
  // The killed process's number may since belong to another one, here to this test's own.
  await writeFile(join(dataDirectory, 'lock'), `${process.pid} 1`);
  const heir = await runStore({ dataDirectory });
  await heir.stop();
  expect((await heir.ended).code).toBe(0);
});

test.each([
  ['PORT', { PORT: 'harbour' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'chatty' }],
  ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'too short' }],
])('a wrong %s is named in one line', async (name, environment: Record<string, string>) => {
  const { code, lines } = await failToStart(environment, join(tmpdir(), 'portolan-never-made'));
  expect([code, lines]).toEqual([1, [expect.stringMatching(new RegExp(`^The environment variable ${name} `))]]);
  expect(lines.join()).not.toContain(environment[name]);
});

test('broken documents are told by their place, and nothing is served', async () => {
  const documents = await copyDocuments();
  const text = await readFile(documents.home, 'utf8');
  await writeFile(documents.home, text.replace('"type": "hero"', '"type": "heroo"'));
  const line = text.split('\n').findIndex((candidate) => candidate.includes('"type": "hero"')) + 1;
  const { code, lines } = await failToStart({ MARKETS_DIR: documents.directory }, await freshStoreData());
  expect(code).toBe(1);
  expect(lines[0]).toMatch(new RegExp(`content/pages/home\\.json:${line}:\\d+ error`));
  expect(lines.join('\n')).toContain('"heroo"');
  expect(lines.join('\n')).not.toMatch(/^ {4}at /m);
  await documents.remove();
});

test('SIGHUP: broken documents leave the old release serving, mended ones are swapped in', async () => {
  const documents = await copyDocuments();
  const original = await readFile(documents.home, 'utf8');
  const { blocks } = JSON.parse(original) as { blocks: { hero: { title: { en: string } } } };
  const oldTitle = blocks.hero.title.en;
  const newTitle = 'A headline that nobody has read before';
  const store = await runStore({ environment: { MARKETS_DIR: documents.directory }, dataDirectory: await freshStoreData() });
  const home = async () => (await fetch(`${store.origin}/gb-en`)).text();
  const reloads = async (result: string) =>
    (await (await fetch(`${store.origin}/metrics`)).text()).includes(`portolan_release_reloads_total{result="${result}"} 1`);
  expect(await home()).toContain(oldTitle);

  await writeFile(documents.home, original.replace('"type": "hero"', '"type": "heroo"'));
  store.signal('SIGHUP');
  await eventually('the broken release is refused', () => reloads('refused'));
  expect(store.output()).toMatch(/home\.json:\d+:\d+/);
  expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);
  expect(await home()).toContain(oldTitle);
  expect(await reloads('swapped')).toBe(false);

  await writeFile(documents.home, original.replaceAll(oldTitle, newTitle));
  store.signal('SIGHUP');
  await eventually('the mended release is swapped in', () => reloads('swapped'));
  const page = await home();
  expect(page).toContain(newTitle);
  expect(page).not.toContain(oldTitle);
  await store.stop();
  await documents.remove();
});
