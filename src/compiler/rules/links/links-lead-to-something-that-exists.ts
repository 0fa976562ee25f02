import type { Link, Route } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { fileStart } from '../../read/read-documents.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { isPageOfRoute } from '../pages/is-page-of-route.ts';
import { folderOf, placesInWords } from '../report/places-in-words.ts';
import { renamedTo } from '../report/renamed-to.ts';
import { readPattern } from '../routes/route-patterns.ts';
import { identityOfDestination, missingDestinations } from '../tours/missing-destinations.ts';
import { namesOfTours } from '../tours/names-of-tours.ts';
import { holderOfLink } from './links-in-texts.ts';

export const linksLeadToSomethingThatExists: Rule = {
  name: 'links-lead-to-something-that-exists',
  severity: 'error',
  visit(store, report) {
    const toldOfTours = missingDestinations(store.tours, store.destinations?.value.regions ?? {});
    const named = new Set<string>();
    const missing = new Map<string, MissingTarget>();
    const tours = store.namesOf('tour');
    for (const { document, pointer, tour } of namesOfTours(store)) {
      named.add(`tours/${tour}`);
      if (tours.has(tour)) continue;
      const target = missingTarget({ name: tour, known: tours, what: 'the tour', folder: 'tours' });
      target.isOnlyLinked = false;
      target.places.set(`${document.name} ${pointer}`, document.placeOf(pointer));
    }
    return {
      link(value, at) {
        for (const target of namesIn(value, store, toldOfTours)) {
          const { keys, name, known, folder } = target;
          if (folder !== undefined) named.add(`${folder}/${name}`);
          if (known.has(name)) continue;
          const text = holderOfLink(at);
          const { places } = missingTarget(target);
          if (!places.has(text)) places.set(text, at.place(...keys));
        }
      },
      end() {
        for (const target of missing.values()) if (!isNameOfRenamedTour(target, store)) tellMissing(target, named, store, report);
      },
    };

    function missingTarget(target: Omit<NameInLink, 'keys'>): MissingTarget {
      const identity = `${target.what} ${target.name}`;
      const known = missing.get(identity) ?? { ...target, isOnlyLinked: true, places: new Map() };
      missing.set(identity, known);
      return known;
    }
  },
};

/** What links, lists and promo codes name that is not there. */
interface MissingTarget extends Omit<NameInLink, 'keys'> {
  isOnlyLinked: boolean;
  /** Where it is named, by the text of all languages that holds a link. */
  places: Map<string, Place>;
}

/** Told where the tour says its id. */
function isNameOfRenamedTour({ name, folder }: MissingTarget, { tours }: SharedStore): boolean {
  return folder === 'tours' && [...tours.values()].some(({ value }) => value.id === name);
}

/** So many do not err alike: what they name is gone, or renamed. */
const tooManyToErr = 3;

function tellMissing(target: MissingTarget, named: ReadonlySet<string>, store: SharedStore, report: Report): void {
  const { name, known, what, folder, isOnlyLinked, places } = target;
  const unnamed = [...known].filter((other) => folder !== undefined && other !== 'home' && !named.has(`${folder}/${other}`));
  const isAwaited = Object.keys(store.routes?.value.routes ?? {}).some((route) => isPageOfRoute(name, route));
  const onlyUnnamed = unnamed.length === 1 && !isAwaited ? unnamed[0] : undefined;
  const renamed = renamedTo(name, unnamed) ?? onlyUnnamed;
  const nearest = suggest(name, known);
  const root = folderOf(store);
  const [first, ...others] = places.values();
  if (folder !== undefined && root !== undefined && places.size >= (nearest === undefined ? 2 : tooManyToErr)) {
    const namers = isOnlyLinked ? 'links lead to' : 'places name';
    const message = `${places.size} ${namers} ${what} "${name}", which does not exist: ${placesInWords([...places.values()], store)}.`;
    report(fileStart(`${root}content/${folder}/${name}.json`), message, renamed);
  } else if (first) {
    const elsewhere = others.length > 0 ? ` It is named in ${placesInWords(others, store)}, too.` : '';
    const sentence = isOnlyLinked
      ? `This link leads to ${what} "${name}", which does not exist.`
      : `There is no tour "${name}" in content/tours.`;
    report(first, sentence + elsewhere, nearest ?? renamed);
  }
}

type RouteLink = Extract<Link, { type: 'route' }>;

interface NameInLink {
  /** Where it stands within the link. */
  keys: string[];
  name: string;
  known: ReadonlySet<string>;
  what: string;
  /** Of what is found by the name of its file, the folder within content. */
  folder?: 'pages' | 'tours' | undefined;
}

/** What a link names besides its route, each with all names that there are. */
function namesIn(link: Link, store: SharedStore, toldOfTours: ToldOfTours): NameInLink[] {
  if (link.type === 'page') return [{ keys: ['page'], name: link.page, known: pagesOf(store), what: 'the page', folder: 'pages' }];
  if (link.type === 'tour') return [{ keys: ['tour'], name: link.tour, known: store.namesOf('tour'), what: 'the tour', folder: 'tours' }];
  const route = link.type === 'route' ? ownMember(store.routes?.value.routes ?? {}, link.route) : undefined;
  if (link.type !== 'route' || !route) return [];
  if (route.page === 'region' || route.page === 'country') return destinationsIn(link, store, toldOfTours);
  if (route.page === 'planner') return tourOfPlanner(link, store);
  if (route.page === 'tour') return namesInParameter(link, 'slug', 'the tour', tourSlugsOf(store));
  const rest = route.page === 'content' ? restParameterOf(route) : undefined;
  return rest === undefined ? [] : namesInParameter(link, rest, 'the page', pageSlugsOf(store));
}

function namesInParameter(link: RouteLink, name: string, what: string, known: ReadonlySet<string> | undefined): NameInLink[] {
  const value = link.params?.[name];
  return value === undefined || !known ? [] : [{ keys: ['params', name], name: value, known, what }];
}

/** The planner finds tours by their ids. */
function tourOfPlanner({ query }: RouteLink, store: SharedStore): NameInLink[] {
  const name = query?.tourId;
  return name === undefined ? [] : [{ keys: ['query', 'tourId'], name, known: store.namesOf('tour'), what: 'the tour', folder: 'tours' }];
}

/** The destinations that tours miss: links that lead to one of them are told with these. */
type ToldOfTours = ReadonlyMap<string, unknown>;

/** Regions and countries are named by their keys. */
function destinationsIn(link: RouteLink, { destinations }: SharedStore, toldOfTours: ToldOfTours): NameInLink[] {
  const { region = '', country } = link.params ?? {};
  if (!destinations || toldOfTours.has(region) || toldOfTours.has(identityOfDestination(region, country))) return [];
  const { regions } = destinations.value;
  const { countries } = ownMember(regions, region) ?? {};
  return [
    ...namesInParameter(link, 'region', 'the region', new Set(Object.keys(regions))),
    ...namesInParameter(link, 'country', 'the country', countries && new Set(Object.keys(countries))),
  ];
}

/** Undefined where a tour could not be read, which may have any slug. */
function tourSlugsOf(store: SharedStore): ReadonlySet<string> | undefined {
  if (store.tours.size < store.namesOf('tour').size) return undefined;
  return new Set([...store.tours.values()].flatMap((tour) => Object.values(tour.value.slug)));
}

/** Undefined where a page could not be read, which may have any slug. */
function pageSlugsOf(store: SharedStore): ReadonlySet<string> | undefined {
  if (store.pages.size < store.namesOf('page').size) return undefined;
  return new Set(contentPagesOf(store).flatMap(({ slug }) => Object.values(slug)));
}

/** The parameter of a route at which pages are found by their slug. */
function restParameterOf({ path }: Route): string | undefined {
  const last = readPattern(typeof path === 'string' ? path : path.en)?.at(-1);
  return last?.type === 'rest' ? last.name : undefined;
}

/** That the home page is missing is told where documents are read. */
function pagesOf(store: SharedStore): ReadonlySet<string> {
  return new Set([...store.namesOf('page'), 'home']);
}
