import type { BookingData } from '#contract/api.generated.ts';
import { isHeld } from '#domain/booking-status.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { paymentsOf } from '#server/payments/payment-transactions.ts';
import { travelAgencyOf } from '../catalogue/agencies.ts';
import { tourOf } from '../checkout/checkout-rows.ts';
import { readTravellerDetails } from '../checkout/traveller-details.ts';
import { pricesOf } from '../offers/trip-price.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { paidFor } from './booking-money.ts';

/** What was booked, by whom. Before the booking is complete nothing is paid and there is no reference. */
export async function bookingData(context: SandboxContext, row: CheckoutRow, language: string): Promise<BookingData> {
  const tour = await tourOf(context, row);
  const travellers = readTravellerDetails(context, row);
  const payments = await paymentsOf(context.db, row.id);
  return {
    bookingReference: row.booking_reference,
    bookingStatus: row.status,
    email: payingEmail(context, row),
    totalPaid: await paidFor(context, row),
    payments: isBegun(row) ? payments : [],
    prices: pricesOf(row, language),
    title: textIn(tour.title, language),
    startDate: row.departure_date,
    endDate: row.end_date,
    agencyName: (await travelAgencyOf(context, row))?.name ?? null,
    travellerNames: travellers?.paxInfo.map(({ values }) => [values.firstName, values.lastName].filter(Boolean).join(' ')) ?? [],
  };
}

/** Before it is booked, a payment is but an attempt. */
function isBegun({ status }: CheckoutRow): boolean {
  return status !== 'BOOKING_INITIATED' && status !== 'DISCARDED' && !isHeld(status);
}

/** Where the confirmation goes: the contact's address, or the one that was paid with where the form asks for none. */
function payingEmail(context: SandboxContext, row: CheckoutRow): string | null {
  const contact = readTravellerDetails(context, row)?.contactInfo.email;
  if (contact) return contact;
  return row.customer_email ? context.sealedBox.open<string>(row.customer_email, row.id) : null;
}
