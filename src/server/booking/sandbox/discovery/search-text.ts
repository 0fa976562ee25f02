import type { CompiledTour } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';

/** PostgreSQL's dictionary of each language; others are searched word by word. */
const dictionaries: Record<string, string> = {
  en: 'english',
  fr: 'french',
  nl: 'dutch',
  no: 'norwegian',
  sv: 'swedish',
  fi: 'finnish',
  da: 'danish',
  pt: 'portuguese',
  it: 'italian',
  de: 'german',
};

export function dictionaryOf(language: string): string {
  return dictionaries[language] ?? 'simple';
}

/** Letters that no accent can be taken from. */
const plainLetters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l', þ: 'th' };

/** A text as somebody types it who does not bother with capitals and accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßđłþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text in lower case, with their accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** How many letters of a word may be wrong. */
export function mostTypos({ length }: string): number {
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 4));
}

/** A tour's texts in one language by how much a hit in them says, A most. */
export interface SearchText {
  A: string;
  B: string;
  C: string;
  D: string;
}

export function searchTextOf(tour: CompiledTour, language: string, countryNames: string[]): SearchText {
  const say = (texts: Parameters<typeof textIn>[0][]) => texts.map((text) => textIn(text, language)).join(' \n ');
  return {
    A: [textIn(tour.title, language), ...countryNames].join(' \n '),
    B: say([tour.tagline, ...Object.values(tour.places).map(({ name }) => name)]),
    C: say([tour.summary, ...tour.highlights]),
    D: say([
      tour.description,
      ...tour.days.flatMap(({ title, text }) => [title, text]),
      ...Object.values(tour.activities).map(({ name }) => name),
    ]),
  };
}
