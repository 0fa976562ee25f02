import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding that is served. */
export type EncodedBody = Record<Encoding, Buffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** Brotli at 5: a page is compressed while a visitor waits, and 11 takes forty times as long for a tenth less. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compressGzip(identity),
  ]);
  return { identity, gzip: gzipped, br };
}

/** Browsers send few different headers; odd ones beyond the bound are worked out each time. */
const chosen = new Map<string, Encoding>();
const chosenBound = 200;

export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = (negotiate(header, encodings) as Encoding | null) ?? 'identity';
  if (chosen.size < chosenBound) chosen.set(header, encoding);
  return encoding;
}

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
