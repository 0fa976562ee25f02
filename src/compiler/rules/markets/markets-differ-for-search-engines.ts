import type { Rule } from '../../check/rule.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { otherCountryOf } from './country-codes.ts';

/** Where there are more places than this no page names the others. */
const mostAlternates = 100;

export const marketsDifferForSearchEngines: Rule = {
  name: 'markets-differ-for-search-engines',
  severity: 'warning',
  visit(_, report) {
    const owners = new Map<string, string>();
    const found: { document: ResolvedDocument; message: string }[] = [];
    let places = 0;
    return {
      market({ code, documents, languages }) {
        places += languages.length;
        const { country } = documents.market.value;
        if (places > mostAlternates || otherCountryOf(code, country) !== undefined) return;
        for (const { urlCode, contentLocale } of languages) {
          const alternate = `${contentLocale.slice(0, 2)}-${country}`;
          const owner = owners.get(alternate);
          owners.set(alternate, owner ?? code);
          if (owner === undefined || owner === code) continue;
          const message = `Search engines cannot tell this market from "${owner}": both are for "${urlCode}" in "${country}".`;
          found.push({ document: documents.market, message });
        }
      },
      end() {
        if (places <= mostAlternates) for (const { document, message } of found) report(document.placeOf('/country'), message);
      },
    };
  },
};
