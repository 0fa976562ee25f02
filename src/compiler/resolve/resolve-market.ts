import type { Finding } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type LayeredKind, layeredKinds } from '../read/document-kinds.ts';
import { child, parentPointer, pointerKeys } from '../read/json-pointer.ts';
import { displayPath, placeIn } from '../read/read-documents.ts';
import type { Sources } from '../read/sources.ts';
import { describeErrors } from '../validate/describe-errors.ts';
import type { SchemaMistake } from '../validate/schema-mistake.ts';
import type { Schemas } from '../validate/schemas.ts';
import { findingOf, type ValidDocument } from '../validate/validate-documents.ts';
import { contentLocales, languageOfContentLocale } from './content-locales.ts';
import { DocumentIndex } from './document-index.ts';
import { gatherGapsOfBase, type Incomplete } from './gaps-of-base.ts';
import { createCompletenessCheck } from './merged-completeness.ts';
import { gatherMisspeltEntries } from './misspelt-entries.ts';
import type { ResolveMemory } from './resolve-memory.ts';
import { missing } from './resolve-shared.ts';
import { layDocuments, type ResolvedDocument } from './resolved-document.ts';
import type { ResolvedMarket, SharedStore } from './resolved-store.ts';

/**
 * Lays base under a market; undefined where one of its documents is missing or incomplete.
 * @param own its valid documents
 * @param findings where mistakes are added
 */
type ResolveMarket = (code: string, own: readonly ValidDocument[], findings: Finding[]) => ResolvedMarket | undefined;

export interface MarketResolver {
  resolve: ResolveMarket;
  /**
   * What markets lack, to be asked when all are resolved: what many lack alike is one mistake of base.
   * @param marketCount of the whole store
   */
  end(marketCount: number): Finding[];
}

/**
 * @param valid the valid documents that all markets share
 * @param memory of the store before: markets whose documents are still the same are the same objects
 */
export function createMarketResolver(
  valid: readonly ValidDocument[],
  shared: SharedStore,
  sources: Sources,
  schemas: Schemas,
  memory?: ResolveMemory,
): MarketResolver {
  const sound = new DocumentIndex(valid);
  const bases = new Map(layeredKinds.map((kind) => [kind, sound.get('base', kind, kind)]));
  const isCertainlyComplete = createCompletenessCheck(schemas);
  const onlyInBase = new Map<LayeredKind, ResolvedDocument>();
  const incomplete: Incomplete[] = [];
  memory?.forgetUnlessSame(sound.layer('base'));
  return { resolve: memory ? resolveOrRemember(memory) : resolveMarket, end };

  /** A market of which something was told is resolved anew, so that it is told anew. */
  function resolveOrRemember(memory: ResolveMemory): ResolveMarket {
    return (code, own, findings) => {
      const known = memory.get(code, own);
      if (known) return known;
      const toldBefore = findings.length;
      const market = resolveMarket(code, own, findings);
      memory.set(code, own, findings.length === toldBefore ? market : undefined);
      return market;
    };
  }

  function resolveMarket(code: string, own: readonly ValidDocument[], findings: Finding[]): ResolvedMarket | undefined {
    const path = `${code}/market.json`;
    if (!sources.documents.has(path)) {
      findings.push(missing(displayPath(sources, path), `The folder "${code}" has no market.json, so it is not a market.`));
      return undefined;
    }
    const documents: Partial<Record<LayeredKind, ResolvedDocument>> = {};
    let isWhole = true;
    for (const kind of layeredKinds) {
      const document = resolveLayered(
        kind,
        own.find((document) => document.kind === kind),
        findings,
      );
      if (document) documents[kind] = document;
      else isWhole = false;
    }
    if (!isWhole) return undefined;
    const byKind = documents as ResolvedMarket['documents'];
    return { code, documents: byKind, languages: knownLanguages(byKind.market, findings), messages: resolveMessages(own) };
  }

  /** Markets without a document of their own share base's: it is checked once, and is the same object for all. */
  function resolveLayered(kind: LayeredKind, own: ValidDocument | undefined, findings: Finding[]): ResolvedDocument | undefined {
    const base = bases.get(kind);
    const baseIsBroken = !base && sources.documents.has(`base/${kind}.json`);
    const baseIsMissing = !base && kind !== 'market';
    if (baseIsBroken || baseIsMissing || (kind === 'market' && !own)) return undefined;
    if (!own) {
      if (!base) return undefined;
      const shared = onlyInBase.get(kind) ?? layDocuments(kind, [base]);
      onlyInBase.set(kind, shared);
      return shared;
    }
    const resolved = layDocuments(kind, base ? [base, own] : [own]);
    if (base && isCertainlyComplete(kind, base, own)) return resolved;
    const validator = schemas.complete(kind);
    if (validator.allows(resolved.value)) return resolved;
    const mistakes = describeErrors(validator.explain(resolved.value));
    if (base) incomplete.push({ base, own, mistakes });
    else findings.push(...mistakes.map((mistake) => findingOfMerge(mistake, resolved, own)));
    return undefined;
  }

  function end(marketCount: number): Finding[] {
    const { findings, remaining } = gatherGapsOfBase(incomplete, marketCount, sound.get('base', 'required-fields', 'required-fields'));
    for (const { base, own, mistakes } of remaining) {
      const merged = layDocuments(base.kind, [base, own]);
      for (const mistake of gatherMisspeltEntries(mistakes, base, own)) findings.push(findingOfMerge(mistake, merged, own));
    }
    return findings;
  }

  function resolveMessages(own: readonly ValidDocument[]): ReadonlyMap<string, ResolvedDocument<'messages'>> {
    const ofMarket = own.filter(({ kind }) => kind === 'messages');
    if (ofMarket.length === 0) return shared.messages;
    const resolved = new Map(shared.messages);
    for (const document of ofMarket) {
      const base = sound.get('base', 'messages', document.name);
      resolved.set(document.name, layDocuments('messages', base ? [base, document] : [document]));
    }
    return resolved;
  }
}

/** An unknown content locale is ignored with a warning (specification, section 3), unless the market has no other language. */
function knownLanguages(market: ResolvedDocument<'market'>, findings: Finding[]) {
  const { availableLanguages } = market.value;
  const known = availableLanguages.filter(({ contentLocale }) => languageOfContentLocale(contentLocale));
  if (known.length === availableLanguages.length) return known;
  const severity = known.length > 0 ? 'warning' : 'error';
  const consequence = known.length > 0 ? 'so this language is left out' : 'so the market has no language left';
  for (const [index, { urlCode, contentLocale }] of availableLanguages.entries()) {
    if (languageOfContentLocale(contentLocale)) continue;
    const message = `The content locale "${contentLocale}" stands for no language of the store, ${consequence}.`;
    const place = market.placeOf(`/availableLanguages/${index}/contentLocale`);
    const fitting = contentLocales.filter((locale) => languageOfContentLocale(locale) === urlCode);
    findings.push({ code: 'unknown-content-locale', severity, place, message, suggestion: suggest(contentLocale, fitting) });
  }
  return known;
}

/** A mistake that no layer has by itself: something is missing that a null removed, or base states what no longer fits. */
function findingOfMerge(mistake: SchemaMistake, resolved: ResolvedDocument, own: ValidDocument): Finding {
  const { code, pointer, part, missing: removed } = mistake;
  if (code === 'unknown-key' && !own.json.places.has(pointer)) {
    const key = pointerKeys(pointer).at(-1) ?? '';
    const message = `${mistake.message} It is inherited from base; "${key}": null removes it.`;
    return { code, severity: 'error', message, place: placeIn(own, parentPointer(pointer), 'key') };
  }
  const place = resolved.placeOf(removed === undefined ? pointer : child(pointer, removed), part);
  if (removed === undefined || !own.json.places.has(child(pointer, removed))) return { ...findingOf(mistake), place };
  const message = mistake.message.replace(`"${removed}" is missing`, `null takes "${removed}" away, but it is needed`);
  return { code, severity: 'error', message, place };
}
