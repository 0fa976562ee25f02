import type { ValidDocument } from '../validate/validate-documents.ts';
import type { ResolvedMarket } from './resolved-store.ts';

type Documents = readonly ValidDocument[];

/** Markets of the store before, by the documents that they came from. */
export class ResolveMemory {
  #base: Documents = [];
  readonly #markets = new Map<string, { own: Documents; market: ResolvedMarket }>();

  /** What is inherited by all may have changed any of them. */
  forgetUnlessSame(base: Documents): void {
    if (!areSame(base, this.#base)) this.#markets.clear();
    this.#base = base;
  }

  get(code: string, own: Documents): ResolvedMarket | undefined {
    const known = this.#markets.get(code);
    return known && areSame(known.own, own) ? known.market : undefined;
  }

  set(code: string, own: Documents, market: ResolvedMarket | undefined): void {
    if (market) this.#markets.set(code, { own, market });
    else this.#markets.delete(code);
  }
}

/** Documents that did not change are the same objects. */
export function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((member, index) => member === others[index]);
}
