import type { CustomTourWidget } from '#contract/documents.generated.ts';
import type { ResolvedCustomTourField } from '#contract/release.ts';
import { joinChoices } from '#domain/custom-tour/answer-values.ts';
import { joinDate } from '#renderer/forms/controls/date-parts.ts';

const several: readonly CustomTourWidget[] = ['multiChoice', 'destinations', 'tourStyles', 'ages'];

/** What stands in the controls of a form, by the key of the field; empty ones are left out. */
export function typedValues(fields: readonly Pick<ResolvedCustomTourField, 'key' | 'widget'>[], typed: FormData): Record<string, string> {
  const text = (name: string) => String(typed.get(name) ?? '');
  const typedIn = ({ key, widget }: Pick<ResolvedCustomTourField, 'key' | 'widget'>) => {
    if (widget === 'date') return joinDate({ day: text(`${key}.day`), month: text(`${key}.month`), year: text(`${key}.year`) });
    return several.includes(widget) ? joinChoices(typed.getAll(key).map(String)) : text(key);
  };
  return Object.fromEntries(fields.map((field) => [field.key, typedIn(field)]).filter(([, value]) => value !== ''));
}
