import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const marketTimeZoneExists: Rule = {
  name: 'market-time-zone-exists',
  severity: 'error',
  check({ markets }, report) {
    const known = new Map<string, boolean>();
    for (const { documents } of markets) {
      const { timeZone } = documents.market.value;
      if (!known.has(timeZone)) known.set(timeZone, isTimeZone(timeZone));
      if (known.get(timeZone)) continue;
      const message = `"${timeZone}" is not a time zone; one looks like "Europe/Lisbon".`;
      report(documents.market.placeOf('/timeZone'), message, suggest(timeZone, Intl.supportedValuesOf('timeZone')));
    }
  },
};

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
