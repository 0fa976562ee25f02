import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { countryFacts } from '../destinations/country-facts.ts';
import { usualRates } from './usual-rates.ts';

/** Those in use today. */
const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const usual: readonly string[] = ['EUR', ...Object.keys(usualRates)];

/** Codes that are in use elsewhere than in ISO 4217, and of currencies that became the euro. */
const everydayCodes: Record<string, string> = {
  ...{ UKP: 'GBP', STG: 'GBP', RMB: 'CNY', NTD: 'TWD', SFR: 'CHF', NKR: 'NOK', SKR: 'SEK', DKR: 'DKK', YEN: 'JPY', USS: 'USD' },
  ...{ ATS: 'EUR', BEF: 'EUR', DEM: 'EUR', ESP: 'EUR', FIM: 'EUR', FRF: 'EUR', HRK: 'EUR', ITL: 'EUR', NLG: 'EUR', PTE: 'EUR' },
};

/** Whether a code is that of a currency in use today. */
export function currencyExists(code: string): boolean {
  return known.has(code);
}

export const currenciesExist: Rule = {
  name: 'currencies-exist',
  severity: 'error',
  check({ rates, destinations }, report) {
    for (const currency of Object.keys(rates?.value.currencies ?? {})) {
      if (!rates || currencyExists(currency)) continue;
      const place = rates.placeOf(child('/currencies', currency), 'key');
      report(place, `"${currency}" is not the code of a currency; one looks like "EUR".`, meantBy(currency));
    }
    for (const { document, pointer, facts } of countryFacts(destinations)) {
      if (currencyExists(facts.currency)) continue;
      const place = document.placeOf(`${pointer}/currency`);
      report(place, `"${facts.currency}" is not the code of a currency in use; one looks like "EUR".`, meantBy(facts.currency));
    }
  },
};

function meantBy(code: string): string | undefined {
  const swapped = usual.find((currency) => lettersOf(currency) === lettersOf(code));
  return everydayCodes[code] ?? swapped ?? suggest(code, usual);
}

function lettersOf(code: string): string {
  return [...code].sort().join('');
}
