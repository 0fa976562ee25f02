import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const marketTimeZoneExists: Rule = {
  name: 'market-time-zone-exists',
  severity: 'error',
  check({ markets }, report) {
    for (const { documents } of markets) {
      const { timeZone } = documents.market.value;
      if (isTimeZone(timeZone)) continue;
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
