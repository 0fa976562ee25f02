import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RouteName } from '#config/names.ts';
import type { CheckoutDetails, ItineraryState } from '#contract/api.generated.ts';
import { isTerminal } from '#domain/booking-status.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { ErrorStore } from '../errors/error-store.ts';
import { PageError, pageNotFound } from '../errors/page-error.ts';
import { todayIn } from '../today.ts';
import { type CheckoutContext, checkoutQuery } from './checkout-context.ts';
import { type CheckoutVisit, createCheckoutVisit } from './checkout-visit.ts';
import { checkoutRouteKind, decideEntry, modificationsRoute } from './entry-rules.ts';
import { clearCheckoutStorage, sweepCheckoutStorage } from './state/checkout-storage.ts';
import { type Connection, createConnection, isUnreachable } from './state/connection.ts';
import { additionalOptionsRoute, type StepName, stepOfRoute, stepRoutes } from './steps/steps.ts';

/** `booked` shows what is booked; `failed` has told the visitor why, and can be tried again; `moved` goes on at another device. */
export type CheckoutPhase = 'loading' | 'ready' | 'booked' | 'failed' | 'moved';

export interface CheckoutStore {
  readonly checkoutId: string;
  readonly phase: CheckoutPhase;
  readonly visit: CheckoutVisit | null;
  readonly itinerary: ItineraryState | null;
  readonly connection: Connection;
  /** Applies the rules of checkout entry to a route. The name of the route to go to instead; null where none. */
  enter(routeName: RouteName): Promise<RouteName | null>;
}

/** The checkout of one booking, from entering any of its routes (specification, section 4). */
export function createCheckoutStore(world: CheckoutContext): CheckoutStore {
  const { api, config, checkoutId, storage } = world;
  const connection = createConnection({
    network: world.network,
    probe: () => api.getItinerary({ params: { checkoutId } }),
    onBack: () => store.recover(),
  });
  const errors: ErrorStore = {
    get current() {
      return world.errors.current;
    },
    report: async (error) => dealtWith(error) || world.errors.report(error),
    tell: async (error, words) => {
      if (!dealtWith(error)) await world.errors.tell(error, words);
    },
    clear: (redirectTo) => world.errors.clear(redirectTo),
  };
  const context: CheckoutContext = { ...world, errors };
  let lastEntry = 0;
  let lastStep: StepName | null = null;

  /** What the checkout shows in its own place: no network, and a checkout that was this visitor's until now. */
  function dealtWith(error: unknown): boolean {
    if (isUnreachable(error)) {
      connection.lose();
      return true;
    }
    if (!(error instanceof BookingError) || error.code !== 'CHECKOUT_NOT_FOUND') return false;
    clearCheckoutStorage(storage, checkoutId);
    if (!store.visit) return false;
    store.leave();
    return true;
  }

  async function loadVisit(): Promise<CheckoutVisit> {
    const query = checkoutQuery(context);
    const [details, { questions }] = await Promise.all([api.getCheckoutDetails({ query }), api.getActivityQuestions({ query })]);
    await requireActiveAgency(details.travelAgency);
    requireOpenWindow(details);
    if (details.market === '') console.warn('Unexpected empty market');
    const { urlCode } = config.shell.language;
    // Mails, the way back from a payment and the next device go on in the language that the traveller reads.
    if (details.language !== urlCode) api.setCheckoutLanguage({ query, body: { language: urlCode } }).catch(() => undefined);
    sweepCheckoutStorage(storage, context.now());
    const asked = questions.length > 0 ? await import('./steps/asked.ts') : null;
    return createCheckoutVisit(context, { details, questions, asked, connection });
  }

  function requireOpenWindow({ bookingWindowEnd, tripId, slug }: CheckoutDetails): void {
    if (bookingWindowEnd >= todayIn(config.shell.market.timeZone, context.now())) return;
    console.info('Booking window has expired');
    const { invalidBookingWindowTitle: title, invalidBookingWindowMessage: message } = config.slice('checkout').checkoutMessages;
    const cta = { text: config.intl.message('checkout.availability.otherDate'), link: { type: 'tour' as const, id: tripId, slug } };
    throw new PageError({ status: 400, title, message, cta, isFatal: true });
  }

  async function requireActiveAgency(travelAgency: CheckoutDetails['travelAgency']): Promise<void> {
    if (!travelAgency) return;
    const { companyId, refId: agencyId } = travelAgency;
    const { agency } = await api.getAgency({ query: { companyId, agencyId } });
    if (agency.isActive) return;
    await config.loadSlices(['error']);
    throw new PageError({ status: 400, ...config.slice('error').errors.inactiveAgency, isFatal: true });
  }

  const store = makeAutoObservable(
    {
      checkoutId,
      connection,
      phase: 'loading' as CheckoutPhase,
      visit: null as CheckoutVisit | null,
      itinerary: null as ItineraryState | null,
      async enter(routeName: RouteName): Promise<RouteName | null> {
        connection.listen();
        const entry = ++lastEntry;
        if (this.phase === 'failed') this.phase = 'loading';
        try {
          const itinerary = await api.getItinerary({ params: { checkoutId } });
          const redirect = await this.apply(itinerary, routeName);
          if (entry !== lastEntry) return null;
          const step = stepOfRoute(routeName);
          lastStep = step;
          if (!redirect && routeName === additionalOptionsRoute)
            void this.visit?.loadPaying().then(({ additionalOptions }) => additionalOptions.load());
          if (!redirect && step) void this.visit?.prepare(step, itinerary.booking_supported_payment_plans);
          return redirect;
        } catch (error) {
          if (entry !== lastEntry) return null;
          if (this.visit && isUnreachable(error)) return this.goOnWithout(this.visit, routeName);
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
          return null;
        }
      },
      /** Without a network a traveller may still look at the steps that are open, and type. */
      goOnWithout(visit: CheckoutVisit, routeName: RouteName): RouteName | null {
        connection.lose();
        this.phase = 'ready';
        lastStep = stepOfRoute(routeName);
        return redirectOf(visit, routeName);
      },
      recover() {
        world.notifications.show({ kind: 'success', text: config.intl.message('checkout.offline.back') });
        if (lastStep) this.visit?.recover(lastStep, this.itinerary?.booking_supported_payment_plans ?? []);
      },
      leave() {
        this.phase = 'moved';
        this.visit = null;
      },
      async apply(itinerary: ItineraryState, routeName: RouteName): Promise<RouteName | null> {
        const decision = decideEntry(itinerary.booking_status, checkoutRouteKind(routeName));
        const modifications = config.shell.routes.find(({ name }) => name === modificationsRoute);
        if (decision === 'modifications' && modifications) return modifications.name as RouteName;
        if (decision === 'notFound' || decision === 'modifications') throw pageNotFound(globalThis.location?.pathname ?? checkoutId);
        if (decision === 'show' || isTerminal(itinerary.booking_status)) clearCheckoutStorage(storage, checkoutId);
        const visit = decision === 'load' ? (this.visit ?? (await loadVisit())) : null;
        const redirect = visit ? redirectOf(visit, routeName) : null;
        if (visit && !redirect) visit.progress.setActiveRoute(routeName);
        runInAction(() => {
          this.itinerary = itinerary;
          this.visit = visit;
          this.phase = visit ? 'ready' : 'booked';
        });
        return redirect;
      },
    },
    { visit: observableRef, itinerary: observableRef, checkoutId: false, connection: false },
  );
  return store;
}

/** The step guard: nobody lands on a step while an earlier one is incomplete. */
function redirectOf(visit: CheckoutVisit, routeName: RouteName): RouteName | null {
  const step = routeName === additionalOptionsRoute ? visit.stepAfterOptions : stepOfRoute(routeName);
  const target = step ? visit.guard(step) : visit.firstIncomplete;
  return target ? stepRoutes[target] : null;
}
