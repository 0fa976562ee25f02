/** Whether a key would reach into JavaScript's own objects. */
export function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

export interface PlainJson {
  value: unknown;
  hasNulls: boolean;
}

/** Deeper than any document: to walk still deeper might overflow the stack. */
const maxDepth = 100;
const quote = 34;
const backslash = 92;

interface Count {
  /** Keys and texts. */
  strings: number;
  hasNulls: boolean;
  isForbidden: boolean;
  isTooDeep: boolean;
}

/**
 * Reads JSON as JavaScript does; undefined where a place must be told: it is malformed, has a forbidden key, or states a key
 * twice. What is nested too deep for anybody to walk is told as such. A parser that keeps the last of two equal keys loses a text on the way: what it gave then has fewer keys and texts
 * than the file has between quotation marks.
 */
export function parsePlainJson(text: string): PlainJson | 'too deep' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const count: Count = { strings: 0, hasNulls: false, isForbidden: false, isTooDeep: false };
  countIn(value, count, 0);
  if (count.isTooDeep) return 'too deep';
  if (count.isForbidden || count.strings * 2 !== countQuotes(text)) return undefined;
  return { value, hasNulls: count.hasNulls };
}

function countIn(value: unknown, count: Count, depth: number): void {
  if (typeof value === 'string') {
    count.strings++;
    return;
  }
  if (typeof value !== 'object') return;
  if (value === null) {
    count.hasNulls = true;
    return;
  }
  if (depth > maxDepth) {
    count.isTooDeep = true;
    return;
  }
  if (Array.isArray(value)) {
    for (const member of value) countIn(member, count, depth + 1);
    return;
  }
  for (const key in value) {
    if (isForbiddenKey(key)) count.isForbidden = true;
    count.strings++;
    countIn((value as Record<string, unknown>)[key], count, depth + 1);
  }
}

/** Quotation marks that open or close a text. */
function countQuotes(text: string): number {
  let quotes = 0;
  if (!text.includes('\\')) {
    for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes++;
    return quotes;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) quotes++;
    else if (code === backslash) at++;
  }
  return quotes;
}
