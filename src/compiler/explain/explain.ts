import { isLocalisedText } from '#domain/localised-text.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { languagesOf, type ResolvedMarket, type ResolvedStore } from '../resolve/resolved-store.ts';
import { type ExplainedMember, type ExplainedValue, explainMembers, explainValue } from './explain-value.ts';
import { type FoundDocument, findDocument } from './find-document.ts';
import { locate } from './locate.ts';
import { readPath } from './read-path.ts';
import { isMergeable } from './statements.ts';

export interface Explanation extends ExplainedValue {
  market: string;
  /** The document and the keys, joined with dots. */
  path: string;
  /** The keys within the document. */
  pointer: JsonPointer;
  /** Set where a language has no text of its own, so that the English one is shown, which is what is explained. */
  shownInsteadOf?: string;
  /** Of an object: where each key comes from. */
  members: ExplainedMember[];
}

/** Why a path cannot be explained. */
export interface ExplainProblem {
  problem: string;
  /** The path, or the market, that was probably meant. */
  suggestion?: string | undefined;
}

/** Tells the value at a path as one market sees it, the layer that states it, and what that layer overrides. */
export function explain(store: ResolvedStore, marketCode: string, path: string): Explanation | ExplainProblem {
  const market = store.markets.find(({ code }) => code === marketCode);
  if (!market) return unknownMarket(store, marketCode);
  const { words, exact } = readPath(path);
  const found = findDocument(store, market, words);
  if ('problem' in found) return found;
  const asked: Asked = { ...found, market, exact };
  return explainStated(asked) ?? explainEnglishText(store, asked) ?? explainEnglishMessage(asked) ?? unknownPath(asked);
}

/** Longer lists of keys help nobody. */
const listedKeys = 20;

interface Asked extends FoundDocument {
  market: ResolvedMarket;
  exact: boolean;
}

/** What the market sees, or what a layer states and a higher one removes. */
function explainStated({ market, document, name, rest, exact }: Asked): Explanation | undefined {
  const values = [document.value, ...document.layers.map(({ json }) => json.value).reverse()];
  for (const value of values) {
    const location = locate(value, rest, exact);
    if ('keys' in location) return explanationOf(market, document, name, location.keys);
  }
  return undefined;
}

function explainEnglishText(store: ResolvedStore, { market, document, name, rest, exact }: Asked): Explanation | undefined {
  const language = rest.at(-1) ?? '';
  const isLanguage = store.messages.has(language) || languagesOf(store).some((spoken) => spoken === language);
  const location = locate(document.value, rest.slice(0, -1), exact);
  if (!isLanguage || !('keys' in location)) return undefined;
  const text = explainValue(document, location.keys)?.value;
  if (typeof text !== 'object' || text === null || !isLocalisedText(text)) return undefined;
  const english = explanationOf(market, document, name, [...location.keys, 'en']);
  return english && { ...english, shownInsteadOf: language };
}

function explainEnglishMessage({ market, document, rest, exact }: Asked): Explanation | undefined {
  const english = document.kind === 'messages' ? market.messages.get('en') : undefined;
  if (!english) return undefined;
  const location = locate(english.value, rest, exact);
  const explained = 'keys' in location ? explanationOf(market, english, 'messages.en', location.keys) : undefined;
  return explained && { ...explained, shownInsteadOf: document.name };
}

function explanationOf(market: ResolvedMarket, document: ResolvedDocument, name: string, keys: readonly string[]): Explanation | undefined {
  const explained = explainValue(document, keys);
  if (!explained) return undefined;
  const members = isMergeable(explained.value) ? explainMembers(document, keys) : [];
  return { market: market.code, path: [name, ...keys].join('.'), pointer: keys.reduce<JsonPointer>(child, ''), ...explained, members };
}

function unknownMarket(store: ResolvedStore, code: string): ExplainProblem {
  const codes = store.markets.map((market) => market.code);
  const broken = store.allMarketsAreValid ? '' : ', or it has mistakes, which portolan check tells';
  return { problem: `There is no market "${code}"${broken}. Markets are ${codes.join(', ')}.`, suggestion: suggest(code, codes) };
}

function unknownPath({ document, name, rest, exact }: Asked): ExplainProblem {
  const location = locate(document.value, rest, exact);
  if ('keys' in location) return { problem: `Nothing states "${[name, ...rest].join('.')}".` };
  const { found, known, meant } = location;
  const around = [name, ...found].join('.');
  const missing = rest.slice(found.length).join('.');
  const list = meant === undefined && known.length > 0 && known.length <= listedKeys ? ` Known there are ${known.join(', ')}.` : '';
  return { problem: `There is no "${missing}" in ${around}.${list}`, suggestion: meant && [name, ...meant].join('.') };
}
