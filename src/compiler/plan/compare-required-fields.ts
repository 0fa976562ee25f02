import type { FieldVisibility } from '#contract/documents.generated.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import type { Change } from './plan.ts';

const sections = ['contact', 'billing', 'passenger'] as const;

/** Traveller fields that become hidden, optional or required; one that is not named is hidden. */
export function compareRequiredFields(before: ResolvedMarket, after: ResolvedMarket): Change[] {
  const old = before.documents['required-fields'].value;
  const now = after.documents['required-fields'].value;
  return sections.flatMap((section) =>
    [...new Set([...Object.keys(old[section]), ...Object.keys(now[section])])].flatMap((field): Change[] => {
      const was: FieldVisibility = old[section][field] ?? 'hidden';
      const is: FieldVisibility = now[section][field] ?? 'hidden';
      if (was === is) return [];
      const fields = [after, before].map(({ documents }) => documents['traveller-fields'].value[section][field]);
      const label = fields.find((known) => known !== undefined)?.label.en ?? field;
      return [
        {
          topic: 'traveller-fields',
          action: was === 'hidden' ? 'added' : is === 'hidden' ? 'removed' : 'changed',
          subject: `required-fields/${section}/${field}`,
          sentence: `The ${section} form: "${label}" (${field}) is ${is}.`,
          before: was,
          after: is,
        },
      ];
    }),
  );
}
