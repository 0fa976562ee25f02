import { Info } from 'luxon';
import type { DepartureRule } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import { isJsonObject } from '../read/json-object.ts';
import { englishNameOf } from './values.ts';

/** A value in a few words, or undefined where it says nothing that a reader would not know. */
export function describeValue(kind: string, path: readonly string[], value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'number' && isEuroCents(kind, path)) return euros(value);
  if (path.at(-1) === 'formerPaths' && Array.isArray(value)) return [...new Set(value.flatMap(pathsOf))].join(', ');
  if (path.at(-1) === 'departures' && Array.isArray(value)) return (value as DepartureRule[]).map(describeDeparture).join('; ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (Array.isArray(value)) return value.map((member) => describeValue(kind, [...path, ''], member) ?? String(member)).join(', ');
  if (!isJsonObject(value)) return undefined;
  if (isJsonObject(value.link)) return describeLink(value.link);
  if (typeof value.type === 'string' && ['route', 'page', 'tour', 'external'].includes(value.type)) return describeLink(value);
  if (typeof value.src === 'string') return value.src;
  if (isLocalisedText(value)) return value.en;
  return englishNameOf(value) ?? JSON.stringify(value);
}

/** Where a link leads, without saying the address: that differs by market and language. */
function describeLink(link: Record<string, unknown>): string {
  const { type, url, query, params } = link;
  if (type === 'external') return isLocalisedText(url) ? Object.values<string>({ ...url }).join(', ') : String(url);
  const details = [params, query]
    .filter(isJsonObject)
    .flatMap((values) => Object.entries(values).map(([name, value]) => `${name}: ${value}`));
  const name = String(link[String(type)]);
  return `${type === 'tour' ? 'the tour' : 'the page'} "${name}"${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** One path for all languages, or one per language. */
function pathsOf(path: unknown): string[] {
  return isJsonObject(path) ? Object.values(path).map(String) : [String(path)];
}

function describeDeparture({ months, weekdays, places, supplement }: DepartureRule): string {
  const monthNames = Info.months('short', { locale: 'en' });
  const dayNames = Info.weekdays('short', { locale: 'en' });
  const named = (numbers: readonly number[], names: readonly string[]) => numbers.map((number) => names[number - 1] ?? number).join(' ');
  const extra = supplement === 0 ? '' : `, ${supplement > 0 ? '+' : ''}${euros(supplement)}`;
  return `${named(months, monthNames)} on ${named(weekdays, dayNames)}, ${places} places${extra}`;
}

function isEuroCents(kind: string, [first]: readonly string[]): boolean {
  return kind === 'tour' && first === 'prices';
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
