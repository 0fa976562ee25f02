import type { Rule } from '../../check/rule.ts';
import { isCountry, otherCountryOf } from './country-codes.ts';

export const marketTimeZonesFitTheirCountry: Rule = {
  name: 'market-time-zones-fit-their-country',
  severity: 'warning',
  visit(_, report) {
    const known = new Map<string, Misfit | undefined>();
    return {
      market({ code, documents }) {
        const { country, timeZone } = documents.market.value;
        if (otherCountryOf(code, country) !== undefined) return;
        const key = `${country} ${timeZone}`;
        if (!known.has(key)) known.set(key, misfitOf(country, timeZone));
        const misfit = known.get(key);
        if (misfit) report(documents.market.placeOf('/timeZone'), misfit.message, misfit.suggestion);
      },
    };
  },
};

const thisYear = new Date().getUTCFullYear();

interface Misfit {
  message: string;
  suggestion: string | undefined;
}

/**
 * Nothing where country or zone do not exist, which rules of their own tell, as one does where the country is another's; nor
 * where the zone has the hours of one of the country's own.
 */
function misfitOf(country: string, timeZone: string): Misfit | undefined {
  const zones = isCountry(country) ? zonesOf(country) : [];
  const hours = hoursOf(timeZone);
  if (hours === undefined || zones.length === 0 || zones.some((own) => hoursOf(own) === hours)) return undefined;
  const message = `"${timeZone}" is not a time zone of the country "${country}", so days would begin and end at the wrong hour there.`;
  return { message, suggestion: zones.length === 1 ? zones[0] : undefined };
}

/** Node.js knows the zones of a country in one of two spellings, by its version. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** How far a zone is from UTC in winter and in summer; undefined where there is no such zone. */
function hoursOf(timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return [0, 6]
      .map((month) => format.formatToParts(Date.UTC(thisYear, month, 15)).find(({ type }) => type === 'timeZoneName')?.value)
      .join();
  } catch {
    return undefined;
  }
}
