import type { Diagnostic } from '#compiler/index.ts';
import { painter } from '../colour.ts';

/** All mistakes as a person reads them: place, sentence, what was probably meant, the lines around it. */
export function prettyReport(diagnostics: readonly Diagnostic[], colour: boolean): string {
  return [...diagnostics.map((diagnostic) => prettyDiagnostic(diagnostic, colour)), summary(diagnostics, colour), ''].join('\n');
}

function prettyDiagnostic({ code, severity, file, line, column, message, suggestion, frame }: Diagnostic, colour: boolean): string {
  const paint = painter(colour);
  const head = `${paint('bold', `${file}:${line}:${column}`)} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${paint('gray', code)}`;
  const hint = suggestion === undefined ? [] : [`  Did you mean ${paint('green', `"${suggestion}"`)}?`];
  const lines = frame === '' ? [] : frame.split('\n').map((text) => `  ${text.startsWith('>') ? text : paint('gray', text)}`);
  return [head, `  ${message}`, ...hint, ...lines, ''].join('\n');
}

function summary(diagnostics: readonly Diagnostic[], colour: boolean): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const paint = painter(colour);
  if (diagnostics.length === 0) return paint('green', 'All documents are right.');
  return paint(errors > 0 ? 'red' : 'yellow', `${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
