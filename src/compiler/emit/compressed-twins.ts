import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from './cache.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const worthIt = /\.(css|json|mjs|svg)$/;

/** Brotli at 9: a store compiles when it starts, and 11 takes ten times as long for a few hundredths less. */
const quality = 9;

/** A file's twins by what is added to its name, for the server to send as they are. Pictures and fonts are compressed already. */
export async function compressedTwins(file: string, content: string | Buffer, cache: Cache): Promise<[suffix: string, content: Buffer][]> {
  if (!worthIt.test(file)) return [];
  return [
    ['.br', await cache.get(`${file}.br`, () => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))],
    ['.gz', await cache.get(`${file}.gz`, () => gzipAsync(content))],
  ];
}
