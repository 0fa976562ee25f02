/** What the reference page of a kind of diagnostic says. */
export interface CatalogueEntry {
  /** What holds where nothing is wrong, or what is wrong; a few words without a full stop. */
  title: string;
  /** Why it matters and what to do, for somebody who writes documents, not code. */
  explanation: string;
  /** As one may find it written. */
  wrong: string;
  /** The same put right. */
  right: string;
}
