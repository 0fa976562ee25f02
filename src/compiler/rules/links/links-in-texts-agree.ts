import { isDeepStrictEqual } from 'node:util';
import type { LanguageCode, Link, LocalisedText } from '#contract/documents.generated.ts';
import { linksInText, mayHoldLinks } from '../../check/recognise.ts';
import type { Rule } from '../../check/rule.ts';
import { formattedTexts } from '../../check/words.ts';

/** So many languages do not err alike by chance. */
const enough = 2;

export const linksInTextsAgree: Rule = {
  name: 'links-in-texts-agree',
  severity: 'warning',
  visit(_, report) {
    return {
      text(text, at) {
        if (!formattedTexts[at.document.kind]?.includes(at.key) || !mayHoldLinks(text.en)) return;
        const found = linksByLanguage(text);
        if (found.length <= enough) return;
        for (const one of found) {
          const odd = oddLinkOf(
            one.links,
            found.flatMap((other) => (other === one ? [] : [other.links])),
          );
          if (!odd) continue;
          const message = `This text leads to "${odd.found}" where those in all other languages lead to "${odd.expected}".`;
          report(at.place(one.language), message);
        }
      },
    };
  },
};

/** Where all other texts have the same links, and this one has them but for one. */
function oddLinkOf(links: readonly string[], others: readonly (readonly string[])[]): { found: string; expected: string } | undefined {
  const [first = []] = others;
  if (links.length !== first.length || others.some((other) => !isDeepStrictEqual(other, first))) return undefined;
  const [found, ...moreFound] = links.filter((link) => !first.includes(link));
  const [expected, ...moreExpected] = first.filter((link) => !links.includes(link));
  if (found === undefined || expected === undefined || moreFound.length > 0 || moreExpected.length > 0) return undefined;
  return { found, expected };
}

interface LinksOfLanguage {
  language: LanguageCode;
  /** What its text leads to within the store, in a fixed order. */
  links: string[];
}

function linksByLanguage(text: LocalisedText): LinksOfLanguage[] {
  return Object.entries(text).map(([language, words]) => ({
    language: language as LanguageCode,
    links: linksInText(words).flatMap(targetOf).sort(),
  }));
}

/** As rich text writes it. Addresses elsewhere may differ, since what lies there is in one language. */
function targetOf(link: Link): string[] {
  if (link.type === 'page') return [`page:${link.page}`];
  if (link.type === 'tour') return [`tour:${link.tour}`];
  if (link.type !== 'route') return [];
  // Slugs and words to search for are written as each language writes them.
  const { region, country } = link.params ?? {};
  return [['route:'.concat(link.route), region, country].filter((part) => part !== undefined).join(' ')];
}
