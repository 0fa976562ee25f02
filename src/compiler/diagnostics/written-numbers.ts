const grouped = /^-?[1-9]\d{0,2}(?:([,. '’_\u00a0\u202f])\d{3})(?:\1\d{3})*$/;
const withDecimals = /^(-?[1-9]\d{0,2}(?:([,. '’\u00a0\u202f])\d{3})+)([.,])(\d+)$/;
const currency = /^(?:[€$£]|[A-Z]{3})\s*|\s*(?:[€$£]|[A-Z]{3})$/g;

/** A number with separators between its digits, or undefined where a text is none. */
export function withoutSeparators(text: string): string | undefined {
  return grouped.test(text) ? text.replace(/[^\d-]/g, '') : undefined;
}

/**
 * The number that a text was meant as, as it is written in JSON; undefined where it is none.
 * @param isWhole whether it can have no decimals, so that one separator stands between thousands
 */
export function meantNumber(text: string, isWhole: boolean): string | undefined {
  const digits = text.trim().replace(currency, '');
  if (/^-?\d+$/.test(digits)) return String(Number(digits));
  const separated = withoutSeparators(digits);
  if (separated !== undefined && (isWhole || /[^\d.,-]/.test(digits) || digits.split(/[.,]/).length > 2)) return separated;
  if (isWhole) return undefined;
  if (/^-?\d+[.,]\d+$/.test(digits)) return String(Number(digits.replace(',', '.')));
  const [, whole, separator, point, decimals] = withDecimals.exec(digits) ?? [];
  return whole === undefined || separator === point ? undefined : `${whole.replace(/[^\d-]/g, '')}.${decimals}`;
}
