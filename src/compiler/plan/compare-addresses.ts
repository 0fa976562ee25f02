import type { ResolvedMarket, ResolvedStore } from '../resolve/resolved-store.ts';
import { type Address, addressesOf, type MarketAddresses } from './addresses.ts';
import type { Change, LanguageChange } from './plan.ts';

export interface MarketPair {
  before: { store: ResolvedStore; market: ResolvedMarket };
  after: { store: ResolvedStore; market: ResolvedMarket };
}

/**
 * Addresses of a market that appear, disappear or move.
 * @param languages those of the store: what a market does not speak is left out when all is put together
 */
export function compareAddresses({ before, after }: MarketPair, languages: readonly string[]): Change[] {
  const old = addressesOf(before.store, before.market);
  const now = addressesOf(after.store, after.market);
  if (!old || !now) return [];
  const isUnderstood = (subject: string) => [before.store, after.store].every((store) => !isBroken(store, subject));
  return languages.flatMap((language) => compareInLanguage(old, now, language).filter(({ subject }) => isUnderstood(subject)));
}

/** Whether it is a tour or a page that exists, though its document has mistakes, so that its address is not known. */
function isBroken(store: ResolvedStore, subject: string): boolean {
  return (['tour', 'page'] as const).some((kind) => {
    const name = subject.slice(kind.length + 1);
    return subject === `${kind}/${name}` && store.namesOf(kind).has(name) && !store[`${kind}s`].has(name);
  });
}

function compareInLanguage(old: MarketAddresses, now: MarketAddresses, language: string): Change[] {
  const before = old.inLanguage(language);
  const after = now.inLanguage(language);
  const changes: Change[] = [];
  for (const subject of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(subject);
    const is = after.get(subject);
    const title = (is ?? was)?.title ?? subject;
    if (was && is && old.asWritten(was) === now.asWritten(is)) continue;
    if (isToldByItsRoute(was, is, before, after)) continue;
    const words: LanguageChange = {
      language,
      ...(was && { before: old.asWritten(was) }),
      ...(is && { after: now.asWritten(is) }),
      ...(was && { afterwards: now.answerTo(was.path, was.prefixed, language) }),
    };
    changes.push({
      topic: 'addresses',
      action: was && is ? 'moved' : was ? 'removed' : 'added',
      subject,
      sentence: `${title} ${was && is ? 'moves' : was ? 'disappears' : 'appears'}.`,
      languages: [words],
    });
  }
  return changes;
}

/** Where a route appears, disappears or moves, so does all that stands below it: that is not told again for each tour. */
function isToldByItsRoute(was: Address | undefined, is: Address | undefined, before: Addresses, after: Addresses): boolean {
  const route = (is ?? was)?.within?.route;
  if (route === undefined) return false;
  const isBefore = before.has(route);
  const isAfter = after.has(route);
  return isBefore !== isAfter || (isBefore && was?.within?.slug === is?.within?.slug);
}

type Addresses = ReadonlyMap<string, Address>;
