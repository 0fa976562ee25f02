import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type DocumentKind, type LayeredKind, layeredKinds } from '../read/document-kinds.ts';
import { child, parentPointer, pointerKeys } from '../read/json-pointer.ts';
import { displayPath, fileStart, placeIn, type RawDocument, type ReadStore } from '../read/read-documents.ts';
import type { Sources } from '../read/sources.ts';
import { describeErrors, type SchemaMistake } from '../validate/describe-errors.ts';
import type { Schemas } from '../validate/schemas.ts';
import { findingOf, type ValidDocument } from '../validate/validate-documents.ts';
import { contentLocales, languageOfContentLocale } from './content-locales.ts';
import { DocumentIndex } from './document-index.ts';
import { createCompletenessCheck } from './merged-completeness.ts';
import type { ResolveMemory } from './resolve-memory.ts';
import { layDocuments, type ResolvedDocument } from './resolved-document.ts';
import type { ResolvedMarket, ResolvedStore } from './resolved-store.ts';

/** What must be there for a store to exist at all. */
const indispensable = ['brand.json', 'theme.json', 'routes.json', 'rates.json', 'content/destinations.json', 'content/pages/home.json'];

/**
 * Lays base under each market and checks that what comes out is complete.
 * @param memory of the store before: markets whose documents are still the same are the same objects
 */
export function resolveStore(
  read: Pick<ReadStore, 'documents' | 'names'>,
  valid: readonly ValidDocument[],
  sources: Sources,
  schemas: Schemas,
  memory?: ResolveMemory,
): { store: ResolvedStore; findings: Finding[] } {
  const findings: Finding[] = missingFiles(sources);
  const sound = new DocumentIndex(valid);
  const isCertainlyComplete = createCompletenessCheck(schemas);
  const onlyInBase = new Map<LayeredKind, ResolvedDocument>();
  const baseMessages = named('messages', 'base');
  const marketCodes = marketsOf(read.documents);
  memory?.forgetUnlessSame(sound.layer('base'));
  const markets = marketCodes.flatMap((code) => resolveOrRemember(code) ?? []);
  const store: ResolvedStore = {
    brand: alone('brand', 'store'),
    theme: alone('theme', 'store'),
    routes: alone('routes', 'store'),
    rates: alone('rates', 'store'),
    promoCodes: alone('promo-codes', 'store'),
    destinations: alone('destinations', 'store'),
    baseMarket: alone('market', 'base'),
    pages: named('page', 'store'),
    tours: named('tour', 'store'),
    messages: baseMessages,
    markets: markets.sort((one, other) => one.documents.market.value.order - other.documents.market.value.order),
    allMarketsAreValid: markets.length === marketCodes.length,
    namesOf: (kind) => read.names.get(kind) ?? new Set(),
    assets: sources.assets,
  };
  if (marketCodes.length === 0) {
    findings.push(missing(`${sources.displayName}/`, 'The store has no market. A market is a folder with a market.json in it.'));
  }
  return { store, findings };

  function alone<Kind extends DocumentKind>(kind: Kind, layer: 'store' | 'base'): ResolvedDocument<Kind> | undefined {
    const document = sound.get(layer, kind, kind);
    return document && layDocuments(kind, [document]);
  }

  function named<Kind extends DocumentKind>(kind: Kind, layer: 'store' | 'base'): Map<string, ResolvedDocument<Kind>> {
    return new Map(sound.all(layer, kind).map((document) => [document.name, layDocuments(kind, [document])]));
  }

  /** A market of which something was told is resolved anew, so that it is told anew. */
  function resolveOrRemember(code: string): ResolvedMarket | undefined {
    if (!memory) return resolveMarket(code);
    const own = sound.layer({ market: code });
    const known = memory.get(code, own);
    if (known) return known;
    const toldBefore = findings.length;
    const market = resolveMarket(code);
    memory.set(code, own, findings.length === toldBefore ? market : undefined);
    return market;
  }

  function resolveMarket(code: string): ResolvedMarket | undefined {
    const path = `${code}/market.json`;
    if (!sources.documents.has(path)) {
      findings.push(missing(displayPath(sources, path), `The folder "${code}" has no market.json, so it is not a market.`));
      return undefined;
    }
    const documents: Partial<Record<LayeredKind, ResolvedDocument>> = {};
    let isWhole = true;
    for (const kind of layeredKinds) {
      const document = resolveLayered(kind, code);
      if (document) documents[kind] = document;
      else isWhole = false;
    }
    if (!isWhole) return undefined;
    const byKind = documents as ResolvedMarket['documents'];
    return { code, documents: byKind, languages: knownLanguages(byKind.market), messages: resolveMessages(code) };
  }

  /** Markets without a document of their own share base's: it is checked once, and is the same object for all. */
  function resolveLayered<Kind extends LayeredKind>(kind: Kind, code: string): ResolvedDocument<Kind> | undefined {
    const base = sound.get('base', kind, kind);
    const own = sound.get({ market: code }, kind, kind);
    const baseIsBroken = !base && sources.documents.has(`base/${kind}.json`);
    const baseIsMissing = !base && kind !== 'market';
    if (baseIsBroken || baseIsMissing || (kind === 'market' && !own)) return undefined;
    if (!own) {
      if (!base) return undefined;
      const shared = onlyInBase.get(kind) ?? layDocuments(kind, [base]);
      onlyInBase.set(kind, shared);
      return shared as ResolvedDocument<Kind>;
    }
    const resolved = layDocuments(kind, base ? [base, own] : [own]);
    // Merged here, though rules ask for it first: what completeness looks at is then still in the processor's cache.
    const { value } = resolved;
    if (base && isCertainlyComplete(kind, base, own)) return resolved;
    const validate = schemas.complete(kind);
    if (validate(value)) return resolved;
    const mistakes = describeErrors((validate.errors ?? []) as ErrorObject[]);
    findings.push(...mistakes.map((mistake) => findingOfMerge(mistake, resolved, own)));
    return undefined;
  }

  function resolveMessages(code: string): ReadonlyMap<string, ResolvedDocument<'messages'>> {
    const ofMarket = sound.all({ market: code }, 'messages');
    if (ofMarket.length === 0) return baseMessages;
    const resolved = new Map(baseMessages);
    for (const own of ofMarket) {
      const base = sound.get('base', 'messages', own.name);
      resolved.set(own.name, layDocuments('messages', base ? [base, own] : [own]));
    }
    return resolved;
  }

  function knownLanguages(market: ResolvedDocument<'market'>) {
    return market.value.availableLanguages.filter(({ urlCode, contentLocale }, index) => {
      if (languageOfContentLocale(contentLocale)) return true;
      const message = `The content locale "${contentLocale}" stands for no language of the store, so this language is left out.`;
      const place = market.placeOf(`/availableLanguages/${index}/contentLocale`);
      const fitting = contentLocales.filter((locale) => languageOfContentLocale(locale) === urlCode);
      findings.push({
        code: 'unknown-content-locale',
        severity: 'warning',
        place,
        message,
        suggestion: suggest(contentLocale, fitting),
      });
      return false;
    });
  }
}

/** Every folder of a market with a document that can be read, by name. */
function marketsOf(documents: readonly RawDocument[]): string[] {
  const codes = documents.flatMap(({ layer }) => (typeof layer === 'string' ? [] : [layer.market]));
  return [...new Set(codes)].sort();
}

/** A mistake that no layer has by itself: something is missing that a null removed, or base states what no longer fits. */
function findingOfMerge(mistake: SchemaMistake, resolved: ResolvedDocument, own: ValidDocument): Finding {
  const { code, pointer, part, missing: removed } = mistake;
  if (code === 'unknown-key' && !own.json.places.has(pointer)) {
    const key = pointerKeys(pointer).at(-1) ?? '';
    const message = `${mistake.message} It is inherited from base; "${key}": null removes it.`;
    return { code, severity: 'error', message, place: placeIn(own, parentPointer(pointer), 'key') };
  }
  return { ...findingOf(mistake), place: resolved.placeOf(removed === undefined ? pointer : child(pointer, removed), part) };
}

function missingFiles(sources: Sources): Finding[] {
  const base = layeredKinds.filter((kind) => kind !== 'market').map((kind) => `base/${kind}.json`);
  return [...indispensable, ...base, 'base/messages/en.json']
    .filter((path) => !sources.documents.has(path))
    .map((path) => missing(displayPath(sources, path), `The file ${path} is missing; no store can do without it.`));
}

function missing(file: string, message: string): Finding {
  return { code: 'missing-file', severity: 'error', place: fileStart(file), message };
}
