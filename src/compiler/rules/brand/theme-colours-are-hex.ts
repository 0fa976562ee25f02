import { parseHex } from '../../check/colours.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const themeColoursAreHex: Rule = {
  name: 'theme-colours-are-hex',
  severity: 'error',
  check({ theme }, report) {
    for (const [group, colours] of Object.entries(theme?.value.colors ?? {})) {
      for (const [name, colour] of Object.entries(colours)) {
        if (parseHex(colour) || !theme) continue;
        const place = theme.placeOf(child(child('/colors', group), name));
        report(
          place,
          `Expected a valid hex string, but "${colour}" is none: 3, 4, 6 or 8 digits from 0 to f, with or without # before them.`,
        );
      }
    }
  },
};
