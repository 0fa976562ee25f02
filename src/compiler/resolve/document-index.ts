import type { DocumentIdentity, DocumentKind } from '../read/document-kinds.ts';

type Layer = DocumentIdentity['layer'];

/** Documents by the layer that they belong to; a layer holds so few that they are looked through. */
export class DocumentIndex<Document extends DocumentIdentity> {
  readonly #shared: { store: Document[]; base: Document[] } = { store: [], base: [] };
  readonly #markets = new Map<string, Document[]>();

  constructor(documents: readonly Document[]) {
    for (const document of documents) {
      const { layer } = document;
      if (typeof layer === 'string') {
        this.#shared[layer].push(document);
        continue;
      }
      const ofMarket = this.#markets.get(layer.market);
      if (ofMarket) ofMarket.push(document);
      else this.#markets.set(layer.market, [document]);
    }
  }

  get(layer: Layer, kind: DocumentKind, name: string): Document | undefined {
    return this.layer(layer).find((document) => document.kind === kind && document.name === name);
  }

  all(layer: Layer, kind: DocumentKind): Document[] {
    return this.layer(layer).filter((document) => document.kind === kind);
  }

  /** All documents of a layer. */
  layer(layer: Layer): readonly Document[] {
    return typeof layer === 'string' ? this.#shared[layer] : (this.#markets.get(layer.market) ?? []);
  }
}
