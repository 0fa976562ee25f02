import type { LabelledLink } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

export const addressesAreOfTheirCountry: Rule = {
  name: 'addresses-are-of-their-country',
  severity: 'warning',
  visit(_, report) {
    /** The entries of markets that lead to an address of their own country, by key and address. */
    const owners = new Map<string, Entry>();
    const strangers: (Entry & { document: ResolvedDocument; pointer: JsonPointer })[] = [];
    const marketsWithOwn = new Set<string>();
    return {
      values: [
        valueAt<LabelledLink>('footer', [null, 'links', null], ({ label, link }, at) => {
          if (!at.market || link?.type !== 'external') return;
          const url = typeof link.url === 'string' ? link.url : link.url.en;
          const domain = countryDomain.exec(url)?.[1];
          if (domain === undefined) return;
          const entry = { market: at.market.code, identity: `${at.key} ${url}`, domain, url, words: label.en };
          if (domain !== domainOf(at)) {
            strangers.push({ ...entry, document: at.document, pointer: at.pointer('link', 'url') });
            return;
          }
          owners.set(entry.identity, entry);
          marketsWithOwn.add(entry.market);
        }),
      ],
      end() {
        for (const { market, identity, domain, url, words, document, pointer } of strangers) {
          const owner = owners.get(identity);
          if (!owner || owner.domain !== domain || owner.words === words || !marketsWithOwn.has(market)) continue;
          const message = `"${url}" is "${owner.words}" of the market "${owner.market}", in whose country it lies, but is called "${words}" here.`;
          report(document.placeOf(pointer), message);
        }
      },
    };
  },
};

interface Entry {
  market: string;
  /** The same entry of two markets has the same key and leads to the same address. */
  identity: string;
  domain: string;
  url: string;
  words: string;
}

/** The last part of a host, where it is that of a country. */
const countryDomain = /^https:\/\/[^/?#:]+\.([a-z]{2})(?=[/?#:]|$)/;

function domainOf({ market }: Spot): string | undefined {
  const country = market?.documents.market.value.country;
  return country === 'GB' ? 'uk' : country?.toLowerCase();
}
