import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrateSources } from '#compiler/migrate/migrate-sources.ts';
import { readSources } from '#compiler/read/sources.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';

/** Writes documents of an older version of the config language back as the current version writes them. */
export const migrateCommand = defineCommand({
  name: 'migrate',
  summary: 'bring documents of an older config version up to date',
  usage: '',
  examples: ['portolan migrate', 'portolan migrate --dry-run', 'portolan migrate --markets tests/fixtures/small-store'],
  options: {
    'dry-run': { type: 'boolean', describe: 'write nothing; only tell what would change' },
    ...documentOptions,
  },
  async run({ 'dry-run': dryRun = false, ...values }) {
    const { marketsDir } = foldersOf(values);
    const { sources, changed, made, tooNew } = migrateSources(await readSources(marketsDir));
    if (tooNew) {
      process.stderr.write(`${tooNew.place.file}:${tooNew.place.line}:${tooNew.place.column} ${tooNew.message}\n`);
      return 1;
    }
    if (!dryRun) for (const path of changed) await writeDocument(join(marketsDir, path), sources.documents.get(path));
    const told = made.length === 0 ? ['All documents are of the current version.'] : [...made.map((title) => `- ${title}`), ...changed];
    process.stdout.write(`${told.join('\n')}\n`);
    return 0;
  },
});

async function writeDocument(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
