import type { Rule } from '../check/rule.ts';
import { isCountry, otherCountryOf } from './country-codes.ts';

export const marketTimeZonesFitTheirCountry: Rule = {
  name: 'market-time-zones-fit-their-country',
  severity: 'warning',
  check({ markets }, report) {
    const known = new Map<string, Misfit | undefined>();
    for (const { code, documents } of markets) {
      const { country, timeZone } = documents.market.value;
      if (otherCountryOf(code, country) !== undefined) continue;
      const key = `${country} ${timeZone}`;
      if (!known.has(key)) known.set(key, misfitOf(country, timeZone));
      const misfit = known.get(key);
      if (misfit) report(documents.market.placeOf('/timeZone'), misfit.message, misfit.suggestion);
    }
  },
};

interface Misfit {
  message: string;
  suggestion: string | undefined;
}

/** Nothing where country or zone do not exist, which rules of their own tell, as one does where the country is another's. */
function misfitOf(country: string, timeZone: string): Misfit | undefined {
  const zone = canonical(timeZone);
  const zones = isCountry(country) ? zonesOf(country) : [];
  if (zone === undefined || zones.length === 0 || zones.some((own) => canonical(own) === zone)) return undefined;
  const message = `"${timeZone}" is not a time zone of the country "${country}", so days would begin and end at the wrong hour there.`;
  return { message, suggestion: zones.length === 1 ? zones[0] : undefined };
}

/** Node.js knows the zones of a country in one of two spellings, by its version. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Zones have older names, as Asia/Calcutta. */
function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
