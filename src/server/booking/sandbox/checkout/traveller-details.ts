import type { FieldProblem as ApiFieldProblem, FieldValues, PassengerDetails, TravelerDetails } from '#contract/api.generated.ts';
import type { TravellerSection } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { type PassengerSlot, passengerSlots } from '#domain/passenger-slots.ts';
import { isPossiblePhone } from '#domain/phone-number.ts';
import { checkTravellerField } from '#domain/traveller-rules.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { isCountry } from '../catalogue/calling-codes.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { changeCheckout, loadCheckout, requireOpen } from './checkout-rows.ts';

/** What was saved for a checkout, or null. */
export function readTravellerDetails({ sealedBox }: SandboxContext, { id, traveler_details }: CheckoutRow): TravelerDetails | null {
  return traveler_details ? sealedBox.open<TravelerDetails>(traveler_details, id) : null;
}

/**
 * Checks and keeps traveller details, encrypted. Hidden fields are dropped. Another e-mail address than before ends a
 * payment that was begun for the old one.
 * @throws BookingError VALIDATION_FAILED naming the fields
 */
export async function saveTravellerDetails(context: SandboxContext, checkoutId: string, details: TravelerDetails): Promise<void> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  const kept = checkedDetails(context, row, details);
  const before = readTravellerDetails(context, row);
  const isOtherEmail = before !== null && before.contactInfo.email !== kept.contactInfo.email;
  await changeCheckout(context.db, row, {
    traveler_details: context.sealedBox.seal(kept, row.id),
    ...(isOtherEmail ? { payment_attempt: row.payment_attempt + 1, release_reason: null } : {}),
  });
}

/** Details as they are kept: without hidden fields. @throws BookingError VALIDATION_FAILED naming the fields */
export function checkedDetails(context: SandboxContext, row: CheckoutRow, details: TravelerDetails): TravelerDetails {
  const kept = withoutHidden(context, row, details);
  const problems = travellerProblems(context, row, kept);
  if (problems.length === 0) return kept;
  const fields = problems.map(({ path }) => path);
  throw new BookingError('VALIDATION_FAILED', 'Some traveller details are wrong', fields);
}

/** Everything that keeps details from being booked, in the order of the form. */
export function travellerProblems(context: SandboxContext, row: CheckoutRow, details: TravelerDetails | null): ApiFieldProblem[] {
  if (!details) return [{ path: 'contact', code: 'missingRequiredFields' }];
  const slots = passengerSlots(row.rooms, row.departure_date);
  const passengers = slots.flatMap((slot, index) => {
    const passenger = details.paxInfo[index];
    if (passenger?.refId !== slot.refId) return [{ path: `passengers.${index}`, code: 'missingRequiredFields' }];
    if (passenger.isMainContact !== (index === 0)) return [{ path: `passengers.${index}.isMainContact`, code: 'invalidChoice' }];
    return sectionProblems(context, row, 'passenger', `passengers.${index}`, passenger.values, slot);
  });
  const surplus = details.paxInfo
    .slice(slots.length)
    .map((_, index) => ({ path: `passengers.${slots.length + index}`, code: 'invalidChoice' }));
  return [
    ...sectionProblems(context, row, 'contact', 'contact', details.contactInfo, null),
    ...sectionProblems(context, row, 'billing', 'billing', details.billingInfo, null),
    ...passengers,
    ...surplus,
  ];
}

function sectionProblems(
  context: SandboxContext,
  row: CheckoutRow,
  section: TravellerSection,
  prefix: string,
  values: FieldValues,
  slot: PassengerSlot | null,
): ApiFieldProblem[] {
  const loaded = context.releases.current();
  const market = marketOf(loaded, row.market);
  const fields = market.requiredFields[section];
  const unknown = Object.keys(values).filter((path) => !Object.hasOwn(fields, path));
  const problems = Object.entries(fields).flatMap(([path, visibility]) => {
    const found = checkTravellerField({
      value: values[path] ?? '',
      visibility,
      slot,
      isValidPhone: isPossiblePhone,
      isCountry,
      rule: market.fieldRules[`${section}.${path}`] ?? 'none',
      validateFormat: loaded.validators.get(row.market)?.[`${section}.${path}`] ?? (() => null),
      trip: { startDate: row.departure_date, endDate: row.end_date },
    });
    return found ? [{ path: `${prefix}.${path}`, code: found.code }] : [];
  });
  return [...problems, ...unknown.map((path) => ({ path: `${prefix}.${path}`, code: 'invalidChoice' }))];
}

function withoutHidden(context: SandboxContext, row: CheckoutRow, details: TravelerDetails): TravelerDetails {
  const { requiredFields } = marketOf(context.releases.current(), row.market);
  const visible = (section: TravellerSection, values: FieldValues): FieldValues =>
    Object.fromEntries(Object.entries(values).filter(([path]) => requiredFields[section][path] !== 'hidden'));
  return {
    contactInfo: visible('contact', details.contactInfo),
    billingInfo: visible('billing', details.billingSameAsContact ? billingOf(details, requiredFields.billing) : details.billingInfo),
    billingSameAsContact: details.billingSameAsContact,
    paxInfo: details.paxInfo.map((passenger): PassengerDetails => ({ ...passenger, values: visible('passenger', passenger.values) })),
  };
}

/** Billing that follows contact takes from it every field that both have. */
function billingOf({ contactInfo, billingInfo }: TravelerDetails, fields: Record<string, unknown>): FieldValues {
  const shared = Object.entries(contactInfo).filter(([path]) => Object.hasOwn(fields, path));
  return { ...billingInfo, ...Object.fromEntries(shared) };
}
