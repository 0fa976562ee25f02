import type { DocumentIdentity, DocumentKind } from '../read/document-kinds.ts';

type Layer = DocumentIdentity['layer'];
type Shelf<Document> = Map<DocumentKind, Map<string, Document>>;

/** Documents by where they belong. */
export class DocumentIndex<Document extends DocumentIdentity> {
  readonly #shared = { store: new Map() as Shelf<Document>, base: new Map() as Shelf<Document> };
  readonly #markets = new Map<string, Shelf<Document>>();
  readonly #names = new Map<DocumentKind, Set<string>>();

  constructor(documents: readonly Document[]) {
    for (const document of documents) {
      const { kind, layer, name } = document;
      const shelf = typeof layer === 'string' ? this.#shared[layer] : shelved(this.#markets, layer.market, () => new Map());
      shelved(shelf, kind, () => new Map<string, Document>()).set(name, document);
      shelved(this.#names, kind, () => new Set<string>()).add(name);
    }
  }

  get(layer: Layer, kind: DocumentKind, name: string): Document | undefined {
    return this.#shelf(layer)?.get(kind)?.get(name);
  }

  all(layer: Layer, kind: DocumentKind): Document[] {
    return [...(this.#shelf(layer)?.get(kind)?.values() ?? [])];
  }

  /** All documents of a layer. */
  layer(layer: Layer): Document[] {
    return [...(this.#shelf(layer)?.values() ?? [])].flatMap((byName) => [...byName.values()]);
  }

  /** Names of all documents of a kind, wherever they belong. */
  names(kind: DocumentKind): ReadonlySet<string> {
    return this.#names.get(kind) ?? new Set();
  }

  markets(): string[] {
    return [...this.#markets.keys()];
  }

  #shelf(layer: Layer): Shelf<Document> | undefined {
    return typeof layer === 'string' ? this.#shared[layer] : this.#markets.get(layer.market);
  }
}

function shelved<Key, Value>(shelf: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const made = make();
  shelf.set(key, made);
  return made;
}
