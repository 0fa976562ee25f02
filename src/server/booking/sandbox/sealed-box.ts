import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { isSigned, sign } from '#server/signature.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Keeps personal data unreadable where it rests: in the database, its backups and its logs. */
export interface SealedBox {
  /** @param owner what the value belongs to; it opens for this owner only, so that rows cannot be swapped */
  seal(value: unknown, owner: string): string;
  /** @throws where the text was changed, belongs to another owner, or was sealed with another secret */
  open<T>(sealed: string, owner: string): T;
  /**
   * A key for the browser's own storage of a checkout, 64 hex digits.
   * @param handOvers how often the checkout was handed to another device: each has a key of its own
   */
  storageKey(checkoutId: string, handOvers: number): string;
  /** @param purpose what the signature is good for: one for another purpose does not fit */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

/** AES-256-GCM with a key derived from the installation's secret. */
export function createSealedBox(secret: string): SealedBox {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const key = derive('portolan at rest');
  return {
    seal(value, owner) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8'));
    },
    storageKey: (checkoutId, handOvers) =>
      derive(`browser storage of ${checkoutId}${handOvers > 0 ? ` after ${handOvers}` : ''}`).toString('hex'),
    sign: (purpose, text) => sign(purpose, text, secret),
    isSigned: (purpose, text, signature) => isSigned(purpose, text, signature, secret),
  };
}
