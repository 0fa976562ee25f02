import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CallInput } from '#api/api.ts';
import type { CreateCustomTourAnswer } from '#contract/api.generated.ts';
import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { CompiledMarket } from '#contract/release.ts';
import { type AskedField, answerProblems } from '#domain/custom-tour/answer-problems.ts';
import { wishesOf } from '#domain/custom-tour/wishes.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { isPossiblePhone } from '#domain/phone-number.ts';
import { isOffered } from '#routing/offered-routes.ts';
import type { Joinable } from '../catalogue/departure-board.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { proposeTour } from './propose-tour.ts';

/** Bytes of a reference id: more than anybody can try. */
const refIdLength = 24;

/**
 * Checks the answers by the market's form, makes a proposal of them, keeps both, and promises the traveller a mail. The same
 * key with the same answers again finds what it made before.
 * @throws BookingError VALIDATION_FAILED naming what is wrong with each answer, IDEMPOTENCY_KEY_REUSED, MARKET_NOT_FOUND,
 * CUSTOM_TOUR_NOT_FOUND where the market has no such page
 */
export async function createCustomTour(
  context: SandboxContext,
  { query, body }: CallInput<'createCustomTour'>,
  joinable: ReadonlyMap<string, Joinable>,
): Promise<CreateCustomTourAnswer> {
  const { db, sealedBox } = context;
  const loaded = context.releases.current();
  const market = marketOf(loaded, query.market, query.lang);
  const form = loaded.customTourForms.get(market.code);
  if (!form || !offersForm(market)) throw new BookingError('CUSTOM_TOUR_NOT_FOUND', 'The market has no form for custom tours');
  const { clientKey, answers } = body;
  const today = todayIn(market.timeZone, context.now());
  const problems = answerProblems({
    fields: fieldsOf(form.document),
    answers,
    validate: form.validate,
    today,
    isValidPhone: isPossiblePhone,
  });
  if (problems.size > 0) {
    throw BookingError.ofProblems(
      [...problems].map(([path, { code }]) => ({ path, code })),
      'Some answers are wrong',
    );
  }

  const payloadHash = hashOf({ market: market.code, language: query.lang, answers });
  const known = await findByKey(context, clientKey, payloadHash);
  if (known) return known;
  const rules = form.document.proposal;
  const proposal = await proposeTour({ db, loaded, market, rules, wishes: wishesOf(form.document, answers), joinable, today });
  const refId = randomBytes(refIdLength).toString('base64url');

  const isNew = await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('custom_tour_forms')
      .values({ hash: form.hash, document: JSON.stringify(form.document) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    const inserted = await transaction
      .insertInto('custom_tours')
      .values({
        ref_id: refId,
        client_key: clientKey,
        payload_hash: payloadHash,
        form_hash: form.hash,
        market: market.code,
        language: query.lang,
        answers: sealedBox.seal(answers, refId),
        proposal: proposal && JSON.stringify(proposal),
      })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .returning('ref_id')
      .executeTakeFirst();
    if (!inserted) return false;
    await transaction.insertInto('outbox').values({ id: randomUUID(), kind: 'customTour', custom_tour_id: refId }).execute();
    return true;
  });
  if (isNew) return { refId };
  // The same request at the same moment was faster.
  return (await findByKey(context, clientKey, payloadHash)) ?? { refId };
}

async function findByKey({ db }: SandboxContext, clientKey: string, payloadHash: string): Promise<CreateCustomTourAnswer | null> {
  const known = await db
    .selectFrom('custom_tours')
    .select(['ref_id', 'payload_hash'])
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  if (!known) return null;
  if (known.payload_hash !== payloadHash) throw new BookingError('IDEMPOTENCY_KEY_REUSED');
  return { refId: known.ref_id };
}

function offersForm({ routes, flags, hasCustomerAccounts }: CompiledMarket): boolean {
  return routes.some((route) => route.page === 'designYourOwnTour' && isOffered(route, { flags, hasCustomerAccounts }));
}

function fieldsOf({ sections }: CustomTourFormDocument): AskedField[] {
  return Object.values(sections).flatMap(({ fields }) => Object.entries(fields).map(([key, field]) => ({ key, ...field })));
}

/** The same for the same answers, in whatever order they were sent. */
function hashOf({ market, language, answers }: { market: string; language: string; answers: object }): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([market, language, sorted]))
    .digest('hex');
}
