import { makeAutoObservable, observableRef } from 'mobx';

/** What the shell must know of the page on screen: for the title, and for the switch to another market or language. */
export interface CurrentPage {
  routeName: string;
  params: Record<string, string>;
  /** Parameters in another language where they differ, as a tour's slug; by language. */
  translatedParams: Record<string, Record<string, string>>;
  title: string;
}

export interface PageStore {
  readonly current: CurrentPage | null;
  setCurrent(page: CurrentPage): void;
}

export function createPageStore(): PageStore {
  return makeAutoObservable(
    {
      current: null as CurrentPage | null,
      setCurrent(page: CurrentPage) {
        this.current = page;
      },
    },
    { current: observableRef },
  );
}
