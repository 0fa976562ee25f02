import type { LabelledLink, LanguageCode, Link, LocalisedText } from '#contract/documents.generated.ts';
import { languagesIn } from '../../check/words.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** Something of the store with a name of its own that links lead to. */
export interface Target {
  what: 'page' | 'tour' | 'region' | 'country';
  /** By which documents name it. */
  key: string;
  name: LocalisedText;
  /** The regions and countries that it is, or lies in, or leads to; undefined where that is not known, as of pages. */
  destinations: readonly string[] | undefined;
}

/** What links of a store lead to, and what is called by its names. */
export class NamedTargets {
  readonly #store: SharedStore;
  readonly #byKey = new Map<string, Target>();
  /** By language, then by name. */
  readonly #byName = new Map<string, Map<string, Target[]>>();

  constructor(store: SharedStore) {
    this.#store = store;
    for (const target of [...pagesOf(store), ...toursOf(store), ...destinationsOf(store)]) {
      this.#byKey.set(`${target.what} ${target.key}`, target);
      for (const [language, name] of languagesIn(target.name)) this.#add(language, name, target);
    }
  }

  #add(language: string, name: string, target: Target): void {
    const names = this.#byName.get(language) ?? new Map<string, Target[]>();
    this.#byName.set(language, names);
    const known = names.get(name);
    if (known) known.push(target);
    else names.set(name, [target]);
  }

  /** All that is called by these words; undefined where nothing is. */
  named(words: string, language: string): readonly Target[] | undefined {
    return this.#byName.get(language)?.get(words);
  }

  /** What a link leads to, if that has a name. */
  targetOf(link: Link): Target | undefined {
    if (link.type === 'page') return this.#find('page', link.page);
    if (link.type === 'tour') return this.#find('tour', link.tour);
    const route = link.type === 'route' ? ownMember(this.#store.routes?.value.routes ?? {}, link.route) : undefined;
    if (link.type !== 'route' || !route) return undefined;
    const { region = '', country = '', slug = '' } = link.params ?? {};
    if (route.page === 'region') return this.#find('region', region);
    if (route.page === 'country') return this.#find('country', country);
    if (route.page === 'tour') return this.#tourOfSlug(slug);
    const page = [...this.#store.pages].find(([, { value }]) => value.kind === 'policy' && value.route === link.route);
    return page && this.#find('page', page[0]);
  }

  #find(what: Target['what'], key: string): Target | undefined {
    return this.#byKey.get(`${what} ${key}`);
  }

  #tourOfSlug(slug: string): Target | undefined {
    const tour = [...this.#store.tours].find(([, { value }]) => languagesIn(value.slug).some(([, text]) => text === slug));
    return tour && this.#find('tour', tour[0]);
  }
}

/** What an entry of a menu says in one of the languages that it leads to, and what it leads to instead. */
export function misleading(
  { label, link }: Pick<LabelledLink, 'label'> & Partial<Pick<LabelledLink, 'link'>>,
  languages: Iterable<LanguageCode>,
  targets: NamedTargets,
): { said: Target; target: Target } | undefined {
  for (const language of languages) {
    const words = label[language];
    const named = words === undefined ? targets.named(label.en, 'en') : targets.named(words, language);
    const target = named && link && targets.targetOf(link);
    if (named?.[0] && target && !named.some((other) => maySayTheSame(other, target))) return { said: named[0], target };
  }
  return undefined;
}

/** Whether who reads the name of one is not surprised by the other: a country may stand for its only tour, a page for anything. */
function maySayTheSame(named: Target, target: Target): boolean {
  if (named === target) return true;
  if (named.what === target.what) return false;
  if (!named.destinations || !target.destinations) return true;
  return named.destinations.some((destination) => target.destinations?.includes(destination));
}

function pagesOf({ pages }: SharedStore): Target[] {
  return [...pages].map(([key, { value }]) => ({ what: 'page', key, name: value.title, destinations: undefined }));
}

function toursOf({ tours, destinations: known }: SharedStore): Target[] {
  const { regions = {} } = known?.value ?? {};
  const exists = (region: string, country: string) => ownMember(regions, region)?.countries[country] !== undefined;
  return [...tours].map(([key, { value }]) => ({
    what: 'tour',
    key,
    name: value.title,
    destinations: value.destinations.every(({ region, country }) => exists(region, country))
      ? value.destinations.flatMap(({ region, country }) => [region, country])
      : undefined,
  }));
}

function destinationsOf({ destinations }: SharedStore): Target[] {
  return Object.entries(destinations?.value.regions ?? {}).flatMap(([region, { name, countries }]): Target[] => [
    { what: 'region', key: region, name, destinations: [region, ...Object.keys(countries)] },
    ...Object.entries(countries).map(
      ([country, { name: nameOfCountry }]): Target => ({
        what: 'country',
        key: country,
        name: nameOfCountry,
        destinations: [country],
      }),
    ),
  ]);
}
