import type { Place } from '../diagnostics/diagnostic.ts';
import type { JsonObject } from '../read/json-object.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';

/** Where a walk through documents is. It moves on: who wants to know later where something stood asks at once. */
export class Spot {
  readonly document: ResolvedDocument;
  /** Whose own document it is; none where all markets share it. */
  readonly market: ResolvedMarket | undefined;
  /** The keys that lead there. */
  readonly path: string[] = [];
  /** What a market states of a value that it changes, and what it would inherit. */
  stated: JsonObject | undefined;
  inherited: JsonObject | undefined;

  constructor(document: ResolvedDocument, market?: ResolvedMarket) {
    this.document = document;
    this.market = market;
  }

  /** The last key. */
  get key(): string {
    return this.path.at(-1) ?? '';
  }

  /** The pointer to what lies at these keys below. */
  pointer(...below: (string | number)[]): JsonPointer {
    return [...this.path, ...below].reduce<JsonPointer>(child, '');
  }

  /** The file and line of what lies at these keys below. */
  place(...below: (string | number)[]): Place {
    return this.document.placeOf(this.pointer(...below));
  }

  /** As place, of the key itself. */
  keyPlace(...below: (string | number)[]): Place {
    return this.document.placeOf(this.pointer(...below), 'key');
  }
}
