import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import { type AuthStore, createAuthStore } from './auth-store.ts';
import { type ChannelStore, createChannelStore } from './channel-store.ts';
import { createErrorStore, type ErrorStore } from './error-store.ts';
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

/** Made when first asked for: the page of a request needs few stores, and making an observable costs more than reading it. */
function once<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

export function createRootStore({ config, api }: RootStoreInput): RootStore {
  const auth = once(createAuthStore);
  const channel = once(createChannelStore);
  const notifications = once(createNotificationStore);
  const errors = once(() => createErrorStore({ config, notifications: notifications() }));
  const page = once(createPageStore);
  const pageLoading = once(createPageLoadingStore);
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
