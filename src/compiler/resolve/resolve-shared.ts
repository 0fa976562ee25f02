import type { Finding } from '../diagnostics/diagnostic.ts';
import { type DocumentKind, identify, layeredKinds } from '../read/document-kinds.ts';
import { displayPath, fileStart } from '../read/read-documents.ts';
import type { Sources } from '../read/sources.ts';
import { describeStrayFile } from '../read/stray-files.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { DocumentIndex } from './document-index.ts';
import { layDocuments, type ResolvedDocument } from './resolved-document.ts';
import type { SharedStore } from './resolved-store.ts';

/** What must be there for a store to exist at all. */
const indispensable = ['brand.json', 'theme.json', 'routes.json', 'rates.json', 'content/destinations.json', 'content/pages/home.json'];

/**
 * What is stated for all markets.
 * @param namesOf names of all documents of a kind, those with mistakes of their own among them
 */
export function resolveShared(valid: readonly ValidDocument[], sources: Sources, namesOf: SharedStore['namesOf']): SharedStore {
  const sound = new DocumentIndex(valid);
  return {
    brand: alone('brand', 'store'),
    theme: alone('theme', 'store'),
    routes: alone('routes', 'store'),
    rates: alone('rates', 'store'),
    promoCodes: alone('promo-codes', 'store'),
    destinations: alone('destinations', 'store'),
    baseMarket: alone('market', 'base'),
    pages: named('page', 'store'),
    tours: named('tour', 'store'),
    messages: named('messages', 'base'),
    namesOf,
    assets: sources.assets,
  };

  function alone<Kind extends DocumentKind>(kind: Kind, layer: 'store' | 'base'): ResolvedDocument<Kind> | undefined {
    const document = sound.get(layer, kind, kind);
    return document && layDocuments(kind, [document]);
  }

  function named<Kind extends DocumentKind>(kind: Kind, layer: 'store' | 'base'): Map<string, ResolvedDocument<Kind>> {
    return new Map(sound.all(layer, kind).map((document) => [document.name, layDocuments(kind, [document])]));
  }
}

/** Tells of each file that no store can do without. */
export function missingFiles(sources: Sources): Finding[] {
  const base = layeredKinds.filter((kind) => kind !== 'market').map((kind) => `base/${kind}.json`);
  const absent = [...indispensable, ...base, 'base/messages/en.json'].filter((path) => !sources.documents.has(path));
  if (absent.length === 0) return [];
  const astray = namesAstray(sources);
  return absent
    .filter((path) => !astray.has(nameOfFile(path)))
    .map((path) => missing(displayPath(sources, path), `The file ${path} is missing; no store can do without it.`));
}

/** Names of files that are not read: one that lies at the wrong place is told, and not that it is missing at the right one. */
function namesAstray({ documents, assets }: Sources): ReadonlySet<string> {
  const unknown = [...documents.keys()].filter((path) => 'problem' in identify(path));
  const stray = [...assets].filter((path) => describeStrayFile(path));
  return new Set([...unknown, ...stray].map((path) => nameOfFile(path).toLowerCase()));
}

function nameOfFile(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function missing(file: string, message: string): Finding {
  return { code: 'missing-file', severity: 'error', place: fileStart(file), message };
}
