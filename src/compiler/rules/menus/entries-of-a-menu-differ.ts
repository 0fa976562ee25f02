import type { LanguageCode, Link } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { misleading, NamedTargets } from '../links/named-targets.ts';
import { reportOnce } from '../report/report-once.ts';
import { type Entry, type Menu, placeOfLabel, placeOfLink, visitMenus } from './menus.ts';

export const entriesOfAMenuDiffer: Rule = {
  name: 'entries-of-a-menu-differ',
  severity: 'warning',
  visit(store, report) {
    const reportPlace = reportOnce(report);
    let targets: NamedTargets | undefined;
    return visitMenus((menu) => {
      const { entries, languages } = menu;
      for (const language of languages) {
        const owners = new Map<string, string>();
        for (const key in entries) {
          const words = wordsOf(entries[key] as Entry, language);
          const owner = owners.get(words);
          if (owner === undefined) {
            owners.set(words, key);
            continue;
          }
          const { place, other } = ownOf(menu, key, owner, (entry) => placeOfLabel(menu, entry, language));
          reportPlace(place, `The entry "${other}" beside this one is called "${words}", too.`);
        }
      }
      for (const [key, owner] of twinsOf(menu)) {
        targets ??= new NamedTargets(store);
        const names = targets;
        // Told where links lead elsewhere than their words say.
        if ([key, owner].some((entry) => misleading(entries[entry] as Entry, languages, names))) continue;
        const { place, other } = ownOf(menu, key, owner, (entry) => placeOfLink(menu, entry));
        reportPlace(place, `The entry "${other}" beside this one leads to the same address.`);
      }
    });
  },
};

function wordsOf({ label }: Entry, language: LanguageCode): string {
  return label[language] ?? label.en;
}

/** Of two entries the place of the one that a market states itself, else of the second. */
function ownOf({ document }: Menu, key: string, owner: string, placeOf: (entry: string) => Place): { place: Place; other: string } {
  const ownFile = document.layers.at(-1)?.file;
  const place = placeOf(key);
  const before = placeOf(owner);
  return place.file !== ownFile && before.file === ownFile ? { place: before, other: key } : { place, other: owner };
}

/** Entries that lead where one before them does under other words; those with the same words are told of these. */
function twinsOf({ entries, languages }: Menu): [key: string, owner: string][] {
  const twins: [string, string][] = [];
  const before: string[] = [];
  for (const key in entries) {
    const entry = entries[key] as Entry;
    if (hasEntriesBelow(entry)) continue;
    for (const owner of before) {
      const other = entries[owner] as Entry;
      if (!entry.link || !other.link || !leadsToTheSame(entry.link, other.link)) continue;
      if (![...languages].some((language) => wordsOf(entry, language) === wordsOf(other, language))) twins.push([key, owner]);
      break;
    }
    before.push(key);
  }
  return twins;
}

/** A mega menu may lead where an entry beside it does: what it is for stands below it. */
function hasEntriesBelow(entry: Entry & { type?: string; links?: object }): boolean {
  return entry.links !== undefined || (entry.type !== undefined && entry.type !== 'simple');
}

/** Who writes or calls may do so for several reasons. */
const toPeople = /^(?:mailto|tel):/;

function leadsToTheSame(one: Link, other: Link): boolean {
  if (one.type === 'external' && other.type === 'external') {
    if (typeof one.url === 'string') return one.url === other.url && !toPeople.test(one.url);
    return typeof other.url !== 'string' && areEqual(one.url, other.url);
  }
  if (one.type === 'route' && other.type === 'route')
    return one.route === other.route && areEqual(one.params, other.params) && areEqual(one.query, other.query);
  if (one.type === 'page') return other.type === 'page' && one.page === other.page;
  return one.type === 'tour' && other.type === 'tour' && one.tour === other.tour;
}

function areEqual<Values extends object>(one: Values | undefined, other: Values | undefined): boolean {
  if (!one || !other) return one === other;
  for (const key in one) if (one[key] !== other[key]) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}
