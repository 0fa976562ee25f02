import type { LocalisedText } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { copiedDays } from '../tours/copied-days.ts';

/** In characters. Shorter texts may be the same by chance. */
const longEnough = 40;

interface Described {
  name: string;
  document: ResolvedDocument;
  pointer: JsonPointer;
  /** What describes it, by key; the first that is another's is told. */
  texts: Readonly<Record<string, LocalisedText | undefined>>;
  /** What tells it from others. Where these are the same, too, it is a copy altogether, which is told elsewhere. */
  marks: Readonly<Record<string, LocalisedText | string | undefined>>;
}

export const descriptionsAreUniqueInEachLanguage: Rule = {
  name: 'descriptions-are-unique-in-each-language',
  severity: 'warning',
  check(store, report) {
    const copiedTours = tellCopies('tour', toursOf(store), report);
    for (const [name, owner] of copiedDays(store.tours)) {
      if (copiedTours.has(name)) continue;
      const message = `Most days of this tour are those of "${owner}", word for word, though it leads to other countries.`;
      const place = store.tours.get(name)?.placeOf('/days', 'key');
      if (place) report(place, message);
    }
    tellCopies('page', pagesOf(store), report);
    const { regions, countries } = destinationsOf(store);
    tellCopies('region', regions, report);
    tellCopies('country', countries, report);
  },
};

/** @returns the names of those that are copies, be they told here or elsewhere */
function tellCopies(what: string, all: readonly Described[], report: Report): ReadonlySet<string> {
  const copies = new Set<string>();
  const owners = new Map<string, Described>();
  for (const described of all) {
    const { document, pointer } = described;
    const copied = copiedTextOf(described, owners);
    if (!copied) continue;
    copies.add(described.name);
    if (isToldElsewhere(described, copied.owner)) continue;
    const message = `The ${what} "${copied.owner.name}" has the same "${copied.key}", word for word: a copy needs texts of its own.`;
    report(document.placeOf(`${pointer}/${copied.key}/${copied.language}`), message);
  }
  return copies;
}

/** The first text that another one has, too. Those that are its own are remembered. */
function copiedTextOf(
  described: Described,
  owners: Map<string, Described>,
): { key: string; language: string; owner: Described } | undefined {
  for (const [key, text] of Object.entries(described.texts)) {
    for (const [language, words] of text ? languagesIn(text) : []) {
      if (words.length < longEnough) continue;
      const identity = `${key} ${language} ${words}`;
      const owner = owners.get(identity);
      if (owner) return { key, language, owner };
      owners.set(identity, described);
    }
  }
  return undefined;
}

function isToldElsewhere({ marks }: Described, other: Described): boolean {
  return Object.keys(marks).some((key) => shareWords(marks[key], other.marks[key]));
}

function shareWords(one: LocalisedText | string | undefined, other: LocalisedText | string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const words = new Map(languagesIn(other));
  return languagesIn(one).some(([language, text]) => words.get(language)?.toLowerCase() === text.toLowerCase());
}

function toursOf({ tours }: SharedStore): Described[] {
  return [...tours].map(([name, document]) => {
    const { id, slug, title, summary, description } = document.value;
    return { name, document, pointer: '', texts: { summary, description }, marks: { id, slug, title } };
  });
}

function pagesOf({ pages }: SharedStore): Described[] {
  return [...pages].map(([name, document]) => {
    const { value } = document;
    const { title, description } = value;
    const slug = value.kind === 'content' ? value.slug : undefined;
    const route = value.kind === 'policy' ? value.route : undefined;
    return { name, document, pointer: '', texts: { description }, marks: { route, slug, title } };
  });
}

function destinationsOf({ destinations }: SharedStore): { regions: Described[]; countries: Described[] } {
  const regions: Described[] = [];
  const countries: Described[] = [];
  for (const [key, region] of Object.entries(destinations?.value.regions ?? {})) {
    if (!destinations) continue;
    const pointer = child('/regions', key);
    const { introduction, slug } = region;
    regions.push({ name: key, document: destinations, pointer, texts: { introduction }, marks: { slug } });
    for (const [name, country] of Object.entries(region.countries)) {
      const { countryCode } = country;
      const texts = { introduction: country.introduction };
      const marks = { slug: country.slug, countryCode };
      countries.push({ name, document: destinations, pointer: child(`${pointer}/countries`, name), texts, marks });
    }
  }
  return { regions, countries };
}
