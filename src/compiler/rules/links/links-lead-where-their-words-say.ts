import type { Link } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import { type Entry, type Menu, placeOfLabel, placeOfLink, visitMenus } from '../menus/menus.ts';
import { reportOnce } from '../report/report-once.ts';
import { misleading, NamedTargets } from './named-targets.ts';

export const linksLeadWhereTheirWordsSay: Rule = {
  name: 'links-lead-where-their-words-say',
  severity: 'warning',
  visit(store, report) {
    const reportPlace = reportOnce(report);
    const targets = new NamedTargets(store);
    return visitMenus((menu) => {
      for (const key in menu.entries) {
        const entry = menu.entries[key] as Entry;
        if (entry.link?.type === 'external') {
          checkExternal(menu, key, entry.label, entry.link, reportPlace);
          continue;
        }
        const found = misleading(entry, menu.languages, targets);
        if (!found) continue;
        const { said, target } = found;
        const message = `Visitors read the name of the ${said.what} "${said.name.en}", but this link leads to the ${target.what} "${target.name.en}".`;
        reportPlace(placeOfLink(menu, key), message);
      }
    });
  },
};

function checkExternal(menu: Menu, key: string, label: Entry['label'], { url }: Extract<Link, { type: 'external' }>, report: Report): void {
  for (const language of menu.languages) {
    const words = label[language] ?? label.en;
    const address = typeof url === 'string' ? url : (url[language] ?? url.en);
    const shown = otherNumberIn(words, address) ?? otherAddressIn(words, address);
    if (shown === undefined) continue;
    const place = placeOfLabel(menu, key, language in label ? language : 'en');
    report(place, `Visitors read "${shown}", but this link leads to "${address}".`);
    return;
  }
}

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
