import { distance } from 'fastest-levenshtein';
import type { Suggestion, SuggestToursAnswer, SuggestToursQuery } from '#contract/api.generated.ts';
import { textIn } from '#domain/localised-text.ts';
import type { LoadedRelease } from '../catalogue/release-holder.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { fold, mostTypos, wordsOf } from './search-text.ts';

const mostSuggestions = 8;
/** Two letters lie within a typing error of too many words. */
const leastLettersForTypos = 4;

/** Something that may be suggested, with its words as somebody types them who does not bother with accents. */
interface Candidate {
  suggestion: Suggestion;
  words: string[];
}

const candidatesOfReleases = new WeakMap<LoadedRelease, Map<string, Candidate[]>>();

/**
 * What the words so far may become: countries, regions, tours and places of tours, in one language. Made from names alone,
 * in memory: it is asked with nearly each key.
 */
export function suggestTours({ market, lang, query }: SuggestToursQuery, loaded: LoadedRelease): SuggestToursAnswer {
  marketOf(loaded, market, lang);
  const typed = wordsOf(fold(query));
  if (typed.length === 0) return { suggestions: [] };
  const candidates = candidatesIn(loaded, lang);
  const begun = ranked(candidates, ({ words }) => beginningRank(words, typed));
  const found = begun.length > 0 ? begun : ranked(candidates, ({ words }) => typoRank(words, typed));
  return { suggestions: found.slice(0, mostSuggestions) };
}

function candidatesIn(loaded: LoadedRelease, language: string): Candidate[] {
  const ofRelease = candidatesOfReleases.get(loaded) ?? new Map<string, Candidate[]>();
  candidatesOfReleases.set(loaded, ofRelease);
  const known = ofRelease.get(language) ?? collectCandidates(loaded, language);
  ofRelease.set(language, known);
  return known;
}

/** In the order in which equals are shown: countries, regions, tours, places; each name once. */
function collectCandidates({ release }: LoadedRelease, language: string): Candidate[] {
  const { regions, tours } = release.catalogue;
  const visited = new Set(tours.flatMap(({ destinations }) => destinations.flatMap(({ region, country }) => [region, country])));
  const named = <Name extends { key: string; name: Parameters<typeof textIn>[0] }>(kind: 'country' | 'region', all: Name[]) =>
    all.filter(({ key }) => visited.has(key)).map(({ key, name }): Suggestion => ({ kind, key, label: textIn(name, language) }));
  const all: Suggestion[] = [
    ...named(
      'country',
      regions.flatMap(({ countries }) => countries),
    ),
    ...named('region', regions),
    ...tours.map(
      ({ id, slug, title }): Suggestion => ({ kind: 'tour', key: id, slug: textIn(slug, language), label: textIn(title, language) }),
    ),
    ...tours
      .flatMap(({ places }) => Object.values(places).map(({ name }) => textIn(name, language)))
      .map((label): Suggestion => ({ kind: 'place', key: label, label })),
  ];
  const byLabel = new Map<string, Suggestion>();
  for (const suggestion of all) if (!byLabel.has(suggestion.label)) byLabel.set(suggestion.label, suggestion);
  return [...byLabel.values()].map((suggestion) => ({ suggestion, words: wordsOf(fold(suggestion.label)) }));
}

/** @param rankOf lower is better; null where a candidate does not fit */
function ranked(candidates: readonly Candidate[], rankOf: (candidate: Candidate) => number | null): Suggestion[] {
  return candidates
    .flatMap((candidate) => {
      const rank = rankOf(candidate);
      return rank === null ? [] : [{ rank, suggestion: candidate.suggestion }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ suggestion }) => suggestion);
}

/** Every word typed begins a word of the name; best where the first begins the name. */
function beginningRank(words: readonly string[], typed: readonly string[]): number | null {
  if (!typed.every((part) => words.some((word) => word.startsWith(part)))) return null;
  return words[0]?.startsWith(typed[0] ?? '') ? 0 : 1;
}

/** As many letters wrong as a search forgives, in a word or in its beginning. */
function typoRank(words: readonly string[], typed: readonly string[]): number | null {
  const typos = typed.map((part) => {
    if (part.length < leastLettersForTypos) return words.some((word) => word.startsWith(part)) ? 0 : Number.POSITIVE_INFINITY;
    const least = Math.min(...words.map((word) => Math.min(distance(word, part), distance(word.slice(0, part.length), part))));
    return least <= mostTypos(part) ? least : Number.POSITIVE_INFINITY;
  });
  const sum = typos.reduce((total, each) => total + each, 0);
  return Number.isFinite(sum) ? sum : null;
}
