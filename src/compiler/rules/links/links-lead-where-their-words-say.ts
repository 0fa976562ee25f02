import type { Rule } from '../../check/rule.ts';
import { type Entry, placeOfLabel, visitMenus } from '../menus/menus.ts';
import { reportOnce } from '../report/report-once.ts';

export const linksLeadWhereTheirWordsSay: Rule = {
  name: 'links-lead-where-their-words-say',
  severity: 'warning',
  visit(_, report) {
    const reportPlace = reportOnce(report);
    return visitMenus((menu) => {
      const { entries, languages } = menu;
      for (const key in entries) {
        const { label, link } = entries[key] as Entry;
        if (link.type !== 'external') continue;
        for (const language of languages) {
          const words = label[language] ?? label.en;
          const url = typeof link.url === 'string' ? link.url : (link.url[language] ?? link.url.en);
          const shown = otherNumberIn(words, url) ?? otherAddressIn(words, url);
          if (shown === undefined) continue;
          reportPlace(
            placeOfLabel(menu, key, language in label ? language : 'en'),
            `Visitors read "${shown}", but this link leads to "${url}".`,
          );
          break;
        }
      }
    });
  },
};

const telephoneNumber = /\+?\d(?:[\s()./\u00A0\u202F-]*\d){6,14}/;

/** The telephone number that words show, where the link calls another; national ones begin with 0 in place of the country. */
function otherNumberIn(words: string, url: string): string | undefined {
  const shown = url.startsWith('tel:') ? telephoneNumber.exec(words)?.[0] : undefined;
  if (shown === undefined) return undefined;
  const digits = digitsOf(shown.replace('(0)', ''));
  return digitsOf(url.replace('(0)', '')).endsWith(shown.startsWith('+') ? digits : digits.replace(/^0+/, '')) ? undefined : shown;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The email address that words show, where the link writes to another. */
function otherAddressIn(words: string, url: string): string | undefined {
  const shown = url.startsWith('mailto:') ? /[^\s@()<>,]+@[^\s@()<>,]+\.[a-z]+/i.exec(words)?.[0] : undefined;
  if (shown === undefined) return undefined;
  return url.slice('mailto:'.length).split('?')[0]?.toLowerCase() === shown.toLowerCase() ? undefined : shown;
}
