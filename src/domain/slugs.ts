/** The addresses of a page by language: a language without one of its own has that of the default language. */
export type Slugs = { readonly [language: string]: string | undefined };

/** The slug of a page in a language. */
export function slugIn(slugs: Slugs, language: string, defaultLanguage: string): string {
  return slugs[language] ?? slugs[defaultLanguage] ?? slugs.en ?? '';
}

/** The page that a slug stands for in a language, or in any other language where it stands for none in this one. */
export function findBySlug<Page extends { slugs: Slugs }>(
  pages: readonly Page[],
  slug: string,
  language: string,
  defaultLanguage: string,
): Page | undefined {
  return (
    pages.find(({ slugs }) => slugIn(slugs, language, defaultLanguage) === slug) ??
    pages.find(({ slugs }) => slugs[defaultLanguage] === slug) ??
    pages.find(({ slugs }) => Object.values(slugs).includes(slug))
  );
}
