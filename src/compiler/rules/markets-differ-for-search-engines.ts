import type { Rule } from '../check/rule.ts';
import { otherCountryOf } from './country-codes.ts';

/** Where there are more places than this no page names the others. */
const mostAlternates = 100;

export const marketsDifferForSearchEngines: Rule = {
  name: 'markets-differ-for-search-engines',
  severity: 'warning',
  check({ markets }, report) {
    const places = markets.flatMap((market) => market.languages.map((language) => ({ ...market, language })));
    if (places.length > mostAlternates) return;
    const owners = new Map<string, string>();
    for (const { code, documents, language } of places) {
      const { country } = documents.market.value;
      const alternate = `${language.contentLocale.slice(0, 2)}-${country}`;
      const owner = owners.get(alternate);
      owners.set(alternate, owner ?? code);
      if (owner === undefined || owner === code || otherCountryOf(code, country) !== undefined) continue;
      const message = `Search engines cannot tell this market from "${owner}": both are for "${language.urlCode}" in "${country}".`;
      report(documents.market.placeOf('/country'), message);
    }
  },
};
