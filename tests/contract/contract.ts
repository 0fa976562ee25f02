import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreateCheckoutBody } from '#contract/api.generated.ts';
import { type CallName, callContracts } from '#contract/calls.generated.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import type { BookingPlatform } from '#server/booking-platform.ts';
import type { Db } from '#server/database/open-database.ts';
import { tourId } from '../fixtures/release.ts';
import { adultsOf, expectOk, queryOf, readyToPay, type TestStore, Visitor } from '../server/store-fixture.ts';

/** A store, wherever its booking platform is. */
export type ContractStore = Omit<TestStore, 'platform'> & { platform: BookingPlatform };

/** A store with one of the drivers behind it, opened once for all cases. */
export interface ContractPlatform {
  store: ContractStore;
  /** The booking platform's own database. */
  db: Db;
  close(): Promise<void>;
}

/** What a case works with: the same on every driver. The clock is the real one. */
export interface Contract {
  /** A browser of its own. Each answer that it gets counts as a case of its call. */
  visitor(): Visitor;
  /** The booking platform's own database, to bring about what no call can: an agency that closes, a day that passes. */
  db(): Db;
  store(): ContractStore;
  /** A party of two adults for the departure with most places left, with whatever is given in its stead. */
  trip(change?: Partial<CreateCheckoutBody>): Promise<CreateCheckoutBody>;
  /** A new checkout of a visitor, as it is before its first step. */
  newCheckout(visitor?: Visitor, change?: Partial<CreateCheckoutBody>): Promise<ContractCheckout>;
  /** A checkout whose steps before payment are complete. */
  readyCheckout(visitor?: Visitor, change?: Partial<CreateCheckoutBody>): Promise<ContractCheckout>;
}

export interface ContractCheckout {
  visitor: Visitor;
  checkoutId: string;
  body: CreateCheckoutBody;
  query: ReturnType<typeof queryOf>;
}

/** What a file of cases exports: it registers its tests. */
export type Cases = (contract: Contract) => void;

const succeeded = 'answered';

/** Registers all cases on a driver, and one more that fails where a call of the table has no case or none of an error. */
export async function registerContract(openPlatform: () => Promise<ContractPlatform>): Promise<Contract> {
  const seen = new Map<CallName, Set<string>>();
  let platform: ContractPlatform;

  class CountingVisitor extends Visitor {
    override async call<Name extends CallName>(...[name, input]: Parameters<typeof Visitor.prototype.call<Name>>) {
      const answer = await super.call(name, input);
      const outcomes = seen.get(name) ?? new Set();
      seen.set(name, outcomes.add(answer.status === 200 ? succeeded : (answer.body.code ?? String(answer.status))));
      return answer;
    }
  }

  beforeAll(async () => {
    platform = await openPlatform();
  }, 120_000);
  afterAll(() => platform?.close());

  const visitor = () => new CountingVisitor(platform.store.app);

  async function trip(change: Partial<CreateCheckoutBody> = {}): Promise<CreateCheckoutBody> {
    const wanted = { tripId: tourId, rooms: [{ adults: 2, childAges: [] }], market: 'be', lang: 'fr', ...change };
    if (change.departureDate) return { ...wanted, departureDate: change.departureDate };
    const { tripId, market, lang } = wanted;
    const { departures } = expectOk(await visitor().call('listDepartures', { query: { tripId, market, lang } }));
    const [most] = departures.toSorted((one, other) => other.placesLeft - one.placesLeft);
    if (!most || most.placesLeft < passengerCount(wanted.rooms)) throw new Error(`No departure of ${tripId} has places left`);
    return { ...wanted, departureDate: most.date };
  }

  const contract: Contract = {
    visitor,
    trip,
    db: () => platform.db,
    store: () => platform.store,
    newCheckout: async (owner = visitor(), change = {}) => {
      const body = await trip(change);
      const { checkoutId } = expectOk(await owner.call('createCheckout', { body }));
      return { visitor: owner, checkoutId, body, query: queryOf(checkoutId, body) };
    },
    readyCheckout: async (owner = visitor(), change = {}) => {
      const body = await trip(change);
      const checkoutId = await readyToPay(owner, body, adultsOf(body));
      return { visitor: owner, checkoutId, body, query: queryOf(checkoutId, body) };
    },
  };

  const files = readdirSync(new URL('cases', import.meta.url)).sort();
  for (const file of files) {
    const { cases } = (await import(`./cases/${basename(file, '.ts')}.ts`)) as { cases: Cases };
    cases(contract);
  }

  test('every call of the table has a case, and a case of an error', () => {
    const names = Object.keys(callContracts) as CallName[];
    const outcomesOf = (name: CallName) => [...(seen.get(name) ?? [])];
    expect(names.filter((name) => !outcomesOf(name).includes(succeeded))).toEqual([]);
    expect(names.filter((name) => outcomesOf(name).every((outcome) => outcome === succeeded))).toEqual([]);
    const owned = names.filter((name) => callContracts[name].access === 'owner');
    expect(owned.filter((name) => !outcomesOf(name).includes('CHECKOUT_NOT_FOUND'))).toEqual([]);
  });
  return contract;
}

/** Another session, with or without a checkout of its own, learns nothing of one: not even that it exists. */
export async function expectHidden<Name extends CallName>(
  contract: Contract,
  name: Name,
  input: { params?: Record<string, string>; query?: object; body?: object },
): Promise<void> {
  const stranger = contract.visitor();
  for (const visit of ['without a session', 'with a session']) {
    const { status, body } = await stranger.call(name, input);
    expect([visit, status, body.code]).toEqual([visit, 404, 'CHECKOUT_NOT_FOUND']);
    expect(JSON.stringify(body)).not.toMatch(/Lambert|mail\.example/);
    await stranger.call('createCheckout', { body: await contract.trip() });
  }
}
