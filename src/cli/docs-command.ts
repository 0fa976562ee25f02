import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readSources } from '#compiler/read/sources.ts';
import { referenceFiles } from '#compiler/reference/reference-files.ts';
import { readSchemaBook } from '#compiler/validate/schema-book.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';

/** Folders that hold nothing but what this command writes. */
const generatedFolders = ['docs/reference', 'schemas/patch'];

/** Writes the reference pages and the schemas that editors check overriding documents with; what is no longer made goes. */
export const docsCommand = defineCommand({
  name: 'docs',
  summary: 'write the reference pages and the editor schemas from the schemas',
  usage: '',
  examples: ['portolan docs', 'portolan docs --check', 'portolan docs --out site'],
  options: {
    check: { type: 'boolean', describe: 'write nothing; exit code 1 where a file is out of date' },
    out: { type: 'string', placeholder: '<folder>', describe: `the folder that ${generatedFolders.join(' and ')} lie in (default .)` },
    ...documentOptions,
  },
  async run({ check = false, out = '.', ...values }) {
    const { marketsDir, schemasDir } = foldersOf(values);
    const files = referenceFiles(await readSchemaBook(schemasDir), await readSources(marketsDir));
    const stale = await staleFiles(resolve(out), files);
    if (!check) {
      for (const path of stale) await bringUpToDate(join(resolve(out), path), files.get(path));
      process.stdout.write(stale.length === 0 ? 'Everything was up to date.\n' : stale.map((path) => `${path}\n`).join(''));
      return 0;
    }
    for (const path of stale) process.stderr.write(`${path} is out of date: run \`portolan docs\`\n`);
    return stale.length === 0 ? 0 : 1;
  },
});

/** Paths of files that are missing, differ, or are no longer made. */
async function staleFiles(root: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, text] of files) {
    if ((await readFile(join(root, path), 'utf8').catch(() => undefined)) !== text) stale.push(path);
  }
  for (const folder of generatedFolders) {
    const names = await readdir(join(root, folder)).catch(() => []);
    stale.push(...names.map((name) => `${folder}/${name}`).filter((path) => !files.has(path)));
  }
  return stale.sort();
}

async function bringUpToDate(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
