import type { HeaderDocument, HeaderLink, LanguageCode, MegaMenuItem } from '#contract/documents.generated.ts';
import type { ResolvedHeader, ResolvedHeaderLink, ResolvedMegaMenuItem } from '#contract/release.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { Pictures } from './emit-pictures.ts';
import { resolveLink, resolveLinks, resolveTarget } from './links.ts';
import { sorted, textIn } from './localise.ts';
import { resolveRegions } from './regions.ts';

/** The head of every page in one language. */
export function resolveHeader(header: HeaderDocument, store: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedHeader {
  return {
    links: sorted(header.links).map(([key, link]) => resolveHeaderLink(key, link, store, pictures, language)),
    externalNavigation: resolveLinks(header.externalNavigation, language, store),
    promoCodeBanner: header.promoCodeBanner,
    mobileNavigationTitleLabel: textIn(header.mobileNavigationTitleLabel, language),
    mobileNavigationSeeMoreLabel: textIn(header.mobileNavigationSeeMoreLabel, language),
    mobileNavigationSeeLessLabel: textIn(header.mobileNavigationSeeLessLabel, language),
    mobileHomepageLinkLabel: textIn(header.mobileHomepageLinkLabel, language),
    skipToContentLabel: textIn(header.skipToContentLabel, language),
  };
}

function resolveHeaderLink(
  key: string,
  link: HeaderLink,
  store: CompleteStore,
  pictures: Pictures,
  language: LanguageCode,
): ResolvedHeaderLink {
  const words = resolveLink(key, link, language, store);
  switch (link.type) {
    case 'simple':
      return { type: link.type, ...words };
    case 'customMegaMenu':
      return { type: link.type, ...words, items: sorted(link.items).map(([item, of]) => resolveItem(item, of, store, pictures, language)) };
    case 'dynamicMegaMenu':
      return { type: link.type, ...words, regions: resolveRegions(store, pictures, language) };
  }
}

function resolveItem(
  key: string,
  { label, iconName, link, title, paragraph, thumbnail, links = {} }: MegaMenuItem,
  store: CompleteStore,
  pictures: Pictures,
  language: LanguageCode,
): ResolvedMegaMenuItem {
  return {
    key,
    label: textIn(label, language),
    title: textIn(title ?? label, language),
    ...(iconName && { iconName }),
    ...(link && { link: resolveTarget(link, language, store) }),
    ...(paragraph && { paragraph: textIn(paragraph, language) }),
    ...(thumbnail && { thumbnail: pictures.inLanguage(thumbnail, language) }),
    links: resolveLinks(links, language, store),
  };
}
