import type { ResolvedField } from '#contract/release.ts';
import { adultBirthDates, asked, plainName, trip } from './party.ts';

interface Property {
  type: 'string';
  title: string;
  [keyword: string]: unknown;
}

/** The party as one JSON Schema, for forms that validate as a whole. Bounds of dates are keywords of ajv-formats. */
export function partySchema(fields: readonly ResolvedField[], countryCodes: readonly string[]) {
  const properties = Object.fromEntries(
    fields.map((field): [string, Property] => {
      const isCountry = field.widget === 'country';
      const value = { ...field.value, title: field.label, ...(isCountry ? { enum: countryCodes } : {}), ...bounds(field) };
      return [plainName(field.path), value];
    }),
  );
  const required = fields.filter(({ path }) => asked[path] === 'required').map(({ path }) => plainName(path));
  return {
    $id: 'party',
    type: 'object',
    properties: { travellers: { type: 'array', items: { type: 'object', properties, required } } },
  };
}

function bounds({ rule }: ResolvedField): Record<string, string> {
  const { min, max } = adultBirthDates();
  if (rule === 'birthDate') return { formatMinimum: min, formatMaximum: max };
  return rule === 'passportExpirationDate' ? { formatMinimum: trip.endDate } : {};
}
