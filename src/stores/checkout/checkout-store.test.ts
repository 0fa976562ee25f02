import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import type { AvailabilityAnswer, BookingStatus, CheckoutDetails } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { PageError } from '../errors/page-error.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { createCheckoutStore } from './checkout-store.ts';
import type { PaymentConfirmation } from './payment/payment-confirmation.ts';
import { checkoutItemName, createCheckoutStorage } from './state/checkout-storage.ts';

const money = (amount: number) => ({ amount, currency: 'EUR' });

const details: CheckoutDetails = {
  checkoutId: 'c1',
  market: 'xx',
  language: 'en',
  tripId: 'fjords',
  tourType: 'GroupTour',
  title: 'Fjords',
  picture: { src: '/p.svg', alt: '' },
  slug: 'fjords',
  startDate: '2027-05-10',
  endDate: '2027-05-20',
  bookingWindowEnd: '2027-05-01',
  allocatedPax: { rooms: [{ adults: 2, childAges: [] }] },
  prices: { lines: [], promoCode: null, externallyPaidCharges: null, totalPackagePrice: money(200_00), priceVersion: 1 },
  travelAgency: null,
  sourceChannel: 'IBE',
  hasRentalCar: false,
  hasAdditionalOptions: false,
  storageKey: 'ab'.repeat(32),
  travelerDetails: null,
  activityAnswers: null,
  draft: null,
};

const available: AvailabilityAnswer = {
  checkedAt: '2027-01-01T00:00:00Z',
  expiresAt: '2027-01-01T00:15:00Z',
  totalPackagePrice: money(200_00),
  previousTotalPackagePrice: money(200_00),
  results: [
    {
      componentId: 'h',
      kind: 'accommodation',
      name: 'Inn',
      startDate: '2027-05-10',
      result: 'available',
      nonBookableReason: null,
      price: money(1),
      previousPrice: money(1),
      onRequest: false,
    },
  ],
};
const dearer: AvailabilityAnswer = {
  ...available,
  results: available.results.map((result) => ({ ...result, result: 'priceChanged', price: money(2) })),
};

const text = (path: string) =>
  ({ path, label: path, widget: 'text', rule: 'none', width: 'full', options: [], value: { type: 'string' } }) as const;

const slices = {
  checkout: {
    steps: ['availability', 'experiences', 'additionalOptions', 'travelerDetails', 'payment'].map((key) => ({
      key,
      visible: true,
      title: key,
    })),
    checkoutMessages: { invalidBookingWindowTitle: 'Closed', invalidBookingWindowMessage: 'Too late', required: 'Fill in {path}' },
    fields: {
      contact: [text('firstName'), text('email')],
      billing: [text('firstName'), text('taxNumber')],
      passenger: [text('firstName')],
    },
    validators: '/v.js',
    paymentProviders: {
      b2c: { card: true, sepa: true, ideal: false, invoice: false },
      b2b: { card: false, sepa: false, ideal: false, invoice: true },
    },
  },
  error: { errors: { inactiveAgency: { title: 'No agency', message: 'Ask them' } } },
};

const config = {
  shell: { market: { code: 'xx', country: 'NO', timeZone: 'UTC' }, language: { urlCode: 'en', contentLocale: 'en-GB' }, routes: [] },
  intl: { message: (id: string) => id, number: String },
  slice: (name: keyof typeof slices) => slices[name],
  loadSlices: async () => {},
} as unknown as MarketConfig;

let calls: Record<string, unknown[]>;
let items: Map<string, string>;
let reported: unknown[];
let told: string[];
let left: string[];
let sent: unknown[];
let isOnline: boolean;
let networkListeners: (() => void)[];
let writeListeners: ((item: string | null) => void)[];

beforeEach(() => {
  calls = {};
  items = new Map();
  reported = [];
  told = [];
  left = [];
  sent = [];
  isOnline = true;
  networkListeners = [];
  writeListeners = [];
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

interface World {
  status?: BookingStatus;
  answers?: Partial<Record<keyof Api, (input: never) => unknown>>;
  card?: PaymentConfirmation;
}

function world({ status = 'BOOKING_INITIATED', answers = {}, card = { status: 'authorised' } }: World = {}) {
  const standard: Partial<Record<keyof Api, (input: never) => unknown>> = {
    getItinerary: () => ({ id: 'c1', booking_status: status, booking_supported_payment_plans: ['ONE_TIME'] }),
    getCheckoutDetails: () => details,
    getActivityQuestions: () => ({ questions: [] }),
    checkAvailability: () => available,
    acceptPrices: () => ({ ...details, prices: { ...details.prices, priceVersion: 2 } }),
    getRequiredFields: () => ({
      contact: { firstName: 'required', email: 'required' },
      billing: { firstName: 'required', taxNumber: 'required' },
      passenger: { firstName: 'required' },
    }),
    listCallingCodes: () => ({ callingCodes: [{ countryCode: 'NO', name: 'Norway', callingCode: '47' }] }),
    saveTravelerDetails: () => ({ ok: true }),
    getPaymentSchedule: () => ({ payment_plan: 'ONE_TIME', items: [] }),
    createCheckoutSession: () => ({ id: 's', amount: money(1), confirm_url: '/confirm', return_url: '/return', status: 'open' }),
    ...answers,
  };
  const api = new Proxy({} as Api, {
    get: (_, name: keyof Api) => async (input: never) => {
      calls[name] = [...(calls[name] ?? []), input];
      const answer = standard[name];
      if (!answer) throw new Error(`Unexpected call ${name}`);
      return answer(input);
    },
  });
  const context: CheckoutContext = {
    checkoutId: 'c1',
    config,
    api,
    errors: {
      current: null,
      report: async (error) => {
        reported.push(error);
        return !(error instanceof BookingError && error.code === 'NOT_AVAILABLE');
      },
      tell: async (error, words) => {
        reported.push(error);
        if (words) told.push(words);
      },
      clear: () => {},
    },
    storage: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
      keys: () => [...items.keys()],
    },
    notifications: { show: () => 1 },
    network: { isOnline: () => isOnline, onChange: (listener) => void networkListeners.push(listener), later: () => undefined },
    onForeignWrite: (listener) => void writeListeners.push(listener),
    sendLastDraft: () => undefined,
    whenIdle: (work) => work(),
    now: () => new Date('2027-01-01T00:05:00Z'),
    onLeave: () => undefined,
    loadValidators: async () => ({}),
    loadPhoneNumbers: async () => ({ isPossiblePhone: () => true, toInternationalPhone: (phone) => phone, phoneCountry: () => null }),
    confirmPayment: async (_, entry) => {
      sent.push(entry);
      return card;
    },
    leaveTo: (url) => void left.push(url),
  };
  return createCheckoutStore(context);
}

async function visitAt(route: Parameters<ReturnType<typeof world>['enter']>[0], input?: World) {
  const store = world(input);
  expect(await store.enter(route)).toBeNull();
  if (!store.visit) throw new Error('The checkout did not load');
  return store.visit;
}

async function fillIn(visit: Awaited<ReturnType<typeof visitAt>>) {
  await visit.travelers.prepare();
  const { form, billingNodes } = visit.travelers;
  for (const node of [...(form?.contact.nodes ?? []), ...(form?.passengers.flatMap(({ nodes }) => nodes) ?? []), ...billingNodes])
    node.setValue('Ada');
}

/** Through the first two steps, as far as payment. */
async function visitAtPayment(input?: World) {
  const visit = await visitAt('checkoutAvailability', input);
  await visit.next('availability');
  await fillIn(visit);
  await visit.next('travelerDetails');
  await visit.prepare('payment', ['ONE_TIME']);
  return visit;
}

test('the entry leads to the first incomplete step, and skipping ahead leads back to it', async () => {
  const store = world();
  expect(await store.enter('checkoutEntry')).toBe('checkoutAvailability');
  expect(await store.enter('checkoutPayment')).toBe('checkoutAvailability');
  expect(await store.enter('checkoutAvailability')).toBeNull();
});

test('a booking in progress is not found, and a booked one is shown', async () => {
  const inProgress = world({ status: 'BOOKING_IN_PROGRESS' });
  await inProgress.enter('checkoutPayment');
  expect(inProgress.phase).toBe('failed');
  expect((reported[0] as PageError).input.status).toBe(404);
  const booked = world({ status: 'BOOKING_COMPLETED' });
  expect(await booked.enter('checkoutPaymentSuccessful')).toBeNull();
  expect(booked.phase).toBe('booked');
});

test('a closed booking window and an inactive agency are told with status 400', async () => {
  await world({ answers: { getCheckoutDetails: () => ({ ...details, bookingWindowEnd: '2026-12-31' }) } }).enter('checkoutEntry');
  expect((reported[0] as PageError).input).toMatchObject({ status: 400, title: 'Closed', message: 'Too late' });
  expect(console.info).toHaveBeenCalledWith('Booking window has expired');
  const agency = { refId: 'a1', name: 'A', isActive: false };
  await world({
    answers: {
      getCheckoutDetails: () => ({ ...details, travelAgency: { refId: 'a1', companyId: 'c1', name: 'A' } }),
      getAgency: () => ({ agency }),
    },
  }).enter('checkoutEntry');
  expect((reported[1] as PageError).input).toMatchObject({ status: 400, title: 'No agency' });
});

test('a step that was completed stays so when the page is loaded again', async () => {
  const visit = await visitAt('checkoutAvailability');
  expect(await visit.next('availability')).toBe('travelerDetails');
  expect(await world().enter('checkoutTravelerDetails')).toBeNull();
});

test('a changed price blocks until it is accepted', async () => {
  let answer = dearer;
  const visit = await visitAt('checkoutAvailability', { answers: { checkAvailability: () => answer } });
  expect(await visit.next('availability')).toBe('blocked');
  expect([visit.availability.isModalOpen, visit.availability.canAccept]).toEqual([true, true]);
  expect(console.info).toHaveBeenCalledWith('Invalid data');
  answer = available;
  expect(await visit.availability.accept()).toBe(true);
  expect(calls.acceptPrices).toMatchObject([{ body: { priceVersion: 1 } }]);
  expect(visit.details.prices.priceVersion).toBe(2);
  expect(await visit.next('availability')).toBe('travelerDetails');
});

test('a result that is too old is had again before the step is left', async () => {
  const answers = [{ ...available, expiresAt: '2027-01-01T00:05:00Z' }, dearer];
  const visit = await visitAt('checkoutAvailability', { answers: { checkAvailability: () => answers.shift() ?? available } });
  expect(visit.availability.blocking).toEqual([]);
  expect(await visit.next('availability')).toBe('blocked');
  expect([calls.checkAvailability?.length, visit.availability.isModalOpen]).toEqual([2, true]);
});

test('what is gone cannot be accepted', async () => {
  const gone = { ...available, results: available.results.map((result) => ({ ...result, result: 'unavailable' as const })) };
  const visit = await visitAt('checkoutAvailability', { answers: { checkAvailability: () => gone } });
  await visit.next('availability');
  expect([visit.availability.isModalOpen, visit.availability.canAccept]).toEqual([true, false]);
});

test('empty traveller details block, filled ones are saved with billing after contact', async () => {
  const visit = await visitAt('checkoutAvailability');
  await visit.next('availability');
  await visit.travelers.prepare();
  expect(visit.travelers.billingNodes.map(({ path }) => path)).toEqual(['billing.taxNumber']);
  expect(await visit.next('travelerDetails')).toBe('blocked');
  expect(visit.travelers.wrongNodes.map(({ path }) => path)).toEqual([
    'contact.firstName',
    'contact.email',
    'passengers.0.firstName',
    'passengers.1.firstName',
    'billing.taxNumber',
  ]);
  expect(visit.travelers.wrongNodes[0]?.errorText).toBe('Fill in firstName');
  await fillIn(visit);
  expect(await visit.next('travelerDetails')).toBe('payment');
  expect(calls.saveTravelerDetails).toMatchObject([
    { body: { billingInfo: { firstName: 'Ada', taxNumber: 'Ada' }, billingSameAsContact: true } },
  ]);
});

test('fields that the server refuses are marked', async () => {
  const refusal = new BookingError('VALIDATION_FAILED', 'wrong', ['passengers.1.firstName']);
  const visit = await visitAt('checkoutAvailability', {
    answers: {
      saveTravelerDetails: () => {
        throw refusal;
      },
    },
  });
  await visit.next('availability');
  await fillIn(visit);
  expect(await visit.next('travelerDetails')).toBe('blocked');
  expect(visit.travelers.wrongNodes.map(({ path }) => path)).toEqual(['passengers.1.firstName']);
  expect(reported).toEqual([]);
});

test('details that another tab has made out of date are not refused without a word', async () => {
  const visit = await visitAt('checkoutAvailability', {
    answers: {
      saveTravelerDetails: () => {
        throw new BookingError('STATUS_CONFLICT');
      },
    },
  });
  await visit.next('availability');
  await fillIn(visit);
  expect(await visit.next('travelerDetails')).toBe('blocked');
  expect(told).toEqual(['checkout.release.changed_elsewhere']);
});

test('answers that cannot be saved block the experiences', async () => {
  const question = {
    componentId: 'k',
    componentName: 'Kayak',
    refId: 'swim',
    question: 'Can you swim?',
    required: true,
    answerValidation: { answerType: 'boolean' },
  };
  const visit = await visitAt('checkoutAvailability', {
    answers: {
      getActivityQuestions: () => ({ questions: [question] }),
      saveActivityAnswers: () => {
        throw new BookingError('BAD_GATEWAY');
      },
    },
  });
  expect(await visit.next('availability')).toBe('experiences');
  expect(await visit.next('experiences')).toBe('blocked');
  visit.experiences?.groups[0]?.nodes[0]?.setValue('true');
  expect(await visit.next('experiences')).toBe('blocked');
  expect(calls.saveActivityAnswers).toMatchObject([{ body: { answers: [{ componentId: 'k', questionRefId: 'swim', answer: 'true' }] } }]);
  expect(reported).toHaveLength(1);
});

function fillCard(visit: Awaited<ReturnType<typeof visitAt>>) {
  const [number, expiry, cvc] = visit.payment.nodes;
  number?.setValue('4242 4242 4242 4242');
  expiry?.setValue('12/30');
  cvc?.setValue('123');
}

test('the methods of the channel are offered; an invoice is for agencies and sent as a debit', async () => {
  expect((await visitAtPayment()).payment.methods).toEqual(['card', 'sepa_debit']);
  items.clear();
  const sold = { ...details, sourceChannel: 'APP', travelAgency: { refId: 'harbour' } };
  const answers = { getCheckoutDetails: () => sold, getAgency: () => ({ agency: { refId: 'harbour', name: 'Harbour', isActive: true } }) };
  const agency = await visitAtPayment({ answers });
  expect([agency.payment.methods, agency.payment.method]).toEqual([['invoice'], 'invoice']);
  expect(await agency.next('payment')).toBe('leaving');
  expect(calls.createCheckoutSession).toMatchObject([{ body: { payment_method: 'SEPA_DEBIT' } }]);
  expect(sent).toEqual([{ usesMandate: true }]);
});

test('only plans on offer are fetched, all at once is chosen first, and one that is withdrawn is not shown', async () => {
  const answers = {
    getPaymentSchedule: ({ params }: { params: { plan: string } }) => {
      if (params.plan === 'INSTALLMENT') throw new BookingError('API_UNSUPPORTED_PAYMENT_PLAN');
      return { payment_plan: params.plan, items: [{ due_date: '2026-01-01', amount: money(params.plan === 'ONE_TIME' ? 100 : 25) }] };
    },
  };
  const { payment } = await visitAtPayment({ answers });
  await payment.prepare(['SPLIT_PAYMENT', 'ONE_TIME', 'INSTALLMENT']);
  expect(payment.schedules.map(({ payment_plan }) => payment_plan)).toEqual(['SPLIT_PAYMENT', 'ONE_TIME']);
  expect([payment.plan, payment.dueNow?.amount]).toEqual(['ONE_TIME', 100]);
  payment.choosePlan('SPLIT_PAYMENT');
  expect(payment.dueNow?.amount).toBe(25);
});

test('an account with a typing error is not sent; a right one is, without its spaces', async () => {
  const visit = await visitAtPayment({ card: { status: 'pending' } });
  visit.payment.chooseMethod('sepa_debit');
  const [iban, holder, address] = visit.payment.nodes;
  expect([holder?.value, address?.value]).toEqual(['Ada', 'Ada']);
  iban?.setValue('DE89 3704 0044 0532 0130 01');
  address?.setValue('ada@mail.example');
  expect(await visit.next('payment')).toBe('blocked');
  expect(visit.payment.wrongNodes.map(({ errorText }) => errorText)).toEqual(['checkout.payer.ibanInvalid']);
  expect(calls.createCheckoutSession).toBeUndefined();
  iban?.setValue('DE89 3704 0044 0532 0130 00');
  expect(await visit.next('payment')).toBe('leaving');
  expect(sent).toEqual([{ iban: 'DE89370400440532013000', name: 'Ada', email: 'ada@mail.example' }]);
});

/** What the browser keeps of the checkout, opened with its key. */
function readKept() {
  const [name = ''] = items.keys();
  const checkoutId = name.slice(checkoutItemName('').length);
  const storage = { getItem: () => items.get(name) ?? null, setItem: () => {}, removeItem: () => {}, keys: () => [name] };
  const now = () => new Date('2027-01-01T00:05:00Z');
  const { storageKey: key } = details;
  return createCheckoutStorage({ storage, checkoutId, key, language: 'en', questions: [], answers: null, now }).read();
}

test('an authorised card leads to the return address, a challenge to the bank', async () => {
  const paid = await visitAtPayment();
  fillCard(paid);
  expect(await paid.next('payment')).toBe('leaving');
  expect(calls.createCheckoutSession).toMatchObject([
    { body: { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'Ada' } } },
  ]);
  items.clear();
  const challenged = await visitAtPayment({ card: { status: 'requires_action', redirect_url: '/challenge' } });
  fillCard(challenged);
  await challenged.next('payment');
  expect(left).toEqual(['/return', '/challenge']);
  const kept = readKept();
  expect(kept).not.toBeNull();
  expect(JSON.stringify(kept)).not.toContain('4242');
});

test('a declined card can be tried again', async () => {
  const visit = await visitAtPayment({ card: { status: 'declined', decline_code: 'insufficient_funds' } });
  fillCard(visit);
  expect(await visit.next('payment')).toBe('blocked');
  expect(visit.payment.failure).toEqual({ kind: 'declined', code: 'insufficient_funds' });
  expect(visit.payment.isPaying).toBe(false);
  await visit.next('payment');
  expect(calls.createCheckoutSession).toHaveLength(2);
});

test('an error that the payment handles itself is told on the page', async () => {
  const visit = await visitAtPayment({
    answers: {
      createCheckoutSession: () => {
        throw new BookingError('NOT_AVAILABLE');
      },
    },
  });
  fillCard(visit);
  expect(await visit.next('payment')).toBe('blocked');
  expect(visit.payment.failure).toEqual({ kind: 'refused', code: 'NOT_AVAILABLE' });
});

test('without a method nothing is asked of the server', async () => {
  const visit = await visitAtPayment({ answers: { getCheckoutDetails: () => ({ ...details, sourceChannel: 'APP' }) } });
  expect(await visit.next('payment')).toBe('blocked');
  expect(visit.payment.failure).toEqual({ kind: 'missingFields' });
  expect(calls.createCheckoutSession).toBeUndefined();
});

test('a card with a typing error is not sent', async () => {
  const visit = await visitAtPayment();
  fillCard(visit);
  visit.payment.nodes[0]?.setValue('4242 4242 4242 4241');
  expect(await visit.next('payment')).toBe('blocked');
  expect(visit.payment.wrongNodes[0]?.errorText).toBe('checkout.card.numberInvalid');
  expect(calls.createCheckoutSession).toBeUndefined();
});

test('plan and method that were chosen are chosen again after a reload, and never what was entered for them', async () => {
  const input: World = {
    answers: { getPaymentSchedule: ({ params }: never) => ({ payment_plan: (params as { plan: string }).plan, items: [] }) },
  };
  const plans = ['ONE_TIME', 'SPLIT_PAYMENT'] as const;
  const { payment } = await visitAtPayment(input);
  await payment.prepare(plans);
  payment.choosePlan('SPLIT_PAYMENT');
  payment.chooseMethod('sepa_debit');
  const again = await visitAt('checkoutPayment', input);
  await again.prepare('payment', plans);
  expect([again.payment.plan, again.payment.method]).toEqual(['SPLIT_PAYMENT', 'sepa_debit']);
});

test('the language that the traveller reads becomes the checkout’s', async () => {
  const answers = { getCheckoutDetails: () => ({ ...details, language: 'fr' }), setCheckoutLanguage: () => ({ ok: true }) };
  await visitAt('checkoutAvailability', { answers });
  expect(calls.setCheckoutLanguage).toMatchObject([{ body: { language: 'en' } }]);
});

test('without a network nothing is submitted, nothing is an error page, and open steps can be looked at', async () => {
  let isReached = true;
  const getItinerary = () => {
    if (!isReached) throw new BookingError('UNREACHABLE');
    return { id: 'c1', booking_status: 'BOOKING_INITIATED', booking_supported_payment_plans: ['ONE_TIME'] };
  };
  const store = world({ answers: { getItinerary } });
  await store.enter('checkoutAvailability');
  isReached = false;
  isOnline = false;
  for (const listener of networkListeners) listener();
  const before = Object.values(calls).flat().length;
  expect(await store.visit?.next('availability')).toBe('unsent');
  expect([Object.values(calls).flat().length, store.connection.isLost]).toEqual([before, true]);
  expect(await store.enter('checkoutAvailability')).toBeNull();
  expect([store.phase, reported]).toEqual(['ready', []]);

  [isReached, isOnline] = [true, true];
  for (const listener of networkListeners) listener();
  await expect.poll(() => store.connection.isLost).toBe(false);
  expect(await store.visit?.next('availability')).toBe('travelerDetails');
});

test('a checkout that another device has taken over is told to have moved, and leaves nothing in this browser', async () => {
  let isOurs = true;
  const store = world({
    answers: {
      checkAvailability: () => {
        if (!isOurs) throw new BookingError('CHECKOUT_NOT_FOUND');
        return { ...available, expiresAt: '2027-01-01T00:00:01Z' };
      },
    },
  });
  await store.enter('checkoutAvailability');
  await store.visit?.availability.check();
  expect(items.size).toBe(1);
  isOurs = false;
  await store.visit?.next('availability');
  expect([store.phase, store.visit, items.size, reported]).toEqual(['moved', null, 0, []]);
});

test('who comes to a checkout of somebody else finds nothing kept, and no more is told', async () => {
  items.set('checkout-c1', 'left from before');
  const store = world({
    answers: {
      getItinerary: () => {
        throw new BookingError('CHECKOUT_NOT_FOUND');
      },
    },
  });
  await store.enter('checkoutAvailability');
  expect([store.phase, items.size]).toEqual(['failed', 0]);
  expect(reported).toHaveLength(1);
});
