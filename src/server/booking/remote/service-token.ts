import { isSigned, sign } from '#server/signature.ts';

const purpose = 'service';
const said = 'a store asks its booking platform';

/** What a store shows, made from the key that it shares with the platform: the key itself stays where it is. */
export function serviceToken(key: string): string {
  return sign(purpose, said, key);
}

export function isServiceToken(token: string, key: string): boolean {
  return isSigned(purpose, said, token, key);
}
