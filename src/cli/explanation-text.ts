import type { Explanation } from '#compiler/explain/explain.ts';
import type { ExplainedMember, Origin, Overridden } from '#compiler/explain/explain-value.ts';
import { type Paint, painter } from './colour.ts';
import { alignColumns } from './table.ts';

/** A value in a list is cut after so many characters. */
const valueLength = 48;

/** An explanation as a person reads it: what is asked, the value, where it comes from, and the keys of an object one by one. */
export function explanationText(explanation: Explanation, colour: boolean): string {
  const { path, market, state, value, members } = explanation;
  const paint = painter(colour);
  const parts: string[][] = [[`${paint('bold', path)} in the market ${market}`]];
  if (members.length > 0) parts.push(memberRows(members));
  else if (state !== 'removed') parts.push(JSON.stringify(value, null, 2).split('\n'));
  parts.push(originRows(explanation, paint));
  return `${parts.map((rows, index) => rows.map((row) => (index === 0 ? row : `  ${row}`)).join('\n')).join('\n\n')}\n`;
}

function originRows({ state, origin, overrides, market, shownInsteadOf }: Explanation, paint: Paint): string[] {
  const rows: string[] = [];
  if (shownInsteadOf !== undefined) rows.push(paint('yellow', `There is no text in "${shownInsteadOf}": the English one is shown.`));
  if (state === 'merged') rows.push(`from base and the market ${market} together`);
  else rows.push(`${state === 'removed' ? 'removed by' : 'from'} ${layerWord(origin, market)}  ${placeText(origin)}`);
  return [...rows, ...overrides.map((overridden) => `${overriddenText(overridden, market)}  ${placeText(overridden)}`)];
}

function memberRows(members: readonly ExplainedMember[]): string[] {
  const rows = members.map(({ keys, state, value, origin, overrides }) => {
    const instead = overrides.map((overridden) => ` instead of ${short(overridden.value)} at ${placeText(overridden)}`).join('');
    return [keys.join('.'), state === 'removed' ? '(removed)' : short(value), origin.layer, `${placeText(origin)}${instead}`];
  });
  return alignColumns(rows);
}

function overriddenText({ layer, value }: Overridden, market: string): string {
  return `instead of ${short(value)} from ${layerWord({ layer }, market)}`;
}

function layerWord({ layer }: Pick<Origin, 'layer'>, market: string): string {
  if (layer === 'market') return `the market ${market}`;
  return layer === 'store' ? 'the whole store' : 'base';
}

function placeText({ file, line, column }: Origin): string {
  return `${file}:${line}:${column}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > valueLength ? `${text.slice(0, valueLength - 1)}…` : text;
}
