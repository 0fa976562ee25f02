import type { LanguageCode, PageName } from '#contract/documents.generated.ts';
import type { CompiledRoute, IndexedAddress, IndexedPage } from '#contract/release.ts';
import { isLocalisedText, textIn } from '#domain/localised-text.ts';
import { slugIn } from '#domain/slugs.ts';
import { pathInLanguage } from '#routing/localised-path.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationParams } from './destination-slugs.ts';
import { contentRouteOf } from './links.ts';

/** Screens whose addresses come from documents, and the selector, which belongs to no market. */
const screensApart: readonly PageName[] = ['marketSelector', 'home', 'tour', 'planner', 'region', 'country', 'content'];

/** Below this share of its texts, what a language has of a document is not the document. */
const writtenShare = 0.5;

/** Every page that search engines may list: the public screens, and each document that has an address. */
export function indexedPages(store: CompleteStore, routes: readonly CompiledRoute[], languages: readonly LanguageCode[]): IndexedPage[] {
  const open = routes.filter(({ cache, guards }) => cache && guards.length === 0);
  const inEachLanguage = (paramsIn: (language: LanguageCode) => Record<string, string>) =>
    Object.fromEntries(languages.map((language) => [language, paramsIn(language)]));

  const screens = open
    .filter((route) => !screensApart.includes(route.page) && !pathInLanguage(route.path, 'en').includes('{'))
    .map(({ name }) => ({ addresses: [{ route: name }] }));

  const tours = byName(store.tours).map(({ value: { id, slug, ...tour } }) => {
    const params = inEachLanguage((language) => ({ slug: textIn(slug, language) }));
    return documentAt(tour, [...at('tour', { params }), ...at('planner', { query: { tourId: id } })]);
  });

  const pages = byName(store.pages).flatMap(({ value: page }) => {
    if (page.noIndex) return [];
    if (page.kind === 'home') return [documentAt(page.blocks, at('home', {}))];
    if (page.kind === 'policy') return [documentAt(page.blocks, [{ route: page.route }])];
    const params = inEachLanguage((language) => ({ slug: slugIn({ ...page.slug }, language, store.brand.value.defaultLanguage) }));
    return [documentAt(page.blocks, [{ route: contentRouteOf(store), params }])];
  });

  const ledTo = [...store.tours.values()].flatMap(({ value }) => value.destinations);
  const regions = Object.entries(store.destinations.value.regions).flatMap(([region, { countries, ...words }]): IndexedPage[] => {
    if (!ledTo.some((destination) => destination.region === region)) return [];
    const params = inEachLanguage((language) => destinationParams(store, { region }, language));
    const ofCountries = Object.entries(countries).flatMap(([country, text]): IndexedPage[] => {
      if (!ledTo.some((destination) => destination.region === region && destination.country === country)) return [];
      const params = inEachLanguage((language) => destinationParams(store, { region, country }, language));
      return [documentAt(text, at('country', { params }))];
    });
    return [documentAt(words, at('region', { params })), ...ofCountries];
  });

  return [...screens, ...pages, ...regions, ...tours];

  function at(page: PageName, place: Omit<IndexedAddress, 'route'>): IndexedAddress[] {
    return open.filter((route) => route.page === page).map(({ name }) => ({ route: name, ...place }));
  }

  function documentAt(document: unknown, addresses: IndexedAddress[]): IndexedPage {
    const unwrittenIn = unwrittenLanguages(document, languages);
    return { addresses, ...(unwrittenIn.length > 0 && { unwrittenIn }) };
  }
}

/** Whatever order their files were read in. */
function byName<Document>(documents: ReadonlyMap<string, Document>): Document[] {
  return [...documents].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, document]) => document);
}

/** Languages in which visitors read mostly English. */
function unwrittenLanguages(document: unknown, languages: readonly LanguageCode[]): LanguageCode[] {
  const written = new Map<string, number>();
  count(document);
  const total = written.get('en') ?? 0;
  return languages.filter((language) => (written.get(language) ?? 0) < total * writtenShare);

  function count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (isLocalisedText(value)) for (const language of Object.keys(value)) written.set(language, (written.get(language) ?? 0) + 1);
    else for (const member of Object.values(value)) count(member);
  }
}
