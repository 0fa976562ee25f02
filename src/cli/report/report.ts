import type { Diagnostic } from '#compiler/index.ts';

/** What a report is made of. */
export interface Findings {
  /** Sorted by place. */
  diagnostics: readonly Diagnostic[];
  /** How many documents were read. */
  documents: number;
}

export interface ReportSettings {
  colour: boolean;
  /** Makes an absolute address of the page that a diagnostic's `help` names. */
  addressOf(help: string): string;
}

/** Writes findings in one format; the text ends with a line break, or is empty. */
export type Report = (findings: Findings, settings: ReportSettings) => string;

export function countBySeverity(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}
