import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes all files or none: each is written beside its place first, and takes it only after all could be written.
 * @param files text by path below the folder
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const waiting = [...files].map(([path, text]) => ({ file: join(folder, path), draft: join(folder, `${path}.draft`), text }));
  try {
    for (const { draft, text } of waiting) {
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, text);
    }
    for (const { draft, file } of waiting) await rename(draft, file);
  } finally {
    await Promise.all(waiting.map(({ draft }) => rm(draft, { force: true })));
  }
}
