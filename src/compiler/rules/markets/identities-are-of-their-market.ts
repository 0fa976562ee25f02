import type { MarketDocument } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

type Market = Pick<MarketDocument, 'bookingProvider' | 'customerAccount'>;
type IdentityOf = (market: Market) => string | undefined;

const distributionChannel: IdentityOf = ({ bookingProvider }) => bookingProvider.distributionChannel;
const marketIdentifier: IdentityOf = ({ customerAccount }) => customerAccount?.marketIdentifier;

export const identitiesAreOfTheirMarket: Rule = {
  name: 'identities-are-of-their-market',
  severity: 'warning',
  visit({ baseMarket }, report) {
    const ofBase = { bookingProvider: {}, ...baseMarket?.value };
    const channels = new Identities('/bookingProvider/distributionChannel', distributionChannel, ofBase);
    const accounts = new Identities('/customerAccount/marketIdentifier', marketIdentifier, ofBase);
    return {
      market({ code, documents: { market } }) {
        channels.add(code, market);
        accounts.add(code, market);
      },
      end() {
        channels.tell(report);
        accounts.tell(report);
      },
    };
  },
};

/** Whether two letters stand alone, as the code of a market does. */
const hasCode = /(?:^|[^a-z])[a-z]{2}(?:[^a-z]|$)/i;

/** What another platform knows markets by. */
class Identities {
  readonly #pointer: JsonPointer;
  readonly #identityOf: IdentityOf;
  readonly #inherited: string | undefined;
  /** Markets by an identity, in small letters, that has their code in it. */
  readonly #owners = new Map<string, string>();
  readonly #others: { id: string; market: ResolvedDocument<'market'> }[] = [];

  constructor(pointer: JsonPointer, identityOf: IdentityOf, ofBase: Market) {
    this.#pointer = pointer;
    this.#identityOf = identityOf;
    this.#inherited = identityOf(ofBase);
  }

  add(code: string, market: ResolvedDocument<'market'>): void {
    const id = this.#identityOf(market.value);
    if (id === undefined || id === this.#inherited) return;
    if (id.toLowerCase().includes(code)) this.#owners.set(id.toLowerCase(), code);
    else if (hasCode.test(id)) this.#others.push({ id, market });
  }

  tell(report: Report): void {
    for (const { id, market } of this.#others) {
      const owner = this.#owners.get(id.toLowerCase());
      if (owner === undefined || !wordsOf(id).includes(owner)) continue;
      report(market.placeOf(this.#pointer), `"${id}" is what the market "${owner}" is known by. Was it copied along?`);
    }
  }
}

function wordsOf(id: string): string[] {
  return id.toLowerCase().split(/[^a-z0-9]+/);
}
