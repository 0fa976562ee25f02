import type { ErrorCode } from '#domain/error-catalogue.ts';
import type { ReleaseReason } from '#domain/payment-decline.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { isPromoCodeLeft } from '../offers/redemption.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { answerProblems, readActivityAnswers } from './activity-questions.ts';
import { currentAvailability } from './check-availability.ts';
import { tourOf } from './checkout-rows.ts';
import { readTravellerDetails, travellerProblems } from './traveller-details.ts';

/** Which error tells a caller of each reason. */
export const errorOfReason = {
  booking_window_expired: 'BOOKING_WINDOW_EXPIRED',
  inactive_agency: 'INACTIVE_AGENCY',
  step_incomplete: 'CHECKOUT_STEP_INCOMPLETE',
  not_available: 'NOT_AVAILABLE',
  price_changed: 'NOT_AVAILABLE',
  promo_code_used_up: 'PROMO_CODE_USED_UP',
} as const satisfies Record<ReleaseReason, ErrorCode>;

/**
 * Why a checkout may not be paid for and booked now, or null. Asked when a payment is begun, and again when the money is
 * there: places and prices may have gone meanwhile. Places may be held before the other steps are complete.
 */
export async function refusalReason(context: SandboxContext, row: CheckoutRow, { needsSteps = true } = {}): Promise<ReleaseReason | null> {
  // Thrown here, a market that is gone would leave the money of its payers reserved for ever.
  const market = context.releases.current().markets.get(row.market);
  if (!market) return 'not_available';
  if (row.booking_window_end < todayIn(market.timeZone, context.now())) return 'booking_window_expired';
  if (!(await isAgencyActive(context, row))) return 'inactive_agency';
  if (needsSteps && !(await areStepsComplete(context, row))) return 'step_incomplete';
  const { results } = (await currentAvailability(context, row, row.language)).answer;
  if (results.some(({ result }) => result === 'unavailable' || result === 'missing')) return 'not_available';
  if (results.some(({ result }) => result === 'priceChanged')) return 'price_changed';
  return (await isPromoCodeLeft(context, row)) ? null : 'promo_code_used_up';
}

async function areStepsComplete(context: SandboxContext, row: CheckoutRow): Promise<boolean> {
  if (!row.availability) return false;
  if (answerProblems(await tourOf(context, row), readActivityAnswers(context, row) ?? []).length > 0) return false;
  return travellerProblems(context, row, readTravellerDetails(context, row)).length === 0;
}

async function isAgencyActive({ db }: SandboxContext, { agency_id }: CheckoutRow): Promise<boolean> {
  if (agency_id === null) return true;
  const agency = await db.selectFrom('agencies').select('is_active').where('agency_id', '=', agency_id).executeTakeFirst();
  return agency?.is_active === true;
}
