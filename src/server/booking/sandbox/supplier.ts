/** What a supplier said about a booking. */
export type SupplierOutcome = { outcome: 'booked'; reference: string } | { outcome: 'refused' };

export interface SupplierRequest {
  /** Ours: the same key again answers what was said the first time. */
  key: string;
  tourId: string;
  date: string;
  places: number;
}

/** Who books the parts of a trip. A call that gets no answer rejects, and `find` tells later what came of it. */
export interface Supplier {
  find(key: string): Promise<SupplierOutcome | null>;
  book(request: SupplierRequest): Promise<SupplierOutcome>;
}
