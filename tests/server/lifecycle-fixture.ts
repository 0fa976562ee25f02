import type { BookingState } from '#contract/api.generated.ts';
import type { CallName } from '#contract/calls.generated.ts';
import type { CompiledTour, Release } from '#contract/release.ts';
import type { Db } from '#server/database/open-database.ts';
import { release, tourId } from '../fixtures/release.ts';
import { type Answer, expectOk, openPayment, queryOf, readyToPay, sendCard, travellers, type Visitor } from './store-fixture.ts';

/** The fixture with a part of its first tour on request. */
export const releaseOnRequest: Release = {
  ...release,
  hash: 'on-request',
  catalogue: {
    ...release.catalogue,
    hash: 'on-request',
    tours: release.catalogue.tours.map(
      (tour): CompiledTour =>
        tour.id === tourId
          ? { ...tour, accommodations: { ...tour.accommodations, lodge: { ...tour.accommodations.lodge, onRequest: true } as never } }
          : tour,
    ),
  },
};

type LifecycleCall = Extract<
  CallName,
  'startChange' | 'discardChange' | 'confirmCancellation' | 'withdrawCancellation' | 'requestOption' | 'cancelOption'
>;

/** A booking and its owner. */
export class Booking {
  readonly visitor: Visitor;
  readonly checkoutId: string;

  constructor(visitor: Visitor, checkoutId: string) {
    this.visitor = visitor;
    this.checkoutId = checkoutId;
  }

  get query() {
    return queryOf(this.checkoutId);
  }

  async state(): Promise<BookingState> {
    return expectOk(await this.visitor.call('getBookingState', { query: this.query }));
  }

  async tryTo(name: CallName, body: object): Promise<Answer<BookingState & { code?: string; fields?: string[] }>> {
    return this.visitor.call(name, { query: this.query, body }) as never;
  }

  /** Makes a call with the version that the booking has now. */
  async do(name: LifecycleCall): Promise<BookingState> {
    const { version } = await this.state();
    return expectOk(await this.tryTo(name, { version }));
  }

  async startCancellation(): Promise<BookingState> {
    const { version } = await this.state();
    const { refund } = expectOk(await this.visitor.call('getCancellationTerms', { query: this.query }));
    return expectOk(await this.tryTo('startCancellation', { version, refund }));
  }

  async submitChange(change: { lastName?: string; departureDate?: string }): Promise<Answer<BookingState & { code?: string }>> {
    const { version } = await this.state();
    const { lastName, departureDate } = change;
    const paxInfo = travellers.paxInfo.map((passenger, index) =>
      index === 1 && lastName ? { ...passenger, values: { ...passenger.values, lastName } } : passenger,
    );
    return this.tryTo('submitChange', {
      version,
      travelerDetails: { ...travellers, paxInfo },
      ...(departureDate ? { departureDate } : {}),
    });
  }

  async pay(card = '4242424242424242'): Promise<void> {
    const session = await openPayment(this.visitor, this.checkoutId);
    await sendCard(this.visitor, session.confirm_url, card);
    await this.visitor.send('GET', session.return_url);
  }
}

/** A booking of the usual party that is paid by card. */
export async function bookTrip(visitor: Visitor): Promise<Booking> {
  const booking = new Booking(visitor, await readyToPay(visitor));
  await booking.pay();
  return booking;
}

/** What payment provider and supplier know of a checkout. */
export async function ledgersOf(db: Db, checkoutId: string) {
  const operations = await db
    .selectFrom('sandbox_payment_operations as operation')
    .innerJoin('sandbox_payment_sessions as session', 'session.id', 'operation.session_id')
    .select(['operation.kind', 'operation.amount'])
    .where('session.key', 'like', `${checkoutId}%`)
    .execute();
  const orders = await db.selectFrom('sandbox_supplier_bookings').selectAll().where('key', 'like', `${checkoutId}%`).execute();
  const sum = (kind: string) => operations.filter((operation) => operation.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return {
    authorised: sum('authorisation'),
    captured: sum('capture'),
    voided: sum('void'),
    refunded: sum('refund'),
    orders,
  };
}

export async function eventsOf(db: Db, checkoutId: string) {
  return db.selectFrom('booking_events').selectAll().where('checkout_id', '=', checkoutId).orderBy('version').execute();
}
