import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/** Whether a text is an international number of a possible length. */
export function isValidPhone(value: string): boolean {
  return value.trim().startsWith('+') && isPossiblePhoneNumber(value);
}
