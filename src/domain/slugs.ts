/** What stands for a page or a place in its address, by language: a language without one has that of the default language. */
export type Slugs = { readonly [language: string]: string | undefined };

/** The slug in a language. */
export function slugIn(slugs: Slugs, language: string, defaultLanguage: string): string {
  return slugs[language] ?? slugs[defaultLanguage] ?? slugs.en ?? '';
}

/** What a slug stands for in a language, or in any other language where it stands for nothing in this one. */
export function findBySlug<Item extends { slugs: Slugs }>(
  items: readonly Item[],
  slug: string,
  language: string,
  defaultLanguage: string,
): Item | undefined {
  return (
    items.find(({ slugs }) => slugIn(slugs, language, defaultLanguage) === slug) ??
    items.find(({ slugs }) => slugs[defaultLanguage] === slug) ??
    items.find(({ slugs }) => Object.values(slugs).includes(slug))
  );
}
