import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import { lazily } from '#domain/lazily.ts';
import { type AuthStore, createAuthStore } from './account/auth-store.ts';
import { type ChannelStore, createChannelStore } from './channel-store.ts';
import { createErrorStore, type ErrorStore } from './errors/error-store.ts';
import { createNavigationStore, type NavigationStore } from './navigation-store.ts';
import { createNotificationStore, type NotificationStore } from './notification-store.ts';
import { createPageLoadingStore, type PageLoadingStore } from './page-loading-store.ts';
import { createPageStore, type PageStore } from './page-store.ts';

/** All state of one visit. One per request on the server, one per document in the browser; never a module's own. */
export interface RootStore {
  readonly config: MarketConfig;
  readonly api: Api;
  readonly auth: AuthStore;
  readonly channel: ChannelStore;
  readonly errors: ErrorStore;
  readonly navigation: NavigationStore;
  readonly notifications: NotificationStore;
  readonly page: PageStore;
  readonly pageLoading: PageLoadingStore;
  /** The store of a screen family (as the checkout), made when first asked for and kept for the visit. */
  feature<Store>(name: string, create: () => Store): Store;
}

export interface RootStoreInput {
  config: MarketConfig;
  api: Api;
}

/** Stores are made when first asked for: a page needs few of them, and making an observable costs more than reading it. */
export function createRootStore({ config, api }: RootStoreInput): RootStore {
  const auth = lazily(createAuthStore);
  const channel = lazily(createChannelStore);
  const navigation = lazily(createNavigationStore);
  const notifications = lazily(createNotificationStore);
  const errors = lazily(() => createErrorStore({ config, notifications: notifications(), navigation: navigation() }));
  const page = lazily(createPageStore);
  const pageLoading = lazily(createPageLoadingStore);
  const features = new Map<string, unknown>();
  return {
    config,
    api,
    get auth() {
      return auth();
    },
    get channel() {
      return channel();
    },
    get errors() {
      return errors();
    },
    get navigation() {
      return navigation();
    },
    get notifications() {
      return notifications();
    },
    get page() {
      return page();
    },
    get pageLoading() {
      return pageLoading();
    },
    feature: <Store>(name: string, create: () => Store) => {
      if (!features.has(name)) features.set(name, create());
      return features.get(name) as Store;
    },
  };
}
