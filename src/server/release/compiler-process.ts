import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type CompileInput, DocumentsError, type Mistake } from './compile-release.ts';

/** Compiles in a process of its own that stays, so that what did not change since the last time is not compiled again. */
export interface CompilerProcess {
  /**
   * @param changed paths below the folder of documents; without it everything may have changed
   * @returns the hash of the release, which is then in the releases directory
   * @throws DocumentsError where the documents have mistakes
   */
  compile(changed?: readonly string[]): Promise<string>;
  stop(): void;
}

interface Answer {
  hash?: string;
  diagnostics: Mistake[];
  report: string;
}

/** After so long without a change the process ends and gives its memory back; the next change starts another. */
const idleMs = 10 * 60_000;

/** One question at a time: whoever asks waits for the answer before asking again. */
export function createCompilerProcess(input: CompileInput): CompilerProcess {
  let child: ChildProcessWithoutNullStreams | undefined;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.stdin.end();
    child = undefined;
  }

  return {
    stop,
    compile: async (changed) => {
      clearTimeout(idle);
      const asked =
        child ??
        start(input, () => {
          child = undefined;
        });
      child = asked;
      try {
        const { hash, diagnostics, report } = await ask(asked, changed);
        idle = setTimeout(stop, idleMs).unref();
        if (hash === undefined) throw new DocumentsError(report.trim(), diagnostics);
        return hash;
      } catch (error) {
        if (!(error instanceof DocumentsError)) stop();
        throw error;
      }
    },
  };
}

/** @param onEnd is called when the process is gone, whatever ended it */
function start(
  { cliFile, marketsDirectory, schemasDirectory, releasesDirectory, cacheDirectory }: CompileInput,
  onEnd: () => void,
): ChildProcessWithoutNullStreams {
  const folders = ['--markets', marketsDirectory, '--schemas', schemasDirectory, '--out', releasesDirectory, '--cache', cacheDirectory];
  const child = spawn(process.execPath, [cliFile, 'compile', '--stay', ...folders]);
  child.once('close', onEnd);
  child.once('error', onEnd);
  child.stdin.on('error', onEnd);
  return child;
}

function ask(child: ChildProcessWithoutNullStreams, changed: readonly string[] | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let errors = '';
    const lines = createInterface({ input: child.stdout });
    const onErrors = (chunk: Buffer) => {
      errors += chunk;
    };
    const onEnd = () => settle(() => reject(new Error(`The compiler ended without an answer. ${errors}`.trim())));
    const onFailure = (error: Error) => settle(() => reject(error));
    lines.once('line', (line) => settle(() => resolve(JSON.parse(line) as Answer)));
    child.stderr.on('data', onErrors);
    child.once('close', onEnd);
    child.once('error', onFailure);
    child.stdin.once('error', onFailure);
    child.stdin.write(`${JSON.stringify({ changed })}\n`);

    function settle(answer: () => void): void {
      lines.close();
      child.stderr.off('data', onErrors);
      child.off('close', onEnd);
      child.off('error', onFailure);
      child.stdin.off('error', onFailure);
      answer();
    }
  });
}
