import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { coloursInUse } from './theme-colours-in-use.ts';

export const themeHasEveryColourInUse: Rule = {
  name: 'theme-has-every-colour-in-use',
  severity: 'error',
  check({ theme }, report) {
    if (!theme) return;
    const { colors } = theme.value;
    const strangers = Object.entries(colors).flatMap(([group, members]) =>
      Object.keys(members).flatMap((name) => (coloursInUse.some((known) => known === `${group}.${name}`) ? [] : [`${group}.${name}`])),
    );
    const missingGroups = new Map<string, string[]>();
    for (const colour of coloursInUse) {
      const [group = '', name = ''] = colour.split('.');
      if (colors[group] === undefined) missingGroups.set(group, [...(missingGroups.get(group) ?? []), name]);
      else if (colors[group][name] === undefined) {
        const near = strangers.find((stranger) => stranger.startsWith(`${group}.`) && suggest(stranger, [colour]) !== undefined);
        const [, written = ''] = near?.split('.') ?? [];
        const place = near ? theme.placeOf(child(child('/colors', group), written), 'key') : theme.placeOf(child('/colors', group), 'key');
        const message = `The colour "${name}" is missing in "${group}"; pages are drawn with it.`;
        report(place, near ? `${message} Nothing is drawn with "${written}".` : message, near ? name : undefined);
      }
    }
    for (const [group, names] of missingGroups) {
      const near = suggest(
        group,
        Object.keys(colors).filter((known) => !coloursInUse.some((colour) => colour.startsWith(`${known}.`))),
      );
      const place = theme.placeOf(near === undefined ? '/colors' : child('/colors', near), 'key');
      const message = `The group "${group}" is missing with its colours ${names.map((name) => `"${name}"`).join(', ')}; pages are drawn with them.`;
      report(place, message, near === undefined ? undefined : group);
    }
  },
};
