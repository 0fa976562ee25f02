import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { type CompileInput, DocumentsError } from './compile-release.ts';
import { createCompilerProcess } from './compiler-process.ts';
import { type LiveRelease, openRelease } from './live-release.ts';
import { pruneReleases } from './prune-releases.ts';

export interface ReloaderInput {
  compileInput: CompileInput;
  /** The release that was asked for by its hash; then nothing is ever compiled. */
  pinned: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  reloads: Counter<'result'>;
  liveHash: () => string;
  /** Puts a release in the place of the one before, between two requests. */
  adopt: (next: LiveRelease) => Promise<void>;
}

export interface Reloader {
  /** @param changed paths below the folder of documents; without it everything may have changed */
  reload(changed?: readonly string[]): Promise<void>;
  stop(): void;
}

/** Compiles changed documents and swaps to what comes out; what is broken is told, and changes nothing. */
export function createReloader({ compileInput, pinned, log, reloads, liveHash, adopt }: ReloaderInput): Reloader {
  const compiler = createCompilerProcess(compileInput);
  const { releasesDirectory } = compileInput;
  let reloading = pinned === undefined ? tidy() : Promise.resolve();

  async function swap(changed?: readonly string[]): Promise<void> {
    const hash = await compiler.compile(changed);
    if (hash === liveHash()) {
      reloads.inc({ result: 'unchanged' });
      log.info({ release: hash }, 'The documents give the release that is live already');
      return;
    }
    await adopt(await openRelease(releasesDirectory, hash));
    reloads.inc({ result: 'swapped' });
    log.info({ release: hash }, 'A new release is live');
    await tidy();
  }

  async function tidy(): Promise<void> {
    try {
      await pruneReleases(releasesDirectory, [liveHash()]);
    } catch (error) {
      log.warn({ err: error }, 'Old releases could not be removed');
    }
  }

  async function swapOrTell(changed?: readonly string[]): Promise<void> {
    if (pinned !== undefined) return log.warn({ release: pinned }, 'RELEASE names the release to be served: nothing is reloaded');
    try {
      await swap(changed);
    } catch (error) {
      reloads.inc({ result: 'refused' });
      const release = liveHash();
      if (!(error instanceof DocumentsError)) return log.error({ err: error, release }, 'Reloading failed; the release before stays live');
      const mistakes = error.mistakes.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
      log.error({ mistakes, release }, 'The documents have mistakes; the release before stays live');
    }
  }

  return {
    /** One after another: of two at once the older documents might be swapped in last. */
    reload: (changed) => {
      reloading = reloading.then(() => swapOrTell(changed));
      return reloading;
    },
    stop: () => compiler.stop(),
  };
}
