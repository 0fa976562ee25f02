import type { Db } from '#server/database/open-database.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { ReleaseHolder } from './catalogue/release-holder.ts';
import type { SealedBox } from './sealed-box.ts';
import type { Supplier } from './supplier/supplier.ts';

/** What the parts of the sandbox platform work with. */
export interface SandboxContext {
  db: Db;
  now: () => Date;
  releases: ReleaseHolder;
  sealedBox: SealedBox;
  payments: PaymentProvider;
  supplier: Supplier;
  /** Where the payment provider sends payers back to, below our own origin. */
  paymentReturnUrl: (checkoutId: string) => string;
  /** Tells of a fault that is dealt with later; names and codes only, never what travellers entered. */
  warn: (details: { checkoutId: string; reason: string }, message: string) => void;
}
