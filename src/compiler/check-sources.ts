import { beginChecking } from './check/check-markets.ts';
import { type Diagnostic, type Finding, toDiagnostics } from './diagnostics/diagnostic.ts';
import { migrateSources } from './migrate/migrate-sources.ts';
import { createDocumentReader, displayPath, findStrayFiles, type RawDocument, type ReadMemory } from './read/read-documents.ts';
import type { Sources } from './read/sources.ts';
import { createMarketResolver } from './resolve/resolve-market.ts';
import { ResolveMemory } from './resolve/resolve-memory.ts';
import { missing, missingFiles, resolveShared } from './resolve/resolve-shared.ts';
import type { ResolvedMarket, ResolvedStore } from './resolve/resolved-store.ts';
import type { Schemas } from './validate/schemas.ts';
import { isValid } from './validate/validate-documents.ts';

export interface CheckResult {
  /** All mistakes, sorted by place. */
  diagnostics: Diagnostic[];
  /** All that is stated, as far as it could be understood. */
  store: ResolvedStore;
}

/** What was found right before, so that it is not asked again. */
export interface CheckMemory {
  read: ReadMemory;
  valid: WeakSet<RawDocument>;
  resolved: ResolveMemory;
}

export function createCheckMemory(): CheckMemory {
  return { read: new Map(), valid: new WeakSet(), resolved: new ResolveMemory() };
}

/** Finds every mistake of documents, and says what they state. */
export function checkSources(sources: Sources, schemas: Schemas, memory?: CheckMemory): CheckResult {
  const markets: ResolvedMarket[] = [];
  const { diagnostics, ...shared } = checkEach(sources, schemas, (market) => markets.push(market), memory);
  markets.sort((one, other) => one.documents.market.value.order - other.documents.market.value.order);
  return { diagnostics, store: { ...shared, markets } };
}

/** As checkSources, but keeps no market: of a thousand no more than one is in memory. */
export function findMistakes(sources: Sources, schemas: Schemas): Diagnostic[] {
  return checkEach(sources, schemas, () => {}).diagnostics;
}

type CheckedEach = Omit<ResolvedStore, 'markets'> & Pick<CheckResult, 'diagnostics'>;

/**
 * Reads what all markets share, then market by market. Each document is read, validated, merged and checked before the next market:
 * what is looked at is still in the processor's cache, and what nobody keeps is gone before it was moved.
 * @param use is handed each market without a mistake of its own
 */
function checkEach(written: Sources, schemas: Schemas, use: (market: ResolvedMarket) => void, memory?: CheckMemory): CheckedEach {
  const { sources, tooNew } = migrateSources(written);
  const reader = createDocumentReader(sources, memory?.read);
  const textOf = textReader(sources);
  if (tooNew) {
    const nothing = resolveShared([], sources, reader.namesOf);
    return { ...nothing, allMarketsAreValid: false, diagnostics: toDiagnostics([tooNew], textOf) };
  }
  const findings: Finding[] = [...findStrayFiles(sources), ...missingFiles(sources)];
  const readAll = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const text = sources.documents.get(path);
      return text === undefined ? [] : (reader.read(path, text) ?? []);
    });
  const allValid = (documents: readonly RawDocument[]) =>
    documents.filter((document) => isValid(document, schemas, findings, memory?.valid));

  const { paths, markets } = pathsByMarket(sources);
  const valid = allValid(readAll(paths));
  const shared = resolveShared(valid, sources, reader.namesOf);
  const resolver = createMarketResolver(valid, shared, sources, schemas, memory?.resolved);
  const checking = beginChecking(shared);
  let readable = 0;
  let whole = 0;
  for (const [code, own] of markets) {
    const documents = readAll(own);
    if (documents.length === 0) continue;
    readable++;
    const market = resolver.resolve(code, allValid(documents), findings);
    if (!market) continue;
    whole++;
    checking.add(market);
    use(market);
  }
  if (readable === 0) {
    findings.push(missing(`${sources.displayName}/`, 'The store has no market. A market is a folder with a market.json in it.'));
  }
  findings.push(...resolver.end(readable));
  const allMarketsAreValid = whole === readable;
  const all = [...findings, ...checking.end(allMarketsAreValid), ...reader.findings];
  return { ...shared, allMarketsAreValid, diagnostics: toDiagnostics(all, textOf) };
}

/** Folders whose documents belong in these, too, are read with them. */
const sharedFolders: ReadonlySet<string> = new Set(['base', 'content', 'tours', 'pages', 'messages']);

/** Paths of the documents that all markets share, and of those of each market, by code. */
function pathsByMarket({ documents }: Sources): { paths: string[]; markets: Map<string, string[]> } {
  const paths: string[] = [];
  const markets = new Map<string, string[]>();
  for (const path of documents.keys()) {
    const code = path.slice(0, Math.max(0, path.indexOf('/')));
    const own = markets.get(code);
    if (code === '' || sharedFolders.has(code)) paths.push(path);
    else if (own) own.push(path);
    else markets.set(code, [path]);
  }
  return { paths, markets: new Map([...markets].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** The text of a file by its name in messages. Mistakes of one file often come together: the last text is kept. */
export function textReader(sources: Sources): (file: string) => string | undefined {
  let last: { file: string; text: string | undefined } | undefined;
  return (file) => {
    if (last?.file !== file) last = { file, text: sources.documents.get(file.slice(displayPath(sources, '').length)) };
    return last.text;
  };
}
