import type { Diagnostic } from '#compiler/index.ts';
import { countBySeverity, type Findings } from './report.ts';

/** What `portolan check --format json` writes. A change that could break a reader counts `version` up. */
export interface JsonReport {
  version: 1;
  /** How many documents were read. */
  documents: number;
  errors: number;
  warnings: number;
  /** Sorted by file, line and column; lines and columns count from 1. */
  diagnostics: readonly Diagnostic[];
}

export function jsonReport({ diagnostics, documents }: Findings): string {
  const report: JsonReport = { version: 1, documents, ...countBySeverity(diagnostics), diagnostics };
  return `${JSON.stringify(report, null, 2)}\n`;
}
