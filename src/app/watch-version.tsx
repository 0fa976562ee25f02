import { createRoot } from 'react-dom/client';
import type { LatestBuild } from '#contract/page-payload.ts';
import { StoreProvider } from '#renderer/store-context.tsx';
import { NewVersion } from '#renderer/ui/new-version.tsx';
import type { RootStore } from '#stores/root-store.ts';

const pollMs = 10 * 60 * 1000;
/** Somebody who comes back to the page is told sooner, but moving between windows asks nothing. */
const returnMs = 60 * 1000;

/**
 * Asks now and then, and when the visitor comes back, whether the store runs another version, and offers it once. Drawn
 * beside the application, not within it: few visits last until then, and none should carry its code before.
 */
export function watchVersion(build: string, store: RootStore): void {
  let askedAt = 0;
  const timer = setInterval(ask, pollMs);
  document.addEventListener('visibilitychange', askOnReturn);
  void ask();

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    askedAt = Date.now();
    const latest = await fetchLatest();
    if (!latest || latest.id === build) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askOnReturn);
    offer(store);
  }

  function askOnReturn(): void {
    if (Date.now() - askedAt > returnMs) void ask();
  }
}

/** A store that cannot be reached has no newer version to offer. */
async function fetchLatest(): Promise<LatestBuild | undefined> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as LatestBuild) : undefined;
}

function offer(store: RootStore): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StoreProvider store={store}>
      <NewVersion
        onDecline={() => {
          root.unmount();
          place.remove();
        }}
      />
    </StoreProvider>,
  );
}
