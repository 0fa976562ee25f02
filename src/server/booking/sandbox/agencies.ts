import type { SandboxContext } from './sandbox-context.ts';

/** What an agency is called; null where it is not known any more. */
export async function agencyName({ db }: SandboxContext, agencyId: string): Promise<string | null> {
  const agency = await db.selectFrom('agencies').select('name').where('agency_id', '=', agencyId).executeTakeFirst();
  return agency?.name ?? null;
}
