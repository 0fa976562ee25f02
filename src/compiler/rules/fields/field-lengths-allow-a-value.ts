import type { Rule } from '../../check/rule.ts';
import { causeBelow } from '../report/cause.ts';
import { travellerFields } from './traveller-fields.ts';

/** The fewest characters of what a traveller chooses or types in, by the format of a value: a date, the shortest address. */
const fewestOfFormat: Readonly<Record<string, number>> = { date: '2027-05-05'.length, email: 'a@b.co'.length };

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields(({ value }, at) => {
        const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format = '' } = value;
        if (minLength > maxLength) {
          const place = causeBelow(at, 'value/minLength', 'value/maxLength') ?? at.place('value', 'minLength');
          report(place, `Nothing could be filled in: "${at.key}" needs ${minLength} characters, but may have at most ${maxLength}.`);
          return;
        }
        const fewest = fewestOfFormat[format] ?? 0;
        if (fewest > maxLength) {
          const message = `Nothing could be filled in: a value of the format "${format}" has at least ${fewest} characters, but "${at.key}" may have at most ${maxLength}.`;
          report(causeBelow(at, 'value/maxLength', 'value/format') ?? at.place('value', 'maxLength'), message);
        }
        for (const [index, allowed] of (value.enum ?? []).entries()) {
          if (allowed.length >= minLength && allowed.length <= maxLength) continue;
          const isLong = allowed.length > maxLength;
          const bound = isLong ? `may have at most ${maxLength}` : `needs ${minLength}`;
          const message = `The field "${at.key}" could never be "${allowed}", which has ${allowed.length} characters: it ${bound}.`;
          const cause = causeBelow(at, `value/${isLong ? 'maxLength' : 'minLength'}`);
          const isStatedHere = causeBelow(at, 'value/enum') !== undefined;
          report((isStatedHere ? undefined : cause) ?? at.place('value', 'enum', index), message);
        }
      }),
    };
  },
};
