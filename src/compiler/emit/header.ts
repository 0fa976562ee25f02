import type { HeaderDocument, LanguageCode } from '#contract/documents.generated.ts';
import type { ResolvedHeader } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { resolveLink, resolveLinks } from './links.ts';

/** The head of every page in one language. What its mega menus hold is a file of its own. */
export function resolveHeader(header: HeaderDocument, store: CompleteStore, language: LanguageCode): ResolvedHeader {
  return {
    links: inOrder(header.links).map(([key, link]) => ({
      type: link.type === 'simple' ? 'simple' : 'megaMenu',
      ...resolveLink(key, link, language, store),
    })),
    externalNavigation: resolveLinks(header.externalNavigation, language, store),
    promoCodeBanner: header.promoCodeBanner,
    mobileNavigationTitleLabel: textIn(header.mobileNavigationTitleLabel, language),
    mobileNavigationSeeMoreLabel: textIn(header.mobileNavigationSeeMoreLabel, language),
    mobileNavigationSeeLessLabel: textIn(header.mobileNavigationSeeLessLabel, language),
    mobileHomepageLinkLabel: textIn(header.mobileHomepageLinkLabel, language),
    skipToContentLabel: textIn(header.skipToContentLabel, language),
  };
}
