import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingError } from '#domain/error-catalogue.ts';
import { createPlatformClient, type PlatformClientOptions, type PlatformRequest } from './platform-client.ts';
import { createPlatformMetrics } from './platform-metrics.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let answer: Answer;
let requests: { method: string; url: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url: address = '', headers } = request;
    requests.push({ method, url: address, authorization: headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** One after another; the last stays. */
function inTurn(...answers: Answer[]): Answer {
  return (request, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
}

function openClient(options: Partial<PlatformClientOptions> = {}) {
  const lines: object[] = [];
  const registry = new Registry();
  const client = createPlatformClient({
    url,
    key: 'the key of a store and its platform',
    log: { warn: (details: object) => void lines.push(details) } as PlatformClientOptions['log'],
    metrics: createPlatformMetrics(registry),
    ...options,
  });
  return { client, lines, registry };
}

const schema = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'], additionalProperties: false };
const read: PlatformRequest = { name: 'read', method: 'GET', path: '/read', query: { checkoutId: 'secret-checkout' }, answer: schema };
const change: PlatformRequest = { name: 'change', method: 'POST', path: '/change', body: { email: 'ada@mail.example' }, answer: schema };

async function codeOf(asking: Promise<unknown>): Promise<[string, number]> {
  try {
    await asking;
  } catch (error) {
    const { code, status } = error as BookingError;
    return [code, status];
  }
  throw new Error('It was answered');
}

test('an answer that fits its schema is handed on; the key itself does not travel', async () => {
  answer = json(200, { ok: true });
  const { client } = openClient();
  expect(await client.request(read)).toEqual({ ok: true });
  expect(await client.request(change)).toEqual({ ok: true });
  expect(requests.map(({ authorization }) => authorization)).toEqual([
    expect.stringMatching(/^Bearer [0-9a-f]{64}$/),
    expect.stringMatching(/^Bearer [0-9a-f]{64}$/),
  ]);
  expect(requests.some(({ authorization }) => authorization?.includes('the key'))).toBe(false);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'after %i what only reads is tried once more, what changes never is',
  async (status) => {
    const { client } = openClient();
    answer = inTurn(json(status, {}), json(200, { ok: true }));
    expect(await client.request(read)).toEqual({ ok: true });
    expect(requests).toHaveLength(2);

    requests = [];
    answer = json(status, {});
    for (const method of ['POST', 'PUT', 'DELETE'] as const) await codeOf(client.request({ ...change, method }));
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);

    requests = [];
    await codeOf(client.request(read));
    expect(requests).toHaveLength(2);
  },
);

test.each([400, 403, 404, 422])('after %i nothing is tried again', async (status) => {
  answer = json(status, {});
  await codeOf(openClient().client.request(read));
  expect(requests).toHaveLength(1);
});

test.each([
  ['CHKT_000', 500, 'API_GENERIC_CHECKOUT_ERROR', 500],
  ['CHKT_001', 404, 'API_ITINERARY_NOT_FOUND', 404],
  ['CHKT_002', 409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS', 409],
  ['CHKT_003', 400, 'API_UNSUPPORTED_PAYMENT_PLAN', 400],
  ['CHKT_004', 404, 'API_BOOKING_NOT_FOUND', 404],
  ['CHKT_005', 403, 'API_BLACKLISTED_COUNTRY', 403],
  ['CHKT_006', 404, 'API_POLICY_NOT_FOUND', 404],
  ['CHECKOUT_API_SERVICE_UNAVAILABLE', 503, 'API_SERVICE_UNAVAILABLE', 503],
  ['CHECKOUT_RESPONSE_BAD_GATEWAY', 502, 'BAD_GATEWAY', 502],
  ['CHECKOUT_NOT_FOUND', 404, 'CHECKOUT_NOT_FOUND', 404],
  ['CHECKOUT_RESPONSE_SUCCESS', 400, 'BAD_GATEWAY', 502],
  ['CHECKOUT_RESPONSE_UNKNOWN', 500, 'UNKNOWN', 500],
  ['CHECKOUT_RESPONSE_VALIDATION_FAILED', 422, 'VALIDATION_FAILED', 422],
  ['NOT_AVAILABLE', 409, 'NOT_AVAILABLE', 409],
  ['STALE_VERSION', 409, 'STALE_VERSION', 409],
])('the platform’s %s is the catalogue’s %3$s', async (code, status, expected, expectedStatus) => {
  answer = json(status, { code, status, statusMessage: 'as it said' });
  expect(await codeOf(openClient().client.request(change))).toEqual([expected, expectedStatus]);
});

test('which fields are wrong, and how, is handed on', async () => {
  const problems = [{ path: 'contact.email', code: 'invalidEmail', params: {} }];
  answer = json(422, { code: 'VALIDATION_FAILED', status: 422, statusMessage: 'No', fields: ['contact.email'], problems });
  await expect(openClient().client.request(change)).rejects.toMatchObject({ fields: ['contact.email'], problems });
});

test.each([
  [403, 'CHECKOUT_NOT_FOUND', 404],
  [404, 'CHECKOUT_NOT_FOUND', 404],
  [500, 'INTERNAL_SERVER_ERROR', 500],
  [502, 'BAD_GATEWAY', 502],
  [503, 'SERVICE_UNAVAILABLE', 503],
  [504, 'API_SERVICE_UNAVAILABLE', 503],
  [418, 'HTTP_ERROR', 418],
  [401, 'BAD_GATEWAY', 502],
])('a refusal by %i without a code goes by its status', async (status, expected, expectedStatus) => {
  answer = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
  expect(await codeOf(openClient().client.request(change))).toEqual([expected, expectedStatus]);
});

const badAnswers: [string, Answer][] = [
  [
    'is cut off in the middle',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '11' });
      response.write('{"ok":', () => response.destroy());
    },
  ],
  ['ends too early', (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":')],
  ['is a page', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>')],
  ['is empty', (_request, response) => response.writeHead(200).end()],
  ['lacks a property', json(200, {})],
  ['has a property more', json(200, { ok: true, email: 'ada@mail.example' })],
  ['is of another type', json(200, { ok: 'yes' })],
];

test.each(badAnswers)('an answer that %s is a bad gateway’s', async (_, bad) => {
  answer = bad;
  const { client, lines } = openClient();
  expect(await codeOf(client.request(read))).toEqual(['BAD_GATEWAY', 502]);
  expect(await codeOf(client.request(change))).toEqual(['BAD_GATEWAY', 502]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-checkout|mail\.example/);
});

test('who does not answer in time, or at all, is unavailable', async () => {
  answer = () => undefined;
  const { client, lines } = openClient({ timing: { timeout: 100 } });
  expect(await codeOf(client.request(change))).toEqual(['API_SERVICE_UNAVAILABLE', 503]);
  expect(requests).toHaveLength(1);
  expect(await codeOf(client.request(read))).toEqual(['API_SERVICE_UNAVAILABLE', 503]);
  expect(requests).toHaveLength(3);

  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"ok":');
  };
  expect(await codeOf(client.request(change))).toEqual(['API_SERVICE_UNAVAILABLE', 503]);

  answer = (request) => request.socket.destroy();
  expect(await codeOf(client.request(change))).toEqual(['API_SERVICE_UNAVAILABLE', 503]);
  expect(lines).toHaveLength(4);
  expect(JSON.stringify(lines)).not.toMatch(/secret-checkout|mail\.example|127\.0\.0\.1/);
});

test('a platform that keeps failing is left alone, and tried again after a while', async () => {
  const { client, registry } = openClient({ timing: { failuresInARow: 3, halfOpenAfter: 200 } });
  const breaker = async () => (await registry.getSingleMetric('portolan_platform_breaker_state')?.get())?.values[0]?.value;
  answer = json(503, {});
  for (let failure = 0; failure < 3; failure++) await codeOf(client.request(change));
  expect([requests.length, await breaker()]).toEqual([3, 2]);

  answer = json(200, { ok: true });
  expect(await codeOf(client.request(change))).toEqual(['API_SERVICE_UNAVAILABLE', 503]);
  expect(requests).toHaveLength(3);
  await sleep(250);
  expect(await client.request(change)).toEqual({ ok: true });
  expect([requests.length, await breaker()]).toEqual([4, 0]);

  const calls = await registry.getSingleMetric('portolan_platform_calls_total')?.get();
  expect(Object.fromEntries(calls?.values.map(({ labels, value }) => [labels.result, value]) ?? [])).toEqual({
    failed: 3,
    not_tried: 1,
    answered: 1,
  });
});

test('refusals are answers: however many come, the next is asked', async () => {
  const { client } = openClient({ timing: { failuresInARow: 3 } });
  answer = json(409, { code: 'NOT_AVAILABLE', status: 409, statusMessage: 'No' });
  for (let refusal = 0; refusal < 6; refusal++) expect((await codeOf(client.request(change)))[0]).toBe('NOT_AVAILABLE');
  expect(requests).toHaveLength(6);
});
