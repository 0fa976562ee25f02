import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a text with the store's secret.
 * @param purpose what the signature is good for: one for another purpose does not fit
 */
export function sign(purpose: string, text: string, sessionSecret: string): string {
  return createHmac('sha256', `${purpose}:${sessionSecret}`).update(text).digest('hex');
}

/** Whether a signature is right. How long it takes does not tell how much of it is. */
export function isSigned(purpose: string, text: string, signature: string, sessionSecret: string): boolean {
  const wanted = Buffer.from(sign(purpose, text, sessionSecret));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
