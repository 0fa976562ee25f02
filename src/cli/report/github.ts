import type { Diagnostic } from '#compiler/index.ts';
import type { Findings } from './report.ts';

/** Workflow commands, which GitHub shows as annotations beside the changed lines. */
export function githubReport({ diagnostics }: Findings): string {
  return diagnostics.map((diagnostic) => `${annotation(diagnostic)}\n`).join('');
}

function annotation({ severity, file, line, column, endColumn, code, message, suggestion }: Diagnostic): string {
  const properties = { file, line, endLine: line, col: column, endColumn, title: code };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = suggestion === undefined ? message : `${message} Did you mean "${suggestion}"?`;
  return `::${severity} ${written.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
