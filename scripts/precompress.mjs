/** Lays a brotli and a gzip twin beside every file worth it, for the server to send as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const worthIt = /\.(js|css|svg|json|mjs)$/;

/** @param {string} folder */
export async function precompress(folder) {
  const files = (await readdir(folder)).filter((file) => worthIt.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await brotli(content));
      await writeFile(`${path}.gz`, await gzipAsync(content, { level: 9 }));
    }),
  );
}
