import type { ActivityQuestion, CheckoutSession, CreateCheckoutBody, FieldValues, TravelerDetails } from '#contract/api.generated.ts';
import { type CallName, type CallTypes, calls } from '#contract/calls.generated.ts';
import { type PassengerSlot, passengerCount, passengerSlots } from '#domain/passenger-slots.ts';

export interface VisitorAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Cookies = Map<string, string>;

/** A browser as far as the booking API sees one: it keeps cookies and sends Origin. It follows no redirect by itself. */
export class HttpVisitor {
  readonly #origin: string;
  readonly #cookies: Cookies;

  constructor(origin: string, cookies: Cookies = new Map()) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  /** The same browser, sent to another process of the store. */
  at(origin: string): HttpVisitor {
    return new HttpVisitor(origin, this.#cookies);
  }

  async call<Name extends CallName>(
    name: Name,
    input: { params?: Record<string, string>; query?: object; body?: object } = {},
  ): Promise<VisitorAnswer<CallTypes[Name]['answer'] & { code?: string; fields?: string[] }>> {
    const { method, path } = calls[name];
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
    const query = input.query ? `?${new URLSearchParams(Object.entries(input.query).map(([key, value]) => [key, String(value)]))}` : '';
    return this.send(method, `${url}${query}`, input.body ? { body: input.body } : {});
  }

  async send<Body = string>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, form }: { body?: object; form?: Record<string, string> } = {},
  ): Promise<VisitorAnswer<Body>> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#origin,
        'x-tour-operator': 'portolan',
        'accept-version': '1',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: (isJson ? await response.json() : await response.text()) as Body };
  }
}

/** What a visitor wants; the first departure with enough places is taken where no date is named. */
export type Trip = Omit<CreateCheckoutBody, 'departureDate'> & { departureDate?: string };

/** A checkout whose steps before payment are complete. */
export interface ReadyCheckout {
  checkoutId: string;
  request: CreateCheckoutBody;
  query: { checkoutId: string; marketConfigurationId: string; lang: string };
  email: string;
}

/** Values for fields by path, of which those that the market does not hide are sent; they go before the usual ones. */
export type TravellerValues = Record<string, string>;

export const goodCard = '4242424242424242';
export const challengedCard = '4000002760003184';

/** Makes a checkout and completes every step before payment, as the documents of tour and market ask. */
export async function readyToPay(visitor: HttpVisitor, trip: Trip, values: TravellerValues = {}): Promise<ReadyCheckout> {
  const request = { ...trip, departureDate: trip.departureDate ?? (await firstDeparture(visitor, trip)) };
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: request }));
  const query = { checkoutId, marketConfigurationId: trip.market, lang: trip.lang };
  expectOk(await visitor.call('checkAvailability', { query, body: {} }));
  const { questions } = expectOk(await visitor.call('getActivityQuestions', { query }));
  const answers = questions
    .filter(({ required }) => required)
    .map((question) => ({ componentId: question.componentId, questionRefId: question.refId, answer: answerTo(question) }));
  expectOk(await visitor.call('saveActivityAnswers', { query, body: { answers } }));
  const details = await travellerDetails(visitor, query, request, values);
  expectOk(await visitor.call('saveTravelerDetails', { query, body: details }));
  return { checkoutId, request, query, email: details.contactInfo.email ?? usualValues.email };
}

async function firstDeparture(visitor: HttpVisitor, { tripId, market, lang, rooms }: Trip): Promise<string> {
  const { departures } = expectOk(await visitor.call('listDepartures', { query: { tripId, market, lang } }));
  const departure = departures.find(({ placesLeft }) => placesLeft >= passengerCount(rooms));
  if (!departure) throw new Error(`No departure of ${tripId} has enough places`);
  return departure.date;
}

function answerTo({ answerValidation: { answerType, minimum } }: ActivityQuestion): string {
  const answers = {
    boolean: 'true',
    date: '2027-01-15',
    dateAndTime: '2027-01-15T09:30',
    phone: usualValues.mobilePhone,
    text: 'None',
    int: String(minimum ?? 1),
    double: String(minimum ?? 1),
  };
  return answers[answerType];
}

const usualValues = {
  firstName: 'Ada',
  lastName: 'Lambert',
  email: 'ada.lambert@mail.example',
  mobilePhone: '+32470123456',
  gender: 'Female',
  localIdNumber: 'LMBDAA85H55F205X',
  nationalityCountryCode: 'BE',
  'address.street1': 'Rue Haute 12',
  'address.postalCode': '1000',
  'address.city': 'Brussels',
  'address.region': 'Brabant',
  'address.countryCode': 'BE',
};

async function travellerDetails(
  visitor: HttpVisitor,
  query: ReadyCheckout['query'],
  { rooms, departureDate }: CreateCheckoutBody,
  values: TravellerValues,
): Promise<TravelerDetails> {
  const fields = expectOk(await visitor.call('getRequiredFields', { query }));
  const fill = (section: 'contact' | 'billing' | 'passenger', usual: TravellerValues): FieldValues =>
    Object.fromEntries(
      Object.entries(fields[section]).flatMap(([path, visibility]) => {
        const value = visibility === 'hidden' ? undefined : (values[path] ?? (visibility === 'required' ? usual[path] : undefined));
        return value === undefined ? [] : [[path, value]];
      }),
    );
  return {
    contactInfo: fill('contact', usualValues),
    billingInfo: {},
    billingSameAsContact: true,
    paxInfo: passengerSlots(rooms, departureDate).map((slot, index) => ({
      refId: slot.refId,
      isMainContact: index === 0,
      values: fill('passenger', { ...usualValues, birthDate: birthDateOf(slot) }),
    })),
  };
}

function birthDateOf({ isChild, maxBirthDate }: PassengerSlot): string {
  return isChild ? maxBirthDate : '1985-06-15';
}

export async function openPayment(visitor: HttpVisitor, checkout: ReadyCheckout): Promise<CheckoutSession> {
  return expectOk(await askForPayment(visitor, checkout));
}

export function askForPayment(visitor: HttpVisitor, { checkoutId, email }: ReadyCheckout) {
  const body = { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email } };
  return visitor.call('createCheckoutSession', { params: { checkoutId }, body });
}

export interface CardAnswer {
  status: string;
  redirect_url?: string;
  decline_code?: string;
}

/** Sends a card and, where the bank asks, passes its challenge. */
export async function payByCard(visitor: HttpVisitor, { confirm_url }: CheckoutSession, number: string): Promise<CardAnswer> {
  const answer = expectOk(await visitor.send<CardAnswer>('POST', confirm_url, { body: { number, expiry: '12/34', cvc: '123' } }));
  if (answer.status === 'requires_action' && answer.redirect_url)
    await visitor.send('POST', answer.redirect_url, { form: { answer: 'pass' } });
  return answer;
}

/** Comes back from paying, as often as the store asks for it; answers where the visitor ends. */
export async function comeBack(visitor: HttpVisitor, { return_url }: CheckoutSession): Promise<string> {
  let path = return_url;
  for (let round = 0; round < 12; round++) {
    const { status, headers } = await visitor.send('GET', path);
    const location = headers.get('location');
    if (status !== 303 || !location) throw new Error(`The payment return answered ${status}`);
    if (!location.startsWith(return_url)) return location;
    path = location;
  }
  throw new Error('The payment was not settled in time');
}

/** A whole booking; answers where the visitor ends. */
export async function bookTrip(
  visitor: HttpVisitor,
  trip: Trip,
  { card = goodCard, values = {} }: { card?: string; values?: TravellerValues } = {},
): Promise<{ checkout: ReadyCheckout; session: CheckoutSession; location: string }> {
  const checkout = await readyToPay(visitor, trip, values);
  const session = await openPayment(visitor, checkout);
  await payByCard(visitor, session, card);
  return { checkout, session, location: await comeBack(visitor, session) };
}

/** @throws where the answer is not 200, with what was answered */
export function expectOk<Body>({ status, body }: VisitorAnswer<Body>): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
