import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { Answers } from '#domain/custom-tour/answer-values.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CustomTourRow } from '#server/database/schema.ts';
import type { SandboxContext } from '../sandbox-context.ts';

export interface CustomTourRecord {
  row: CustomTourRow;
  /** As it was when it was filled in. */
  form: CustomTourFormDocument;
  answers: Answers;
}

/** A custom tour as it was asked for. @throws BookingError CUSTOM_TOUR_NOT_FOUND */
export async function loadCustomTour({ db, sealedBox }: SandboxContext, refId: string): Promise<CustomTourRecord> {
  const row = await db.selectFrom('custom_tours').selectAll().where('ref_id', '=', refId).executeTakeFirst();
  if (!row) throw new BookingError('CUSTOM_TOUR_NOT_FOUND');
  const { document } = await db
    .selectFrom('custom_tour_forms')
    .select('document')
    .where('hash', '=', row.form_hash)
    .executeTakeFirstOrThrow();
  return { row, form: document, answers: sealedBox.open<Answers>(row.answers, row.ref_id) };
}
