import type { TravellerField } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';
import { isCountryPattern } from '../markets/country-codes.ts';
import { causeBelow } from '../report/cause.ts';
import { lengthsOfPattern, neverBeginsWith } from './lengths-of-pattern.ts';
import { isRegularExpression, travellerFields } from './traveller-fields.ts';

/** The fewest characters of what a traveller chooses or types in, by the format of a value: a date, the shortest address. */
const fewestOfFormat: Readonly<Record<string, number>> = { date: '2027-05-05'.length, email: 'a@b.co'.length };

/** What the code of a country has. */
const lengthOfCountry = 2;
/** The shortest numbers of the smallest countries have no fewer characters. */
const fewestOfPhone = '+2904256'.length;

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const problem = problemOfLengths(field, at.key) ?? problemOfPattern(field, at.key);
        if (problem) {
          const [first = ''] = problem.parts;
          report(
            causeBelow(at, ...problem.parts) ?? at.place(...first.split('/')),
            `Nothing could be filled in: ${problem.message}`,
            problem.suggestion,
          );
        }
        if (field.value.enum) checkChoices(field.value, at, report);
      }),
    };
  },
};

interface Problem {
  /** What does not go together, the likeliest mistake first. */
  parts: readonly string[];
  message: string;
  suggestion?: string;
}

function problemOfLengths({ value, rule }: TravellerField, key: string): Problem | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format = '' } = value;
  if (minLength > maxLength) {
    return {
      parts: ['value/minLength', 'value/maxLength'],
      message: `"${key}" needs ${minLength} characters, but may have at most ${maxLength}.`,
    };
  }
  const fewest = fewestOfFormat[format] ?? 0;
  if (fewest > maxLength) {
    const message = `a value of the format "${format}" has at least ${fewest} characters, but "${key}" may have at most ${maxLength}.`;
    return { parts: ['value/maxLength', 'value/format'], message };
  }
  if (rule === 'phone' && fewestOfPhone > maxLength) {
    const message = `with the code of its country a phone number has at least ${fewestOfPhone} characters, but "${key}" may have at most ${maxLength}.`;
    return { parts: ['value/maxLength', 'rule'], message };
  }
  if (rule === 'country' && (minLength > lengthOfCountry || maxLength < lengthOfCountry)) {
    const isLong = minLength > lengthOfCountry;
    const bound = isLong ? `needs ${minLength}` : `may have at most ${maxLength}`;
    const message = `the code of a country has ${lengthOfCountry} letters, but "${key}" ${bound}.`;
    return { parts: [isLong ? 'value/minLength' : 'value/maxLength', 'rule'], message };
  }
  return undefined;
}

function problemOfPattern({ value, rule }: TravellerField, key: string): Problem | undefined {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = value;
  if (pattern === undefined || !isRegularExpression(pattern)) return undefined;
  if (rule === 'country') {
    if (isCountryPattern(pattern)) return undefined;
    const message = `a country is kept as its code of two capital letters, and the pattern of "${key}" allows none of them.`;
    return { parts: ['value/pattern', 'rule'], message, suggestion: '^[A-Z]{2}$' };
  }
  if (rule === 'phone' && neverBeginsWith(pattern, '+')) {
    const message = `phone numbers are kept with "+" and the code of their country, and the pattern of "${key}" lets none begin with "+".`;
    return { parts: ['value/pattern', 'rule'], message };
  }
  const { fewest, most } = lengthsOfPattern(pattern);
  if (fewest > maxLength) {
    const message = `the pattern of "${key}" asks for ${fewest === most ? '' : 'at least '}${fewest} characters, but it may have at most ${maxLength}.`;
    return { parts: ['value/maxLength', 'value/pattern'], message };
  }
  if (most < minLength) {
    const message = `the pattern of "${key}" allows ${fewest === most ? '' : 'at most '}${most} characters, but it needs ${minLength}.`;
    return { parts: ['value/minLength', 'value/pattern'], message };
  }
  return undefined;
}

function checkChoices(value: TravellerField['value'], at: Spot, report: Report): void {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = value;
  if (minLength > maxLength) return;
  for (const [index, allowed] of (value.enum ?? []).entries()) {
    if (allowed.length >= minLength && allowed.length <= maxLength) continue;
    const isLong = allowed.length > maxLength;
    const bound = isLong ? `may have at most ${maxLength}` : `needs ${minLength}`;
    const message = `The field "${at.key}" could never be "${allowed}", which has ${allowed.length} characters: it ${bound}.`;
    const cause = causeBelow(at, `value/${isLong ? 'maxLength' : 'minLength'}`);
    const isStatedHere = causeBelow(at, 'value/enum') !== undefined;
    report((isStatedHere ? undefined : cause) ?? at.place('value', 'enum', index), message);
  }
}
