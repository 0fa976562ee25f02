import { isJsonObject } from '../read/json-object.ts';
import { describeValue } from './describe-value.ts';
import { type Difference, isReordered } from './differences.ts';
import type { Change, Topic } from './plan.ts';
import { englishNameOf, inWords, isKeyedCollection, valueAt } from './values.ts';

/** One document before and after. */
export interface DocumentPair {
  kind: string;
  name: string;
  before: unknown;
  after: unknown;
}

type TopicOf = (path: readonly string[], isText: boolean) => Topic | undefined;

const textOr =
  (topic: Topic): TopicOf =>
  (_, isText) =>
    isText ? 'texts' : topic;

/** Menu entries, their names and targets; what else stands in header and footer is text. */
const menuTopic: TopicOf = (path, isText) => (isText && path.at(-1) !== 'label' ? 'texts' : 'menus');

const marketTopics: Readonly<Record<string, Topic | undefined>> = {
  order: 'markets',
  currency: 'markets',
  country: 'markets',
  timeZone: 'markets',
  featureFlags: 'features',
  seo: 'search-engines',
};

const searchEngineKeys = ['title', 'description', 'noIndex', 'sharePicture'];

/** What a difference is about, by the kind of its document; undefined where another part of the plan tells it. */
const topicsByKind: Readonly<Record<string, TopicOf | undefined>> = {
  brand: ([key]) => (key === 'preventSearchEnginesFromIndexing' ? 'search-engines' : 'settings'),
  theme: () => 'appearance',
  routes: (path) => (path.length === 2 || isAddressPart(path[2]) ? undefined : path[2] === 'formerPaths' ? 'addresses' : 'settings'),
  market: ([key = ''], isText) =>
    key === 'availableLanguages' || key === 'name'
      ? undefined
      : (marketTopics[key] ?? (isText && key !== 'homePagePath' ? 'texts' : 'settings')),
  header: menuTopic,
  footer: menuTopic,
  'required-fields': () => undefined,
  'traveller-fields': textOr('traveller-fields'),
  'custom-tour-form': textOr('pages'),
  page: ([key = ''], isText) =>
    key === 'slug' ? undefined : searchEngineKeys.includes(key) ? 'search-engines' : isText ? 'texts' : 'pages',
  tour: ([key], isText) => (key === 'slug' ? undefined : key === 'prices' ? 'prices' : isText ? 'texts' : 'tours'),
  rates: () => undefined,
  'promo-codes': textOr('prices'),
};

function isAddressPart(key: string | undefined): boolean {
  return ['path', 'flag', 'guards', 'strategy', 'prefixed'].includes(key ?? '');
}

/** One difference as a reader would say it; undefined where another part of the plan tells it. */
export function describeDifference(pair: DocumentPair, difference: Difference): Change | undefined {
  const { path, language } = difference;
  const topic = (topicsByKind[pair.kind] ?? textOr('settings'))(path, language !== undefined);
  if (!topic) return undefined;
  const subject = [pair.kind, ...(pair.name === pair.kind ? [] : [pair.name]), ...path].join('/');
  const told = { topic, action: difference.kind, subject, sentence: sentenceOf(pair, difference) };
  const [before, after] = [difference.before, difference.after].map((value) =>
    isToldBySentence(difference, value) ? undefined : describeValue(pair.kind, path, value),
  );
  const states = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return language === undefined ? { ...told, ...states } : { ...told, languages: [{ language, ...states }] };
}

/** Places are; so is a whole that comes or goes, unless it leads somewhere. */
function isToldBySentence({ kind }: Difference, value: unknown): boolean {
  return kind === 'moved' || (kind !== 'changed' && isJsonObject(value) && !isJsonObject(value.link));
}

function sentenceOf(pair: DocumentPair, difference: Difference): string {
  const { path, after } = difference;
  if (pair.kind === 'brand' && path[0] === 'preventSearchEnginesFromIndexing') return indexingSentence('the store', after === true);
  if (pair.kind === 'page' && path[0] === 'noIndex') return indexingSentence(documentInWords(pair).replace(/^T/, 't'), after === true);
  if (pair.kind === 'routes' && path.at(-1) === 'formerPaths') return formerPathsSentence(path[1] ?? '', difference.kind);
  const place = placeInWords(pair, difference);
  return `${place} ${whatHappens(pair, difference, /[^s]s$/.test(place))}.`;
}

function indexingSentence(what: string, isPrevented: boolean): string {
  return isPrevented ? `Search engines are kept away from ${what}.` : `Search engines may show ${what}.`;
}

function formerPathsSentence(route: string, action: Difference['kind']): string {
  if (action === 'added') return `Former paths lead on to the page "${route}".`;
  return action === 'removed'
    ? `Former paths no longer lead on to the page "${route}".`
    : `Other former paths lead on to the page "${route}".`;
}

function whatHappens({ kind }: DocumentPair, { path, kind: action, before, after, language }: Difference, isPlural: boolean): string {
  const last = path.at(-1);
  const isMenu = kind === 'header' || kind === 'footer';
  if (action === 'moved') return `moves from place ${before} to place ${after}`;
  if (typeof (after ?? before) === 'boolean') return after === true ? 'is on' : after === false ? 'is off' : 'is no longer set';
  if (action === 'added') return isPlural ? 'are new' : 'is new';
  if (action === 'removed') return isPlural ? 'are removed' : 'is removed';
  if (language !== undefined) return isMenu && last === 'label' ? 'is renamed' : isPlural ? 'read differently' : 'reads differently';
  if (isReordered(before, after)) return isPlural ? 'stand in another order' : 'stands in another order';
  return isMenu && last === 'link' ? 'leads elsewhere' : isPlural ? 'change' : 'changes';
}

const documentWords: Readonly<Record<string, string | undefined>> = {
  header: 'Header',
  footer: 'Footer',
  market: 'Market',
  brand: 'Brand',
  theme: 'Theme',
  errors: 'Error pages',
  checkout: 'Checkout',
  destinations: 'Destinations',
  'traveller-fields': 'Traveller form',
  'custom-tour-form': 'Form for a tour of one’s own',
};

/** Say nothing that the name which follows does not. */
const silentKeys: ReadonlySet<string> = new Set(['links', 'items', 'blocks', 'routes', 'colors', 'featureFlags']);

/** `Header, "All tours"`: where in the documents, in words. What is renamed goes by its old name. */
function placeInWords(pair: DocumentPair, { path, kind }: Difference): string {
  const onlyAfter = { ...pair, before: undefined };
  const isNew = (index: number) => kind === 'added' && index === path.length - 1;
  const isTold = (key: string, index: number) => index === path.length - 1 || !silentKeys.has(key);
  const steps = path.flatMap((key, index) =>
    isTold(key, index) ? stepInWords(isNew(index) ? onlyAfter : pair, path.slice(0, index + 1), key) : [],
  );
  const isEntryPart = (pair.kind === 'header' || pair.kind === 'footer') && ['label', 'link'].includes(path.at(-1) ?? '');
  const words = isEntryPart && steps.length > 1 ? steps.slice(0, -1) : steps;
  const noun = nounOf(pair.kind, path);
  return noun === undefined ? [documentInWords(pair), ...words].join(', ') : `${noun} ${words.join(', ')}`;
}

/** What the name after it is the name of, where the document is not worth naming. */
function nounOf(kind: string, [first]: readonly string[]): string | undefined {
  if (kind === 'market' && first === 'featureFlags') return 'The feature';
  if (kind === 'theme' && first === 'colors') return 'The colour';
  return kind === 'routes' ? 'The page' : undefined;
}

function documentInWords({ kind, name, before, after }: DocumentPair): string {
  if (kind === 'tour' || kind === 'page') return `The ${kind} "${englishNameOf(before) ?? englishNameOf(after) ?? name}"`;
  return documentWords[kind] ?? inWords(kind).replace(/^./, (letter) => letter.toUpperCase());
}

function stepInWords(pair: DocumentPair, path: readonly string[], key: string): string {
  const parents = [valueAt(pair.before, path.slice(0, -1)), valueAt(pair.after, path.slice(0, -1))];
  const isMember = parents.some((parent) => isJsonObject(parent) && Object.keys(parent).length > 0 && isKeyedCollection(parent));
  const name = englishNameOf(valueAt(pair.before, path)) ?? englishNameOf(valueAt(pair.after, path));
  if (isMember) return `"${name ?? key}"`;
  return name === undefined || !Array.isArray(parents[0] ?? parents[1]) ? keyInWords(pair.kind, path, key) : `${key} "${name}"`;
}

/** Keys of a market's document that say little to those who do not write it. */
const marketWords: Readonly<Record<string, string | undefined>> = {
  order: 'place in the market selector',
  enableB2cChannel: 'sale to consumers',
  enabledPaymentProvidersB2c: 'means of payment for consumers',
  enabledPaymentProvidersB2b: 'means of payment for agencies',
};

/** Names that somebody chose stay as they are written; keys of the language become words. */
function keyInWords(kind: string, path: readonly string[], key: string): string {
  const isName =
    path[0] === 'featureFlags' ||
    (kind === 'theme' && path[0] === 'colors') ||
    (kind === 'routes' && path.length === 2) ||
    key.includes('.');
  if (key === 'seo') return 'for search engines';
  const words = kind === 'market' && path.length === 1 ? marketWords[key] : undefined;
  if (words !== undefined) return words;
  return isName && path.length > 1 ? `"${key}"` : inWords(key);
}
