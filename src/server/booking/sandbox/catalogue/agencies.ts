import type { CheckoutDetails } from '#contract/api.generated.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** The agency that a checkout belongs to; null without one. One that is not known any more has its id for a name. */
export async function travelAgencyOf(
  { db }: Pick<SandboxContext, 'db'>,
  { agency_id: refId }: { agency_id: string | null },
): Promise<CheckoutDetails['travelAgency']> {
  if (refId === null) return null;
  const agency = await db.selectFrom('agencies').select(['company_id', 'name']).where('agency_id', '=', refId).executeTakeFirst();
  return { refId, companyId: agency?.company_id ?? refId, name: agency?.name ?? refId };
}
