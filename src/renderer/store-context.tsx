import { createContext, type ReactNode, useContext } from 'react';
import type { MarketConfig } from '#config/market-config.ts';
import type { MarketIntl } from '#config/market-intl.ts';
import type { RootStore } from '#stores/root-store.ts';

const StoreContext = createContext<RootStore | null>(null);

export function StoreProvider({ store, children }: { store: RootStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useStore(): RootStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

export function useConfig(): MarketConfig {
  return useStore().config;
}

export function useIntl(): MarketIntl {
  return useStore().config.intl;
}
