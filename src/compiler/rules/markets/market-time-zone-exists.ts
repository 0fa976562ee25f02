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

/** The zone of the city that was written, or of one that is written almost so. */
function nearest(written: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const city = cityOf(written.trim().replaceAll(' ', '_'));
  const meant = suggest(city, zones.map(cityOf));
  return zones.find((zone) => cityOf(zone) === meant);
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
