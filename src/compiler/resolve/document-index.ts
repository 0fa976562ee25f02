import type { DocumentKind } from '../read/document-kinds.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

type SharedLayer = 'store' | 'base';

/** The documents that all markets share by the layer that they belong to; a layer holds so few that they are looked through. */
export class DocumentIndex {
  readonly #layers: Record<SharedLayer, ValidDocument[]> = { store: [], base: [] };

  constructor(documents: readonly ValidDocument[]) {
    for (const document of documents) if (typeof document.layer === 'string') this.#layers[document.layer].push(document);
  }

  get(layer: SharedLayer, kind: DocumentKind, name: string): ValidDocument | undefined {
    return this.#layers[layer].find((document) => document.kind === kind && document.name === name);
  }

  all(layer: SharedLayer, kind: DocumentKind): ValidDocument[] {
    return this.#layers[layer].filter((document) => document.kind === kind);
  }

  /** All documents of a layer. */
  layer(layer: SharedLayer): readonly ValidDocument[] {
    return this.#layers[layer];
  }
}
