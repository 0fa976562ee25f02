import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { languagesOf, type ResolvedMarket, type ResolvedStore } from '../resolve/resolved-store.ts';
import { compareAddresses } from './compare-addresses.ts';
import { closingOf, compareLanguages, compareNames, compareRate, openingOf } from './compare-markets.ts';
import { compareRequiredFields } from './compare-required-fields.ts';
import { describeDifference } from './describe.ts';
import { differencesOf } from './differences.ts';
import { groupChanges, type MarketChange } from './group-changes.ts';
import type { Change, ChangeGroup, LanguageChange } from './plan.ts';

/** The documents at one time, as far as they could be understood. */
export interface StoreState {
  store: ResolvedStore;
  /** Codes of all markets, those with mistakes of their own among them. */
  marketCodes: ReadonlySet<string>;
}

export interface Comparison {
  /** Those of all markets first. */
  groups: ChangeGroup[];
  /** What has mistakes before or after, so that nothing can be told of it: `market be`, `tour two-lakes`, `routes`. */
  notCompared: string[];
}

/** What changes for visitors from one state of the documents to another. Neither is changed. */
export function compareStores(before: StoreState, after: StoreState): Comparison {
  const old = marketsByCode(before.store);
  const now = marketsByCode(after.store);
  const order = [...new Set([...now.keys(), ...old.keys()])];
  const common = order.filter((code) => old.has(code) && now.has(code));
  const languages = [...new Set([...languagesOf(before.store), ...languagesOf(after.store)])];
  const compare: Comparing = { languages, documents: rememberingComparison(languages) };
  const changes: MarketChange[] = [];

  const shared = compareShared(before.store, after.store, compare);
  const renamed = common.flatMap((code) => renaming(old.get(code), now.get(code), languages));
  for (const code of common) changes.push(...[...shared, ...renamed].map((change) => ({ market: code, change })));
  for (const code of order) {
    const was = old.get(code);
    const is = now.get(code);
    if (was && is) changes.push(...compareMarket(before.store, was, after.store, is, compare).map((change) => ({ market: code, change })));
    else if (is && !before.marketCodes.has(code)) changes.push({ market: code, change: openingOf(after.store, is) });
    else if (was && !after.marketCodes.has(code)) changes.push({ market: code, change: closingOf(before.store, was) });
  }
  const spoken = (code: string) => new Set(spokenIn(old.get(code)).filter((language) => spokenIn(now.get(code)).includes(language)));
  return { groups: groupChanges(changes, order, common, spoken), notCompared: notCompared(before, after) };
}

function renaming(before: ResolvedMarket | undefined, after: ResolvedMarket | undefined, languages: readonly string[]): Change[] {
  return before && after ? compareNames(before, after, languages) : [];
}

interface Comparing {
  languages: readonly string[];
  documents: CompareDocuments;
}

type CompareDocuments = (before: ResolvedDocument | undefined, after: ResolvedDocument | undefined) => Change[];

/** Markets share what they inherit: a pair of documents is compared once. */
function rememberingComparison(languages: readonly string[]): CompareDocuments {
  const known = new Map<ResolvedDocument, Map<ResolvedDocument, Change[]>>();
  return (before, after) => {
    if (!before || !after) return [];
    const ofBefore = known.get(before) ?? new Map<ResolvedDocument, Change[]>();
    known.set(before, ofBefore);
    const pair = { kind: after.kind, name: after.name, before: before.value, after: after.value };
    const changes =
      ofBefore.get(after) ??
      differencesOf(before.value, after.value, languages).flatMap((difference) => describeDifference(pair, difference) ?? []);
    ofBefore.set(after, changes);
    return changes;
  };
}

/** What no market has of its own. */
function compareShared(before: ResolvedStore, after: ResolvedStore, { documents: compare }: Comparing): Change[] {
  const alone = (['brand', 'theme', 'routes', 'promoCodes', 'destinations'] as const).flatMap((kind) => compare(before[kind], after[kind]));
  return [
    ...alone,
    ...compareNamed('page', before.pages, after.pages, before, after, compare),
    ...compareNamed('tour', before.tours, after.tours, before, after, compare),
  ];
}

function compareNamed(
  kind: 'page' | 'tour',
  before: ReadonlyMap<string, ResolvedDocument<'page' | 'tour'>>,
  after: ReadonlyMap<string, ResolvedDocument<'page' | 'tour'>>,
  old: ResolvedStore,
  now: ResolvedStore,
  compare: CompareDocuments,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const was = before.get(name);
    const is = after.get(name);
    if (was && is) return compare(was, is);
    const told = { topic: kind === 'tour' ? ('tours' as const) : ('pages' as const), subject: `${kind}/${name}` };
    if (is && !old.namesOf(kind).has(name)) return [{ ...told, action: 'added', sentence: `The ${kind} "${is.value.title.en}" is new.` }];
    if (was && !now.namesOf(kind).has(name))
      return [{ ...told, action: 'removed', sentence: `The ${kind} "${was.value.title.en}" is removed.` }];
    return [];
  });
}

function compareMarket(
  oldStore: ResolvedStore,
  before: ResolvedMarket,
  newStore: ResolvedStore,
  after: ResolvedMarket,
  { languages, documents: compare }: Comparing,
): Change[] {
  const old: Record<string, ResolvedDocument> = before.documents;
  const documents = Object.entries<ResolvedDocument>(after.documents).flatMap(([kind, document]) => compare(old[kind], document));
  return [
    ...compareLanguages(before, after, newStore.brand?.value.routingStrategy !== 'single-market-and-language'),
    ...compareAddresses({ before: { store: oldStore, market: before }, after: { store: newStore, market: after } }, languages),
    ...compareRequiredFields(before, after),
    ...compareRate(oldStore, newStore, after),
    ...documents,
    ...compareMessages(before, after, languages, compare),
  ];
}

/** A message is one text in several documents: one a language. Like other texts it is compared as visitors read it. */
function compareMessages(before: ResolvedMarket, after: ResolvedMarket, languages: readonly string[], compare: CompareDocuments): Change[] {
  const changedIn = (language: string) => changedMessages(before.messages.get(language), after.messages.get(language), compare);
  const changedInEnglish = changedIn('en');
  return languages.flatMap((language) =>
    [...new Set([...changedIn(language), ...changedInEnglish])].flatMap((id) =>
      messageChange(id, language, messageIn(before, language, id), messageIn(after, language, id)),
    ),
  );
}

type Messages = ResolvedDocument<'messages'>;

/** Ids; all of them where a language comes or goes. */
function changedMessages(before: Messages | undefined, after: Messages | undefined, compare: CompareDocuments): string[] {
  if (!before || !after) return Object.keys((before ?? after)?.value ?? {});
  return compare(before, after).map(({ subject }) => subject.slice(`messages/${after.name}/`.length));
}

/** In English where the language does not have it. */
function messageIn({ messages }: ResolvedMarket, language: string, id: string): string | undefined {
  return messages.get(language)?.value[id] ?? messages.get('en')?.value[id];
}

function messageChange(id: string, language: string, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return [];
  const action = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const verb = { added: 'is new', removed: 'is removed', changed: 'reads differently' }[action];
  const words: LanguageChange = { language, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return [{ topic: 'texts', action, subject: `messages/${id}`, sentence: `The message "${id}" ${verb}.`, languages: [words] }];
}

function notCompared(before: StoreState, after: StoreState): string[] {
  const states = [before, after];
  const kinds = (['brand', 'theme', 'routes', 'rates', 'destinations'] as const).filter((kind) => states.some(({ store }) => !store[kind]));
  const named = (['page', 'tour'] as const).flatMap((kind) =>
    [...new Set(states.flatMap(({ store }) => [...store.namesOf(kind)]))]
      .filter((name) => states.some(({ store }) => store.namesOf(kind).has(name) && !store[`${kind}s`].has(name)))
      .map((name) => `${kind} ${name}`),
  );
  const markets = [...new Set(states.flatMap(({ marketCodes }) => [...marketCodes]))]
    .filter((code) =>
      states.some(({ store, marketCodes }) => marketCodes.has(code) && !store.markets.some((market) => market.code === code)),
    )
    .map((code) => `market ${code}`);
  return [...kinds, ...markets.sort(), ...named.sort()];
}

function marketsByCode(store: ResolvedStore): Map<string, ResolvedMarket> {
  return new Map(store.markets.map((market) => [market.code, market]));
}

function spokenIn(market: ResolvedMarket | undefined): string[] {
  return market?.languages.map(({ urlCode }) => urlCode) ?? [];
}
