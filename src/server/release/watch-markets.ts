import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { watch } from 'chokidar';

/** Changes that come together, as an editor or a checkout makes them, count once. */
const quietMs = 150;

export interface MarketsWatcher {
  /** Tells which files changed, as paths below the folder; what changed before this was called is told at once. */
  listen(onChange: (paths: string[]) => void): void;
  stop(): Promise<void>;
}

/** Watches a folder. What changes after this has answered is never missed. */
export async function watchMarkets(folder: string): Promise<MarketsWatcher> {
  const root = resolve(folder);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let tell: ((paths: string[]) => void) | undefined;

  function flush(): void {
    if (!tell || changed.size === 0) return;
    const paths = [...changed];
    changed.clear();
    tell(paths);
  }

  const watcher = watch(root, { ignoreInitial: true });
  await once(watcher, 'ready');
  watcher.on('all', (_event, path) => {
    changed.add(relative(root, path).replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(flush, quietMs);
  });
  return {
    listen: (onChange) => {
      tell = onChange;
      flush();
    },
    stop: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
