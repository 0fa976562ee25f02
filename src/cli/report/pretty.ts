import type { Diagnostic } from '#compiler/index.ts';
import { type Paint, painter } from '../colour.ts';
import { countBySeverity } from './report.ts';

/** All mistakes as a person reads them, errors before warnings: place, sentence, what was probably meant, the lines around it, the page that explains it. */
export function prettyReport(diagnostics: readonly Diagnostic[], colour: boolean): string {
  const paint = painter(colour);
  const [errors, warnings] = (['error', 'warning'] as const).map((wanted) => diagnostics.filter(({ severity }) => severity === wanted));
  const told = [...(errors ?? []), ...(warnings ?? [])].map((diagnostic) => prettyDiagnostic(diagnostic, paint));
  return [...told, summary(diagnostics, paint), ''].join('\n');
}

function prettyDiagnostic({ code, severity, file, line, column, message, suggestion, help, frame }: Diagnostic, paint: Paint): string {
  const head = `${paint('bold', `${file}:${line}:${column}`)} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${paint('gray', code)}`;
  const hint = suggestion === undefined ? [] : [`  Did you mean ${paint('green', `"${suggestion}"`)}?`];
  const lines = frame === '' ? [] : frame.split('\n').map((text) => `  ${text.startsWith('>') ? text : paint('gray', text)}`);
  return [head, `  ${message}`, ...hint, ...lines, `  ${paint('gray', `See ${help}`)}`, ''].join('\n');
}

function summary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  if (diagnostics.length === 0) return paint('green', 'All documents are right.');
  const { errors, warnings } = countBySeverity(diagnostics);
  return paint(errors > 0 ? 'red' : 'yellow', `${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
