import type { Count, Coverage } from '#compiler/coverage/coverage.ts';
import { painter } from './colour.ts';
import { alignColumns } from './table.ts';

/** What `portolan coverage --format json` writes. A change that could break a reader counts `version` up. */
export interface CoverageReport {
  version: 1;
  /** False where documents have mistakes: what could not be understood is not counted. */
  isComplete: boolean;
  coverage: {
    market: string;
    language: string;
    texts: Count;
    messages: Count;
    /** Of texts and messages together, rounded down to one decimal: 100 means that nothing is missing. */
    percent: number;
  }[];
  /** Only where it was asked for; sorted by language, file and line. */
  missing?: ReportedMissing[];
}

interface ReportedMissing {
  language: string;
  /** The markets that show the English text instead. */
  markets: string[];
  file: string;
  line: number;
  column: number;
  /** The id of a message; of any other text its place within its document. */
  name: string;
  english: string;
}

export function coverageReport(
  coverage: readonly Coverage[],
  { isComplete, withMissing }: { isComplete: boolean; withMissing: boolean },
): CoverageReport {
  const rows = coverage.map(({ market, language, texts, messages }) => ({
    market,
    language,
    texts,
    messages,
    percent: percentOf({ present: texts.present + messages.present, total: texts.total + messages.total }),
  }));
  return { version: 1, isComplete, coverage: rows, ...(withMissing && { missing: missingOnce(coverage) }) };
}

/** What several markets miss for the same reason is told once. */
function missingOnce(coverage: readonly Coverage[]): ReportedMissing[] {
  const byPlace = new Map<string, ReportedMissing>();
  for (const { market, language, missing } of coverage) {
    for (const { name, english, place } of missing) {
      const { file, line, column } = place;
      const key = JSON.stringify([language, file, line, column, name]);
      const told = byPlace.get(key);
      if (told) told.markets.push(market);
      else byPlace.set(key, { language, markets: [market], file, line, column, name, english });
    }
  }
  return [...byPlace.values()].sort(
    (one, other) =>
      compare(one.language, other.language) || compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}

function percentOf({ present, total }: Count): number {
  return total === 0 ? 100 : Math.floor((present / total) * 1000) / 10;
}

/** The coverage as a table, then each missing text where it was asked for. */
export function coverageText({ coverage, missing }: CoverageReport, colour: boolean): string {
  const paint = painter(colour);
  const [head = '', ...rows] = alignColumns(
    [
      ['market', 'language', 'texts', 'messages', 'translated'],
      ...coverage.map(({ market, language, texts, messages, percent }) => [
        market,
        language,
        `${texts.present}/${texts.total}`,
        `${messages.present}/${messages.total}`,
        `${percent} %`,
      ]),
    ],
    [2, 3, 4],
  );
  const table = [paint('bold', head), ...rows.map((row, index) => (coverage[index]?.percent === 100 ? row : paint('yellow', row)))];
  const list = (missing ?? []).map(missingRow);
  return `${[...table, ...(list.length > 0 ? ['', ...list] : []), '', summary(coverage, missing !== undefined)].join('\n')}\n`;
}

function missingRow({ language, markets, file, line, column, name, english }: ReportedMissing): string {
  return `${file}:${line}:${column} ${name} is missing in "${language}" (${markets.join(', ')}): ${JSON.stringify(english)}`;
}

function summary(coverage: CoverageReport['coverage'], isListed: boolean): string {
  const isWhole = coverage.every(({ texts, messages }) => texts.present === texts.total && messages.present === messages.total);
  if (isWhole) return 'Every text is translated.';
  return isListed ? 'Where a text is missing, English is shown.' : 'Where a text is missing, English is shown; --missing lists each.';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
