/** A day of the calendar, written 2030-05-31. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** isDate as a module of its own. */
export const dateFormatSource = `
export const date = (text) => {
  if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return false;
  const day = new Date(text + 'T00:00:00Z');
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
`;

/** The module that turns what Ajv's code says into the codes of the checkout's messages. */
export function validatorsEntrySource(fields: readonly (readonly [field: string, exportName: string])[]): string {
  const entries = fields.map(([field, exportName]) => `  ${JSON.stringify(field)}: check(compiled.${exportName}),`);
  return `
import * as compiled from 'portolan:validators';

const codes = { maxLength: 'tooLong', enum: 'invalidChoice' };
const formatCodes = { email: 'invalidEmail', date: 'invalidDate' };

function problemOf({ keyword, params }) {
  if (keyword === 'format') return { code: formatCodes[params.format], params: {} };
  return { code: codes[keyword] ?? 'invalidFormat', params: keyword === 'maxLength' ? { max: params.limit } : {} };
}

const check = (validate) => (value) => (validate(value) ? null : problemOf(validate.errors[0]));

export const validators = {
${entries.join('\n')}
};
`;
}
