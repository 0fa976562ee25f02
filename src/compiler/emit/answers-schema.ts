import type { CustomTourField, CustomTourFormDocument } from '#contract/documents.generated.ts';

/** What can be chosen besides a form's own options, by value. */
export interface PlacesAndStyles {
  destinations: readonly string[];
  styles: readonly string[];
}

/** Most characters where the form does not say. */
const textLength = 200;
const longTextLength = 2_000;
const emailLength = 254;
const phoneLength = 250;

const largestNumber = 999_999_999;
const mostChildren = 8;
const oldestChild = 17;

/** The JSON Schema of a form's answers: an answer by the key of each field, none for a field that was left empty. */
export function answersSchema({ sections }: CustomTourFormDocument, choices: PlacesAndStyles): object {
  const fields = Object.values(sections).flatMap((section) => Object.entries(section.fields));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, field]) => [key, answerSchema(field, choices)])),
    required: fields.filter(([, { required }]) => required).map(([key]) => key),
    additionalProperties: false,
  };
}

function answerSchema(field: CustomTourField, choices: PlacesAndStyles): object {
  const { widget, minimum, maximum, options = {}, required = false } = field;
  const several = (values: readonly string[]) => ({
    type: 'array',
    items: { type: 'string', enum: values },
    uniqueItems: true,
    minItems: minimum ?? (required ? 1 : 0),
    ...(maximum !== undefined && { maxItems: maximum }),
  });
  switch (widget) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: maximum ?? textLength };
    case 'longText':
      return { type: 'string', minLength: 1, maxLength: maximum ?? longTextLength };
    case 'email':
      return { type: 'string', maxLength: emailLength, format: 'email' };
    case 'phone':
      return { type: 'string', minLength: 1, maxLength: phoneLength };
    case 'number':
    case 'money':
      return { type: 'integer', minimum: minimum ?? 0, maximum: maximum ?? largestNumber };
    case 'select':
    case 'radio':
      return { type: 'string', enum: Object.keys(options) };
    case 'multiChoice':
      return several(Object.keys(options));
    case 'destinations':
      return several(choices.destinations);
    case 'tourStyles':
      return several(choices.styles);
    case 'ages':
      return { type: 'array', items: { type: 'integer', minimum: 0, maximum: oldestChild }, maxItems: maximum ?? mostChildren };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'month':
      return { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };
    case 'checkbox':
      return required ? { const: true } : { type: 'boolean' };
  }
}

/** The module that tells what Ajv's code finds wrong by field, in the codes of the forms' messages. */
export const answersEntrySource = `
import { validate as compiled } from 'portolan:validators';

const codes = {
  required: 'required', const: 'required', minLength: 'required', minItems: 'required', maxLength: 'tooLong',
  minimum: 'invalidNumberMin', maximum: 'invalidNumberMax', maxItems: 'invalidNumberMax',
  enum: 'invalidChoice', uniqueItems: 'invalidChoice', additionalProperties: 'invalidChoice',
};
const formatCodes = { email: 'invalidEmail', date: 'invalidDate' };

function codeOf({ keyword, params, instancePath }) {
  if (instancePath.split('/').length > 2) return 'invalidChoice';
  if (keyword === 'format') return formatCodes[params.format];
  if (keyword === 'type' && params.type === 'integer') return 'invalidInteger';
  return codes[keyword] ?? 'invalidFormat';
}

function paramsOf({ keyword, params: { limit } }) {
  if (keyword.startsWith('max')) return { max: limit };
  return keyword === 'minimum' ? { min: limit } : {};
}

const pathOf = ({ instancePath, params }) => params.missingProperty ?? params.additionalProperty ?? instancePath.split('/')[1] ?? '';

export function validate(answers) {
  if (compiled(answers)) return [];
  const found = new Map();
  for (const error of compiled.errors) {
    const path = pathOf(error);
    if (!found.has(path)) found.set(path, { path, code: codeOf(error), params: paramsOf(error) });
  }
  return [...found.values()];
}
`;
