import { withParameters } from '#routing/address-query.ts';

export interface GoOptions {
  /** Takes the place of the entry in the history. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Leads to an address of this market and language without a full load. */
export type Go = (address: string, options?: GoOptions) => unknown;

/** The ways through the store that code takes itself; links are the browser's and the router's own business. */
export interface NavigationStore {
  /** Hands over the router, which comes after the store. Until then nobody moves: on the server nobody ever does. */
  connect(go: Go): void;
  /** Leads to an address of this store. Nothing happens where the visitor is there already. */
  follow(address: string, options?: GoOptions): void;
  /** Leads to a page with what the address asks for now and some parameters more; an empty one is taken away. */
  ask(path: string, parameters: Readonly<Record<string, string | null>>): void;
  /** Gives one query parameter of this page another value, or none; the hash goes. */
  setParameter(name: string, value: string | null): void;
  /** Takes the hash from the address. */
  clearHash(): void;
}

export function createNavigationStore(): NavigationStore {
  let go: Go = () => undefined;

  function follow(address: string, options?: GoOptions): void {
    const here = window.location.href;
    if (new URL(address, here).href !== here) go(address, options);
  }

  function stay(parameters: Readonly<Record<string, string | null>>): void {
    const { pathname, search } = window.location;
    follow(pathname + withParameters(search, parameters), { replace: true, preventScrollReset: true });
  }

  return {
    connect: (router) => {
      go = router;
    },
    follow,
    ask: (path, parameters) => follow(path + withParameters(window.location.search, parameters)),
    setParameter: (name, value) => stay({ [name]: value }),
    clearHash: () => stay({}),
  };
}
