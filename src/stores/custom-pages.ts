import type { MarketConfig } from '#config/market-config.ts';
import type { ContentPageEntry } from '#contract/release.ts';
import { findBySlug, slugIn } from '#domain/slugs.ts';

/** Which page has which address in which language (specification, section 2.2, custom pages). Needs the slice `content`. */
export interface CustomPages {
  /** The page that stands at a route: the one of a slug, spelled in this language or in another, where the route has slugs. */
  find(routeName: string, slug: string | undefined): ContentPageEntry | undefined;
  /** The slug of a page in a language; that of the default language where it has none. */
  slugOf(pageId: string, language: string): string | undefined;
  /** The slug in another language of the page that a slug stands for; undefined where it stands for none. */
  translate(slug: string, from: string, to: string): string | undefined;
}

export function createCustomPages({ slice, shell: { language, brand } }: MarketConfig): CustomPages {
  const { pages } = slice('content');
  const withSlugs = pages.filter(({ slugs }) => Object.keys(slugs).length > 0);
  const ofPage = (page: ContentPageEntry | undefined, code: string) => page && slugIn(page.slugs, code, brand.defaultLanguage);

  return {
    find: (routeName, slug) => {
      if (slug === undefined) return pages.find(({ route }) => route === routeName);
      const here = withSlugs.filter(({ route }) => route === routeName);
      return findBySlug(here, slug, language.urlCode, brand.defaultLanguage);
    },
    slugOf: (pageId, code) =>
      ofPage(
        withSlugs.find(({ id }) => id === pageId),
        code,
      ),
    translate: (slug, from, to) => ofPage(findBySlug(withSlugs, slug, from, brand.defaultLanguage), to),
  };
}
