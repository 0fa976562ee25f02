/** Checks of a payment card that need no network. A card is never kept: these work on what stands in the form. */

export type CardProblemCode =
  | 'numberMissing'
  | 'numberIncomplete'
  | 'numberInvalid'
  | 'expiryMissing'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcMissing'
  | 'cvcInvalid';

const shortestNumber = 12;
const longestNumber = 19;

/** The digits of what was typed, without spaces, dashes or slashes. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** In groups of four, as it stands on the card. */
export function groupCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, longestNumber)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** MM/YY while one types; `4` becomes `04/`, since no month starts with it. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  const year = digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(4) : digits.slice(2, 4);
  return digits.length > 2 ? `${month}/${year}` : month;
}

/** The check digit of card numbers. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

export function checkCardNumber(text: string): CardProblemCode | null {
  const digits = digitsOf(text);
  if (digits === '') return 'numberMissing';
  if (digits.length < shortestNumber) return 'numberIncomplete';
  return digits.length <= longestNumber && passesLuhn(digits) ? null : 'numberInvalid';
}

/** @param today as YYYY-MM-DD; a card is good until the last day of its month */
export function checkCardExpiry(text: string, today: string): CardProblemCode | null {
  if (text.trim() === '') return 'expiryMissing';
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text.trim());
  if (!match) return 'expiryInvalid';
  return `20${match[2]}-${match[1]}` >= today.slice(0, 7) ? null : 'expiryPast';
}

export function checkCardCvc(text: string): CardProblemCode | null {
  if (text.trim() === '') return 'cvcMissing';
  return /^\d{3,4}$/.test(text.trim()) ? null : 'cvcInvalid';
}
