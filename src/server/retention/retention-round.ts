import type { FastifyBaseLogger } from 'fastify';
import { daysBefore, spentRecordDays } from '#domain/retention.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import { todayIn } from '#server/booking/sandbox/today.ts';
import { deleteOldMails } from '#server/mail/delete-old-mails.ts';
import {
  deleteEndedSessions,
  deleteOldWebhooks,
  deleteSentConfirmations,
  deleteSpentKeys,
  forgetCustomTourKeys,
} from './delete-spent-records.ts';
import { discardAbandonedCheckouts } from './discard-abandoned-checkouts.ts';
import { erasePersonsOfOldTrips, eraseTravelPapers } from './erase-past-trips.ts';
import { EraserBusyError, type Erasure } from './erasure.ts';

/** What is erased, as the metric counts it. */
export type ErasedKind =
  | 'abandonedCheckouts'
  | 'travelPapers'
  | 'personsOfOldTrips'
  | 'idempotencyKeys'
  | 'sessions'
  | 'sentConfirmations'
  | 'webhooks'
  | 'customTourKeys'
  | 'mailFiles';

export interface RetentionOptions {
  context: SandboxContext;
  mailDirectory: string;
  /** Ends the round between two transactions. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  onErased: (what: ErasedKind, count: number) => void;
}

/**
 * Erases what nobody needs any more. One instance does it at a time; what fails is told without keeping the others from
 * being erased, and is tried again in the next round. Logs and metrics hold kinds and numbers alone.
 */
export async function eraseWhatIsOver({ context, mailDirectory, signal, log, onErased }: RetentionOptions): Promise<void> {
  const now = context.now();
  const today = todayIn('UTC', now);
  const steps: Record<ErasedKind, (erasure: Erasure) => Promise<void>> = {
    abandonedCheckouts: (erasure) => discardAbandonedCheckouts(context, erasure),
    travelPapers: async (erasure) => {
      const unreadable = await eraseTravelPapers(context, erasure, today);
      if (unreadable > 0) log.warn({ unreadable }, 'travellers’ details do not open with this SESSION_SECRET, and keep their passports');
    },
    personsOfOldTrips: (erasure) => erasePersonsOfOldTrips(erasure, today),
    idempotencyKeys: (erasure) => deleteSpentKeys(erasure, now),
    sessions: (erasure) => deleteEndedSessions(erasure, now),
    sentConfirmations: (erasure) => deleteSentConfirmations(erasure, now),
    webhooks: (erasure) => deleteOldWebhooks(erasure, now),
    customTourKeys: (erasure) => forgetCustomTourKeys(erasure, now),
    mailFiles: async (erasure) => erasure.onErased(await deleteOldMails(mailDirectory, daysBefore(now, spentRecordDays))),
  };
  for (const [what, erase] of Object.entries(steps) as [ErasedKind, (erasure: Erasure) => Promise<void>][]) {
    let total = 0;
    const count = (erased: number): void => {
      total += erased;
    };
    try {
      await erase({ db: context.db, signal, onErased: count });
    } catch (error) {
      if (error instanceof EraserBusyError || signal.aborted) return;
      log.error({ what, reason: error instanceof Error ? error.name : 'unknown' }, 'erasing failed, and is tried again');
    } finally {
      if (total > 0) {
        onErased(what, total);
        log.info({ what, count: total }, 'what nobody needs any more was erased');
      }
    }
  }
}
