import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Place, Severity } from '../diagnostics/diagnostic.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

/** Tells one mistake. */
export type Report = (place: Place, message: string, suggestion?: string) => void;

/** A condition that several documents fulfil together. Its name says what holds; it is the code of its diagnostics. */
export interface Rule {
  name: DiagnosticCode;
  severity: Severity;
  check(store: ResolvedStore, report: Report): void;
}
