/** Checks of an account number (ISO 13616) that need no network. Of an account nothing is kept. */

export type IbanProblemCode = 'ibanMissing' | 'ibanInvalid';

const longestIban = 34;

/** Without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** In groups of four, as it stands on the card of the account. */
export function groupIban(text: string): string {
  return compactIban(text)
    .slice(0, longestIban)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

export function checkIban(text: string): IbanProblemCode | null {
  const iban = compactIban(text);
  if (iban === '') return 'ibanMissing';
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainder(iban) === 1 ? null : 'ibanInvalid';
}

/** Modulo 97 of the number that country, check digits and account make: 1 of a right one. */
function remainder(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
