import type { Edit } from '../small-store.ts';

/** What was written wrongly, and exactly what is said about it. */
export interface BrokenDocument {
  mistake: string;
  edits: Record<string, Edit>;
  told: string[];
}
