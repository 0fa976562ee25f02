import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { loadEnvironment } from './environment.ts';
import { startPlatform } from './platform/start-platform.ts';
import { previewLink } from './preview/preview-session.ts';
import { DocumentsError } from './release/compile-release.ts';
import { MissingReleaseError } from './release/live-release.ts';
import { eraseCustomTour } from './retention/erase-custom-tour.ts';
import { startStore } from './start-store.ts';
import { sendDecision } from './suppliers/send-decision.ts';

/** dist/server/main.js lies two folders below the project. */
const projectDirectory = join(fileURLToPath(import.meta.url), '../../..');
const stopTimeoutMs = 10_000;

const [command, path, wish] = process.argv.slice(2);
const environment = loadEnvironment({ isPlatform: command === 'platform' });

if (command === 'preview-link') printPreviewLink(path ?? '/');
else if (command === 'supplier-decision') await decideForSupplier(path ?? '', wish ?? '');
else await orTell(command === 'erase-custom-tour' ? () => eraseOnRequest(path ?? '') : run);

/** For operators: the link shows pages as they are now, past every cache. */
function printPreviewLink(to: string): void {
  console.log(environment.publicOrigin + previewLink(to, environment.sessionSecret, new Date()));
}

/** For those who show the store, or play the supplier's part: decides what was on request, in the store that runs. */
async function decideForSupplier(reference: string, decision: string): Promise<void> {
  if (!reference || (decision !== 'confirm' && decision !== 'reject')) {
    console.error('Say which booking, and what is decided: npm run supplier-decision -- <booking reference> confirm|reject');
    process.exitCode = 1;
    return;
  }
  const { publicOrigin: origin, sessionSecret } = environment;
  const isDecided = await sendDecision({ origin, reference, sessionSecret, decision: decision === 'confirm' ? 'confirmed' : 'rejected' });
  console.log(isDecided ? 'The supplier’s decision is told to the store.' : 'Nothing under this reference waits for a decision.');
  if (!isDecided) process.exitCode = 1;
}

/** For operators, who have read the request of a tour's owner. An embedded database must not be in use meanwhile. */
async function eraseOnRequest(address: string): Promise<void> {
  const database = await openDatabase(environment);
  const isErased = await eraseCustomTour(database.db, address);
  await database.close();
  console.log(isErased ? 'The custom tour is erased.' : 'There is no custom tour at this address.');
  if (!isErased) process.exitCode = 1;
}

/** The store, or the booking platform of stores elsewhere. */
async function run(): Promise<void> {
  const { bookingKey = '' } = environment;
  const serving = await (command === 'platform'
    ? startPlatform({ ...environment, bookingKey }, projectDirectory)
    : startStore(environment, projectDirectory));
  process.on('SIGHUP', () => void serving.reload());
  closeWithGrace({ delay: stopTimeoutMs, logger: serving.log, skip: ['SIGHUP'] }, async () => serving.stop());
}

/** What an operator can put right is told in words; anything else with its stack. */
async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DocumentsError || error instanceof DirectoryLockedError || error instanceof MissingReleaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
