import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { loadEnvironment } from './environment.ts';
import { previewLink } from './preview/preview-session.ts';
import { DocumentsError } from './release/compile-release.ts';
import { MissingReleaseError } from './release/live-release.ts';
import { startStore } from './start-store.ts';

/** dist/server/main.js lies two folders below the project. */
const projectDirectory = join(fileURLToPath(import.meta.url), '../../..');
const stopTimeoutMs = 10_000;

const environment = loadEnvironment();
const [command, path] = process.argv.slice(2);

if (command === 'preview-link') printPreviewLink(path ?? '/');
else await run();

/** For operators: the link shows pages as they are now, past every cache. */
function printPreviewLink(to: string): void {
  console.log(environment.publicOrigin + previewLink(to, environment.sessionSecret, new Date()));
}

async function run(): Promise<void> {
  try {
    const store = await startStore(environment, projectDirectory);
    process.on('SIGHUP', () => void store.reload());
    closeWithGrace({ delay: stopTimeoutMs, logger: store.log, skip: ['SIGHUP'] }, async () => store.stop());
  } catch (error) {
    // What an operator can put right is told in words; anything else with its stack.
    if (!(error instanceof DocumentsError || error instanceof DirectoryLockedError || error instanceof MissingReleaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
