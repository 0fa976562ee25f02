import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes mails that a file mailer wrote before a point in time. @returns how many; none where the directory is missing */
export async function deleteOldMails(directory: string, before: Date): Promise<number> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names) {
    if (!name.endsWith('.eml') && !name.endsWith('.eml.part')) continue;
    const file = join(directory, name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file, { force: true });
    deleted++;
  }
  return deleted;
}
