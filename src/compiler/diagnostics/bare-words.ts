import { withoutSeparators } from './written-numbers.ts';

const numberForm = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const constants = ['true', 'false', 'null'];

/** Whether a word may stand without quotation marks: a number, true, false or null. */
export function isValue(word: string): boolean {
  return constants.includes(word) || numberForm.test(word);
}

/** What was probably meant by a word without quotation marks that is neither a number nor true, false or null. */
export function wordSentence(word: string): string {
  const small = word.toLowerCase();
  if (constants.includes(small)) return `${word} is written in small letters: ${small}.`;
  if (['yes', 'on'].includes(small)) return `Write true instead of ${word}.`;
  if (['no', 'off'].includes(small)) return `Write false instead of ${word}.`;
  if (['none', 'nil', 'undefined'].includes(small)) return `Write null instead of ${word}, or leave the key out.`;
  if (!/^[+-]?[.\d]/.test(word)) return `A text stands in quotation marks: "${word}".`;
  if (/^[+-]?0\d/.test(word)) return `A number does not begin with 0: ${word.replace(/^\+?(-?)0+(?=\d)/, '$1')}.`;
  if (withoutSeparators(word) !== undefined) return separatorSentence(word);
  if (/^\+/.test(word)) return `A number has no plus sign: ${word.slice(1)}.`;
  if (/^-?\.\d+$/.test(word)) return `A number has a digit before its decimal point: ${word.replace('.', '0.')}.`;
  if (/^-?\d+\.$/.test(word)) return `A number has a digit after its decimal point: ${word}0.`;
  return `"${word}" is not a number; a text stands in quotation marks.`;
}

/** Of a number that is written with something between its thousands. */
export function separatorSentence(written: string): string {
  return `A number has nothing between its digits: ${withoutSeparators(written)}.`;
}

/** Of a number with a comma in it, which stands for a decimal point or between thousands. */
export function commaSentence(whole: string, decimals: string): string {
  const separated = withoutSeparators(`${whole},${decimals}`);
  if (separated === undefined) return `A number has a decimal point, not a comma: ${whole}.${decimals}.`;
  if (decimals.includes(',')) return separatorSentence(`${whole},${decimals}`);
  return `A number has no comma: write ${separated}, or ${whole}.${decimals} for decimals.`;
}
