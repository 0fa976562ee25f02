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
