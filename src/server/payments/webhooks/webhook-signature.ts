import { isSigned, sign } from '#server/signature.ts';

export const signatureHeader = 'portolan-signature';

/** Seconds for which a webhook may be on its way. */
const tolerance = 300;
const paymentPurpose = 'payment-webhook';

/**
 * The header of a webhook: when it was sent, and a signature over that and its body.
 * @param purpose whose webhook it is: a signature of the payment provider does not fit a supplier's
 */
export function signWebhook(body: string, secret: string, now: Date, purpose = paymentPurpose): string {
  const sentAt = Math.floor(now.getTime() / 1000);
  return `t=${sentAt},v1=${sign(purpose, `${sentAt}.${body}`, secret)}`;
}

/** Whether a webhook is its sender's own, and recent: one that somebody kept is refused. */
export function isGenuine(body: string, header: string | undefined, secret: string, now: Date, purpose = paymentPurpose): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  if (Math.abs(now.getTime() / 1000 - Number(match[1])) > tolerance) return false;
  return isSigned(purpose, `${match[1]}.${body}`, match[2], secret);
}
