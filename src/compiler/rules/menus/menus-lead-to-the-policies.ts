import type { FooterDocument, LabelledLink, Link } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { isJsonObject } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import { placeIn } from '../../read/read-documents.ts';
import type { ResolvedMarket, SharedStore } from '../../resolve/resolved-store.ts';

const blocks = ['firstBlock', 'secondBlock', 'thirdBlock'] as const;

type Footer = ResolvedMarket['documents']['footer'];

export const menusLeadToThePolicies: Rule = {
  name: 'menus-lead-to-the-policies',
  severity: 'warning',
  visit({ pages }, report) {
    return {
      market({ code, documents: { footer, header, market } }) {
        const own = footer.layers[1];
        // Who sells in Europe has to show who they are, and on what terms they sell, on every page.
        if (!own?.json.hasNulls || !market.value.timeZone.startsWith('Europe/')) return;
        const removed = removedLinks(footer);
        if (removed.length === 0) return;
        const left = [...linksOf(footer.value), ...Object.values(header.value.links).flatMap(({ link }) => link ?? [])];
        for (const { pointer, link } of removed) {
          const page = policyOf(link, pages);
          if (page === undefined || left.some((other) => policyOf(other, pages) === page || isOwnPage(other, footer))) continue;
          const message = `No menu of "${code}" would lead to the page "${page}" any more, which visitors in Europe must find wherever they are.`;
          report(placeIn(own, pointer, 'key'), message);
        }
      },
    };
  },
};

function removedLinks({ layers: [base, own] }: Footer): { pointer: string; link: Link }[] {
  const inherited = base.json.value as Partial<FooterDocument>;
  const stated = own?.json.value as Record<string, { links?: unknown } | undefined> | undefined;
  return blocks.flatMap((block) => {
    const links = stated?.[block]?.links;
    if (!isJsonObject(links)) return [];
    return Object.keys(links).flatMap((key) => {
      const entry: Pick<LabelledLink, 'link'> | undefined = inherited[block]?.links[key];
      return links[key] === null && entry ? [{ pointer: child(`/${block}/links`, key), link: entry.link }] : [];
    });
  });
}

function linksOf(footer: FooterDocument): Link[] {
  return blocks.flatMap((block) => Object.values(footer[block].links).map(({ link }) => link));
}

/** The page of a policy that a link leads to, by its name or its route. */
function policyOf(link: Link, pages: SharedStore['pages']): string | undefined {
  if (link.type === 'page') return pages.get(link.page)?.value.kind === 'policy' ? link.page : undefined;
  if (link.type !== 'route') return undefined;
  return [...pages].find(([, { value }]) => value.kind === 'policy' && value.route === link.route)?.[0];
}

/** Whether a market leads to a page that base does not lead to, which may stand for a policy. */
function isOwnPage(link: Link, { layers: [base] }: Footer): boolean {
  if (link.type !== 'page') return false;
  const inherited = linksOf(base.json.value as unknown as FooterDocument);
  return !inherited.some((other) => other.type === 'page' && other.page === link.page);
}
