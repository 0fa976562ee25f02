import { makeAutoObservable, observableRef } from 'mobx';
import type { MarketConfig } from '#config/market-config.ts';
import type { NavigationStore } from '../navigation-store.ts';
import type { NotificationStore } from '../notification-store.ts';
import { loadPageError } from './load-page-error.ts';
import type { PageErrorInput } from './page-error.ts';

/** The one shared error of the application. A fatal one takes the screen, another is told in a toast as well. */
export interface ErrorStore {
  readonly current: PageErrorInput | null;
  /** Shows what the error means to a visitor; an error that its caller must handle is not shown and answered as false. */
  report(error: unknown): Promise<boolean>;
  /**
   * The same for callers who handle nothing themselves: no error goes by without a word.
   * @param words for an error that `report` leaves to its caller; the market's words for the unknown without them
   */
  tell(error: unknown, words?: string): Promise<void>;
  /** @param redirectTo an address of this store where the visitor is to go on */
  clear(redirectTo?: string): void;
}

interface ErrorStoreInput {
  config: MarketConfig;
  notifications: NotificationStore;
  navigation: NavigationStore;
}

export function createErrorStore({ config, notifications, navigation }: ErrorStoreInput): ErrorStore {
  return makeAutoObservable(
    {
      current: null as PageErrorInput | null,
      async report(error: unknown): Promise<boolean> {
        const shown = await loadPageError(error, config);
        if (!shown) return false;
        if (shown.isFatal) this.setCurrent(shown);
        else notifications.show({ kind: 'error', ...(shown.title ? { title: shown.title } : {}), text: shown.message ?? '' });
        return true;
      },
      async tell(error: unknown, words?: string): Promise<void> {
        if (await this.report(error)) return;
        const { title, message } = config.slice('error').errors.unknown;
        notifications.show(words ? { kind: 'error', text: words } : { kind: 'error', title, text: message });
      },
      setCurrent(error: PageErrorInput) {
        this.current = error;
      },
      clear(redirectTo?: string) {
        this.current = null;
        if (redirectTo !== undefined) navigation.follow(redirectTo);
      },
    },
    { current: observableRef },
  );
}
