import type { DeclineCode } from '#domain/payment-decline.ts';
import type { TransactionStatus } from '#domain/payment-transaction.ts';
import type { Db } from '#server/database/open-database.ts';
import type { PaymentProvider, PaymentSession, PaymentStatus } from './provider.ts';

const statusOfSession: Record<PaymentStatus, TransactionStatus> = {
  open: 'Open',
  requires_action: 'InProgress',
  pending: 'Pending',
  authorised: 'Preauth',
  declined: 'Failed',
  failed: 'Failed',
  disputed: 'Failed',
  cancelled: 'Deleted',
};

/**
 * A payment provider whose every answer is written down, so that our own ledger says what the provider says: the
 * transactions of a checkout, by the same keys.
 */
export function recordPayments(db: Db, provider: PaymentProvider): PaymentProvider {
  const setStatus = (key: string, status: TransactionStatus, changes: { decline_code?: DeclineCode | null } = {}) =>
    db
      .updateTable('payment_transactions')
      .set({ status, ...changes, updated_at: new Date().toISOString() })
      .where('key', '=', key);

  /** What was taken or given up stays so; only a dispute undoes it. */
  async function note(key: string, { status, declineCode }: PaymentSession): Promise<void> {
    if (status === 'open') return;
    const now = statusOfSession[status];
    const settled: TransactionStatus[] = ['Deleted', ...(status === 'disputed' ? [] : (['Closed', 'PreauthCaptureInProgress'] as const))];
    await setStatus(key, now, { decline_code: declineCode as DeclineCode | null })
      .where('status', 'not in', [now, ...settled])
      .execute();
  }

  return {
    ...provider,

    async createSession(request) {
      const session = await provider.createSession(request);
      await note(request.key, session);
      return session;
    },

    async findSession(key) {
      const session = await provider.findSession(key);
      if (session) await note(key, session);
      return session;
    },

    async capture(key) {
      await setStatus(key, 'PreauthCaptureInProgress').where('status', 'not in', ['Closed', 'PreauthCaptureInProgress']).execute();
      try {
        await provider.capture(key);
      } catch (error) {
        await setStatus(key, 'Unknown').where('status', '=', 'PreauthCaptureInProgress').execute();
        throw error;
      }
      await setStatus(key, 'Closed', { decline_code: null }).where('status', '<>', 'Closed').execute();
    },

    async void(key) {
      await provider.void(key);
      await db
        .updateTable('payment_transactions')
        .set({ status: 'Deleted', updated_at: new Date().toISOString() })
        .where('session_key', '=', key)
        .where('status', 'not in', ['Deleted', 'Closed'])
        .execute();
    },
  };
}
