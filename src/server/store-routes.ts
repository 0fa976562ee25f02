import type { FastifyInstance } from 'fastify';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Sessions } from './accounts/sessions.ts';
import { registerHandOff } from './agencies/register-hand-off.ts';
import type { Handlers } from './bff/handlers.ts';
import { browsers, registerCalls, setSessionCookie } from './bff/register-calls.ts';
import type { BookingProvider } from './booking/provider.ts';
import type { ReleaseHolder } from './booking/sandbox/catalogue/release-holder.ts';
import { checkoutAddresses, homeOf } from './booking-addresses.ts';
import { registerCalendar } from './calendar/register-calendar.ts';
import type { Environment } from './environment.ts';
import { type PaymentRoutesOptions, registerPaymentReturn } from './payments/register-payments.ts';
import { type ResumeOptions, registerResume } from './resume/register-resume.ts';

/** Pages that stand outside the routes of the documents. */
export interface StorePages extends Pick<PaymentRoutesOptions, 'errorPage'> {
  resumePage: ResumeOptions['page'];
}

export interface StoreRoutesOptions extends StorePages {
  environment: Pick<Environment, 'publicOrigin' | 'isSecure' | 'sessionSecret'>;
  handlers: Handlers;
  provider: BookingProvider;
  releases: ReleaseHolder;
  sessions: Sessions;
  now: () => Date;
}

/** What a store has of booking for its visitors, wherever its booking platform is: the calls, and the ways into a checkout. */
export async function registerStoreRoutes(fastify: FastifyInstance, options: StoreRoutesOptions): Promise<void> {
  const { environment, handlers, provider, releases, sessions, now, errorPage, resumePage } = options;
  const addresses = checkoutAddresses(provider, releases);
  const callers = browsers({ sessions, origin: environment, isSecure: environment.isSecure });
  await registerCalls(fastify, { handlers, callers });
  await registerPaymentReturn(fastify, { provider, addresses, errorPage });
  registerResume(fastify, { handlers, origin: environment, contextOf: callers.contextOf, page: resumePage, entry: addresses.entry });
  registerCalendar(fastify, {
    handlers,
    contextOf: callers.contextOf,
    publicOrigin: environment.publicOrigin,
    brandName: () => releases.current().release.brand.name,
    now,
  });
  registerHandOff(fastify, {
    sessions,
    sessionSecret: environment.sessionSecret,
    isSecure: environment.isSecure,
    now,
    notFoundPage: () => errorPage('', 404),
    agencyExists: (company, agency) => agencyExists(provider, company, agency),
    homeOf: (market, language) => homeOf(releases, market, language),
    setSession: (reply, token) => setSessionCookie(reply, token, environment.isSecure),
  });
}

async function agencyExists(provider: BookingProvider, companyId: string, agencyId: string): Promise<boolean> {
  try {
    await provider.getAgency({ query: { companyId, agencyId } }, { sessionHash: null });
    return true;
  } catch (error) {
    if (error instanceof BookingError && error.code === 'AGENCY_NOT_FOUND') return false;
    throw error;
  }
}
