import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CreateCheckoutBody, FieldProblem, TravelerDetails } from '#contract/api.generated.ts';
import { type CallName, type CallTypes, calls } from '#contract/calls.generated.ts';
import type { Supplier } from '#server/booking/sandbox/supplier/supplier.ts';
import { type BookingPlatformOptions, createBookingPlatform, type EmbeddedPlatform } from '#server/booking-platform.ts';
import { type OpenDatabase, openPglite } from '#server/database/open-database.ts';
import { loggerOptions } from '#server/http/logger-options.ts';
import { resumePage } from '#server/resume/resume-page.ts';
import type { StorePages } from '#server/store-routes.ts';
import { release, tourId, writeReleaseFiles } from '../fixtures/release.ts';

/** The day on which all server tests happen, a Saturday. */
export const testNow = new Date('2026-11-21T10:00:00Z');
/** A Tuesday with departures of both tours. */
export const departureDate = '2027-05-04';
export const publicOrigin = 'http://localhost:3000';
export const testSecret = 'a secret of thirty-two characters';

export interface TestStore {
  app: FastifyInstance;
  database: OpenDatabase;
  platform: EmbeddedPlatform;
  dataDirectory: string;
  /** Lines that were logged. */
  log: string[];
  close(): Promise<void>;
}

/** Pages that a store has outside the routes of its documents, with little on them. */
export const testPages: StorePages = {
  errorPage: async (checkoutId, status) => `<p>${checkoutId}: ${status}</p>`,
  resumePage: async ({ state, token, language }) => resumePage(state, token, (id) => `${language} ${id}`, { href: '/', name: 'home' }).html,
};

/** The booking API on a database of its own, in memory unless one is given. */
export async function openStore(
  options: Partial<Pick<BookingPlatformOptions, 'release' | 'releasesDirectory' | 'replace' | 'now' | 'onErased' | 'database'>> = {},
): Promise<TestStore> {
  const log: string[] = [];
  const database = options.database ?? (await openPglite({}));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portolan-store-'));
  const app = Fastify({ logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void log.push(line) } } });
  const platform = await createBookingPlatform({
    environment: { publicOrigin, isSecure: false, sessionSecret: testSecret, dataDirectory, smtpUrl: undefined },
    release,
    releasesDirectory: writeReleaseFiles(),
    log: app.log,
    now: () => testNow,
    ...options,
    database,
  });
  await app.register(cookie);
  await platform.register(app, testPages);
  await app.ready();
  return {
    app,
    database,
    platform,
    dataDirectory,
    log,
    close: async () => {
      await app.close();
      await platform.stop();
      await database.close();
    },
  };
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

/** A browser with its own cookie. */
export class Visitor {
  readonly #app: FastifyInstance;
  cookie: string | undefined;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async call<Name extends CallName>(
    name: Name,
    input: { params?: Record<string, string>; query?: object; body?: object } = {},
  ): Promise<Answer<CallTypes[Name]['answer'] & { code?: string; fields?: string[]; problems?: FieldProblem[] }>> {
    const { method, path } = calls[name];
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => input.params?.[key] ?? '');
    return this.send(method, url, { ...(input.query ? { query: input.query } : {}), ...(input.body ? { body: input.body } : {}) });
  }

  async send<Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { query, body, form }: { query?: object; body?: object; form?: string } = {},
  ): Promise<Answer<Body>> {
    const response = await this.#app.inject({
      method,
      url,
      ...(query ? { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) } : {}),
      ...(form !== undefined ? { payload: form } : body ? { payload: body } : {}),
      headers: {
        origin: publicOrigin,
        'x-tour-operator': 'portolan',
        'accept-version': '1',
        ...(form !== undefined ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
    });
    const set = response.cookies.find(({ name }) => name === 'portolan_session');
    if (set) this.cookie = `${set.name}=${set.value}`;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, headers: response.headers, body: (isJson ? response.json() : response.body) as Body };
  }
}

export const party: CreateCheckoutBody = {
  tripId: tourId,
  departureDate,
  rooms: [{ adults: 2, childAges: [9] }],
  market: 'be',
  lang: 'fr',
};

export const travellers: TravelerDetails = {
  contactInfo: { firstName: 'Zoë', lastName: 'Lambert', email: 'zoe.lambert@mail.example' },
  billingInfo: {},
  billingSameAsContact: true,
  paxInfo: [
    { refId: 'room-1-adult-1', isMainContact: true, values: { firstName: 'Zoë', lastName: 'Lambert', birthDate: '1990-03-02' } },
    { refId: 'room-1-adult-2', isMainContact: false, values: { firstName: 'Luc', lastName: 'Lambert', birthDate: '1988-11-30' } },
    { refId: 'room-1-child-1', isMainContact: false, values: { firstName: 'Mia', lastName: 'Lambert', birthDate: '2018-01-15' } },
  ],
};

/** The details of a party of adults, each in the order of their slots. */
export function adultsOf(body: CreateCheckoutBody): TravelerDetails {
  const paxInfo = body.rooms.flatMap(({ adults }, room) =>
    Array.from({ length: adults }, (_, adult) => ({
      refId: `room-${room + 1}-adult-${adult + 1}`,
      isMainContact: room === 0 && adult === 0,
      values: { firstName: 'Ada', lastName: `Number ${room}-${adult}`, birthDate: '1990-03-02' },
    })),
  );
  return { ...travellers, paxInfo };
}

export function queryOf(checkoutId: string, body: CreateCheckoutBody = party) {
  return { checkoutId, marketConfigurationId: body.market, lang: body.lang };
}

/** Makes a checkout and completes every step before payment. */
export async function readyToPay(
  visitor: Visitor,
  body: CreateCheckoutBody = party,
  details: TravelerDetails = travellers,
): Promise<string> {
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body }));
  const query = queryOf(checkoutId, body);
  expectOk(await visitor.call('checkAvailability', { query, body: {} }));
  const { questions } = expectOk(await visitor.call('getActivityQuestions', { query }));
  const answers = questions
    .filter(({ required }) => required)
    .map(({ componentId, refId }) => ({ componentId, questionRefId: refId, answer: '180' }));
  expectOk(await visitor.call('saveActivityAnswers', { query, body: { answers } }));
  expectOk(await visitor.call('saveTravelerDetails', { query, body: details }));
  return checkoutId;
}

export const sessionBody = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'zoe.lambert@mail.example' } } as const;

export async function openPayment(visitor: Visitor, checkoutId: string) {
  return expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body: sessionBody }));
}

export interface Confirmation {
  status: string;
  redirect_url?: string;
  decline_code?: string;
}

export async function sendCard(visitor: Visitor, confirmUrl: string, number: string): Promise<Confirmation> {
  return expectOk(await visitor.send<Confirmation>('POST', confirmUrl, { body: { number, expiry: '12/30', cvc: '123' } }));
}

async function noAnswer(): Promise<never> {
  throw new Error('No answer');
}

/** A supplier from whom nothing is heard. */
export const silentSupplier: Supplier = { find: async () => null, book: noAnswer, hold: noAnswer, change: noAnswer, cancel: noAnswer };

export function expectOk<Body>({ status, body }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
