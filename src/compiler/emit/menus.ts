import type { Country, HeaderDocument, HeaderLink, LanguageCode, MegaMenuItem, Region } from '#contract/documents.generated.ts';
import type { ResolvedLink, ResolvedMegaMenuItem, ResolvedMenus } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationTarget } from './destination-target.ts';
import type { Pictures } from './emit-pictures.ts';
import { resolveLinks, resolveTarget } from './links.ts';

/** What the mega menus of a market hold in one language: items that the header's document writes, or the regions of the store. */
export function resolveMenus(header: HeaderDocument, store: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedMenus {
  return Object.fromEntries(
    inOrder(header.links).flatMap(([key, link]) => {
      const items = itemsOf(link);
      return items ? [[key, items]] : [];
    }),
  );

  function itemsOf(link: HeaderLink): ResolvedMegaMenuItem[] | null {
    switch (link.type) {
      case 'simple':
        return null;
      case 'customMegaMenu':
        return inOrder(link.items).map(([key, item]) => resolveItem(key, item));
      case 'dynamicMegaMenu':
        return inOrder(store.destinations.value.regions).map(([key, region]) => resolveRegion(key, region));
    }
  }

  function resolveItem(
    key: string,
    { label, iconName, link, title, paragraph, thumbnail, links = {} }: MegaMenuItem,
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

  function resolveRegion(key: string, { name, navigationDescription, squareImage, countries }: Region): ResolvedMegaMenuItem {
    return {
      key,
      label: textIn(name, language),
      title: textIn(name, language),
      link: destinationTarget(store, { region: key }, language),
      paragraph: textIn(navigationDescription, language),
      thumbnail: pictures.inLanguage(squareImage, language),
      links: inOrder(countries).map(([country, words]) => resolveCountry(key, country, words)),
    };
  }

  function resolveCountry(region: string, key: string, { name }: Country): ResolvedLink {
    return { key, label: textIn(name, language), link: destinationTarget(store, { region, country: key }, language) };
  }
}
