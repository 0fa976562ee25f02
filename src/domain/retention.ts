import type { TravelerDetails } from '#contract/api.generated.ts';
import { addDays, type IsoDate } from './calendar.ts';

/** Days for which a session lasts. Who comes back later is a stranger. */
export const sessionDays = 30;

/**
 * Days after which a session that has ended is deleted: a request that it let in at its last moment may still be at work.
 * More would keep who had which checkout for nothing.
 */
export const endedSessionDays = 1;

/** Days without a change after which a checkout is given up. Its session is over by then, so that nobody can open it. */
const abandonedCheckoutDays = sessionDays;

/**
 * Days after a trip's end for which passports and answers are kept: time for a supplier to ask whom it had on board, or for
 * an accident to be reported. Complaints and refunds later on need the booking, which stays, but no passport and no diet.
 */
const travelPapersDays = 30;

/**
 * Whole years after the year of a trip's end for which a booking names who travelled and who paid: the longest time for
 * which a country of ours wants invoices kept. One figure for all, since accounts of one company cross borders.
 */
const invoiceYears = 10;

/**
 * Days for which is kept what only serves repeating or proving one request: keys of idempotency, marks that a mail was sent, and
 * mails that were written to files. Requests are repeated within minutes and mails are missed within days; a month leaves
 * time to look into either.
 */
export const spentRecordDays = 30;

/** Fields of a passenger that only the journey needs. */
const travelPapers: ReadonlySet<string> = new Set(['passportNr', 'passportExpirationDate', 'passportIssuingCountryCode']);

const dayMs = 24 * 3_600_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Checkouts that nobody has touched since are given up. */
export function abandonedBefore(now: Date): Date {
  return daysBefore(now, abandonedCheckoutDays);
}

/** Trips that ended on this day or before need nobody's papers any more. */
export function lastTripEndWithoutPapers(today: IsoDate): IsoDate {
  return addDays(today, -travelPapersDays - 1);
}

/** Of trips that ended on this day or before no invoice must be kept any more: the years count from the end of theirs. */
export function lastTripEndWithoutInvoices(today: IsoDate): IsoDate {
  return `${Number(today.slice(0, 4)) - invoiceYears - 1}-12-31`;
}

/** What a booking still needs to know of its travellers once they are back. */
export function withoutTravelPapers(details: TravelerDetails): TravelerDetails {
  return {
    ...details,
    paxInfo: details.paxInfo.map((passenger) => ({
      ...passenger,
      values: Object.fromEntries(Object.entries(passenger.values).filter(([path]) => !travelPapers.has(path))),
    })),
  };
}
