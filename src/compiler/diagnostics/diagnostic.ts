import { withoutByteOrderMark } from './byte-order-mark.ts';
import { type DiagnosticCode, helpOf } from './catalogue.ts';

export type Severity = 'error' | 'warning';

/** Where something stands in a document: lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
  /** How many characters the frame marks, at least one. */
  length: number;
}

/** One mistake of one document, told to the person who wrote it. */
export interface Diagnostic {
  /** Stable name of the kind of mistake: `unknown-key`, or the name of a rule. */
  code: DiagnosticCode;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  /** The column after the last character that is marked, on the same line. */
  endColumn: number;
  /** A sentence for somebody who writes documents, not code. */
  message: string;
  /** What was probably meant; ready to be put in place of what stands there. */
  suggestion?: string;
  /** The page that explains it, below the root of the repository. */
  help: string;
  /** The lines around the place, the place marked. */
  frame: string;
}

/** A mistake before its frame is drawn. */
export interface Finding {
  code: DiagnosticCode;
  severity: Severity;
  place: Place;
  message: string;
  suggestion?: string | undefined;
}

/** Sorted by place; what several markets inherit from one mistake is told once. */
export function toDiagnostics(findings: readonly Finding[], textOf: (file: string) => string | undefined): Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  for (const finding of findings) {
    const { code, severity, message, suggestion, place } = finding;
    const { file, line, column, length } = place;
    const identity = JSON.stringify([code, file, line, column, message]);
    if (told.has(identity)) continue;
    const frame = drawFrame(textOf(file), place);
    const hint = suggestion !== undefined && { suggestion };
    told.set(identity, { code, severity, file, line, column, endColumn: column + length, message, ...hint, help: helpOf(code), frame });
  }
  return [...told.values()].sort(byPlace);
}

export function hasErrors(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** The order in which diagnostics are told. */
export function byPlace(one: Diagnostic, other: Diagnostic): number {
  return compareText(one.file, other.file) || one.line - other.line || one.column - other.column || compareText(one.message, other.message);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const linesAround = 2;
/** Longer lines are cut, so that a frame stays readable in a terminal. */
const lineLength = 140;

/** The place's line with two before and after it, numbered; empty where the file itself is what is missing. */
function drawFrame(text: string | undefined, { line, column, length }: Place): string {
  if (text === undefined || text === '') return '';
  const lines = withoutByteOrderMark(text).split(/\r?\n/);
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const width = String(last).length;
  const drawn: string[] = [];
  for (let number = first; number <= last; number++) {
    const content = cut(lines[number - 1] ?? '', number === line ? column + length : 0);
    drawn.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number !== line) continue;
    const marks = '^'.repeat(Math.max(1, Math.min(length, content.length - column + 1)));
    drawn.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${marks}`);
  }
  return drawn.join('\n');
}

function cut(text: string, needed: number): string {
  const kept = Math.max(lineLength, needed);
  return text.length > kept + 1 ? `${text.slice(0, kept)}…` : text;
}
