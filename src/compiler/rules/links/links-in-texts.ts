import type { LocalisedText } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import type { Spot } from '../../check/spot.ts';
import type { JsonObject } from '../../read/json-object.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../../resolve/resolved-store.ts';

/** The keys of what holds a link; a link in a text is one in all its languages. */
export function withoutLanguage(document: ResolvedDocument, keys: readonly string[]): readonly string[] {
  return textAround(document, keys) ? keys.slice(0, -1) : keys;
}

/** Tells what holds a link from everything else: a link in a text is one in all its languages. */
export function holderOfLink({ document, market, path }: Spot): string {
  return [document.kind, document.name, market?.code, ...withoutLanguage(document, path)].join(' ');
}

/**
 * Whether visitors of a market can read what stands at these keys: of a text those languages that the market speaks, and English for
 * those that the text lacks.
 */
export function isRead(document: ResolvedDocument, keys: readonly string[], { languages }: ResolvedMarket): boolean {
  const text = textAround(document, keys);
  return !text || languages.some(({ urlCode }) => (text[urlCode] === undefined ? 'en' : urlCode) === keys.at(-1));
}

function textAround({ value }: ResolvedDocument, keys: readonly string[]): LocalisedText | undefined {
  let around: unknown = value;
  for (const key of keys.slice(0, -1)) around = (around as JsonObject)[key];
  return isLocalisedText(around) ? around : undefined;
}
