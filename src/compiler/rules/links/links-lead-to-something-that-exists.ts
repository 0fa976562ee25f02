import type { Link, Route } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { fileStart } from '../../read/read-documents.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { readPattern } from '../routes/route-patterns.ts';
import { regionsThatManyToursMiss } from '../tours/tour-destinations-exist.ts';
import { withoutLanguage } from './links-in-texts.ts';

export const linksLeadToSomethingThatExists: Rule = {
  name: 'links-lead-to-something-that-exists',
  severity: 'error',
  visit(store, report) {
    const told = regionsThatManyToursMiss(store.tours, store.destinations?.value.regions ?? {});
    const linked = new Set<string>();
    const missing = new Map<string, MissingTarget>();
    return {
      link(value, at) {
        for (const { keys, name, known, what, folder } of namesIn(value, store)) {
          if (folder !== undefined) linked.add(`${folder}/${name}`);
          if (known.has(name) || (what === ofRegion && told.has(name))) continue;
          const target = missing.get(`${what} ${name}`) ?? { name, known, what, folder, places: new Map() };
          missing.set(`${what} ${name}`, target);
          const text = [at.document.kind, at.document.name, at.market?.code, ...withoutLanguage(at.document, at.path)].join(' ');
          if (!target.places.has(text)) target.places.set(text, at.place(...keys));
        }
      },
      end() {
        for (const target of missing.values()) if (!isNameOfRenamedTour(target, store)) tellMissing(target, linked, store, report);
      },
    };
  },
};

/** What links lead to that is not there. */
interface MissingTarget extends Omit<NameInLink, 'keys'> {
  /** Where the links stand, by the text of all languages that holds them. */
  places: Map<string, Place>;
}

/** Told where the tour says its id. */
function isNameOfRenamedTour({ name, folder }: MissingTarget, { tours }: SharedStore): boolean {
  return folder === 'tours' && [...tours.values()].some(({ value }) => value.id === name);
}

/** So many links do not err alike: what they lead to is gone, or renamed. */
const tooManyToErr = 3;

function tellMissing(
  { name, known, what, folder, places }: MissingTarget,
  linked: ReadonlySet<string>,
  store: SharedStore,
  report: Report,
) {
  const unlinked = [...known].filter((other) => folder !== undefined && other !== 'home' && !linked.has(`${folder}/${other}`));
  const renamed = suggest(name, unlinked) ?? (unlinked.length === 1 ? unlinked[0] : undefined);
  const nearest = suggest(name, known);
  const root = store.routes?.placeOf('').file.replace(/routes\.json$/, '');
  if (folder === undefined || root === undefined || places.size < (nearest === undefined ? 2 : tooManyToErr)) {
    for (const place of places.values()) report(place, `This link leads to ${what} "${name}", which does not exist.`, nearest ?? renamed);
    return;
  }
  const lines = [...places.values()].map(({ file, line }) => `${file.slice(root.length)}:${line}`);
  const message = `${places.size} links lead to ${what} "${name}", which does not exist: ${listOf(lines)}.`;
  report(fileStart(`${root}content/${folder}/${name}.json`), message, renamed);
}

const mostListed = 5;

function listOf(lines: readonly string[]): string {
  const listed = lines.slice(0, lines.length > mostListed ? mostListed - 1 : mostListed).join(', ');
  return lines.length > mostListed ? `${listed} and ${lines.length - mostListed + 1} more` : listed;
}

const ofRegion = 'the region';

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
function namesIn(link: Link, store: SharedStore): NameInLink[] {
  if (link.type === 'page') return [{ keys: ['page'], name: link.page, known: pagesOf(store), what: 'the page', folder: 'pages' }];
  if (link.type === 'tour') return [{ keys: ['tour'], name: link.tour, known: store.namesOf('tour'), what: 'the tour', folder: 'tours' }];
  const route = link.type === 'route' ? ownMember(store.routes?.value.routes ?? {}, link.route) : undefined;
  if (link.type !== 'route' || !route) return [];
  if (route.page === 'region' || route.page === 'country') return destinationsIn(link, store);
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

/** Regions and countries are named by their keys. */
function destinationsIn(link: RouteLink, { destinations }: SharedStore): NameInLink[] {
  if (!destinations) return [];
  const { regions } = destinations.value;
  const { countries } = ownMember(regions, link.params?.region ?? '') ?? {};
  return [
    ...namesInParameter(link, 'region', ofRegion, new Set(Object.keys(regions))),
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
