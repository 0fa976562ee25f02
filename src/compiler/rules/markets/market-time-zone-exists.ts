import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';

export const marketTimeZoneExists: Rule = {
  name: 'market-time-zone-exists',
  severity: 'error',
  visit(_, report) {
    const known = new Map<string, boolean>();
    return {
      market({ documents }) {
        const { timeZone } = documents.market.value;
        if (!known.has(timeZone)) known.set(timeZone, isTimeZone(timeZone));
        if (known.get(timeZone)) return;
        const message = `"${timeZone}" is not a time zone; one looks like "Europe/Lisbon".`;
        report(documents.market.placeOf('/timeZone'), message, nearest(timeZone));
      },
    };
  },
};

/** Of a city alone the zone that is named after it. */
function nearest(written: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const city = `/${written.trim().replaceAll(' ', '_').toLowerCase()}`;
  return zones.find((zone) => zone.toLowerCase().endsWith(city)) ?? suggest(written, zones);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
