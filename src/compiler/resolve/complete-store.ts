import type { ResolvedDocument } from './resolved-document.ts';
import type { ResolvedStore } from './resolved-store.ts';

/** A store in which no document is missing and no rule is broken: it can be compiled. */
export interface CompleteStore extends ResolvedStore {
  brand: ResolvedDocument<'brand'>;
  theme: ResolvedDocument<'theme'>;
  routes: ResolvedDocument<'routes'>;
  rates: ResolvedDocument<'rates'>;
  destinations: ResolvedDocument<'destinations'>;
  home: ResolvedDocument<'page'>;
}

/** @throws Error where something is missing; to be called only after reading, validating and checking found no error. */
export function completeStore(store: ResolvedStore): CompleteStore {
  const { brand, theme, routes, rates, destinations } = store;
  const home = store.pages.get('home');
  if (!brand || !theme || !routes || !rates || !destinations || !home) {
    throw new Error('A store with mistakes cannot be compiled.');
  }
  return { ...store, brand, theme, routes, rates, destinations, home };
}
