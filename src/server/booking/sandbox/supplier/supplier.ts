/**
 * What a supplier said about a booking, an option or a change.
 * - requested: somebody there has to decide; the places are kept meanwhile
 * - partly: some parts were booked and others refused; it must be taken back
 * - cancelled: it was given back
 */
export type SupplierOutcome =
  | { outcome: 'booked'; reference: string }
  | { outcome: 'requested'; reference: string }
  | { outcome: 'partly'; reference: string }
  | { outcome: 'refused' }
  | { outcome: 'cancelled' };

export interface SupplierRequest {
  /** Ours: the same key again answers what was said the first time. */
  key: string;
  tourId: string;
  date: string;
  places: number;
  /** Component ids of the parts that are to be had on request only. */
  partsOnRequest: readonly string[];
}

export interface SupplierBooking extends SupplierRequest {
  /** Of the option that is exercised: its places become the booking's. */
  optionKey: string | null;
}

export interface SupplierChange {
  key: string;
  /** Of the booking or option that is changed. */
  ofKey: string;
  /** The day of departure, new or as it was. */
  date: string;
  /** Parts that are arranged anew, and to be had on request only. */
  partsOnRequest: readonly string[];
}

/** Who books the parts of a trip. A call that gets no answer rejects, and `find` tells later what came of it. */
export interface Supplier {
  find(key: string): Promise<SupplierOutcome | null>;
  book(request: SupplierBooking): Promise<SupplierOutcome>;
  /** Keeps places without booking them. */
  hold(request: SupplierRequest): Promise<SupplierOutcome>;
  /** Changes what is booked or held; all of the change, or nothing. */
  change(change: SupplierChange): Promise<SupplierOutcome>;
  /** Gives back what was booked, asked for or held under a key, and refuses whatever comes later under it. */
  cancel(key: string): Promise<{ outcome: 'cancelled' } | { outcome: 'refused' }>;
}
