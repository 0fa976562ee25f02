import type { Report, Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { pathsOf } from './route-patterns.ts';

export const addressesNameTheirLanguageOnce: Rule = {
  name: 'addresses-name-their-language-once',
  severity: 'warning',
  check(store, report) {
    const { routes, brand } = store;
    if (brand?.value.routingStrategy !== 'multi-market-and-language') return;
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      if (!routes || route.prefixed === false) continue;
      for (const { language, path, pointer } of pathsOf(name, route)) checkPath(path, language, () => routes.placeOf(pointer), report);
    }
    for (const { document, slug } of contentPagesOf(store)) {
      for (const [language, path] of languagesIn(slug)) checkPath(path, language, () => document.placeOf(`/slug/${language}`), report);
    }
  },
};

/** A language by itself, or as it stands in addresses after the market. */
const firstPart = /^(\/?)((?:[a-z]{2}-)?([a-z]{2}))\/(?=.)/;

function checkPath(path: string, language: string | undefined, placeOf: () => Place, report: Report): void {
  const [found, slash = '', part, named] = firstPart.exec(path) ?? [];
  if (found === undefined || named !== language) return;
  const message = `Market and language stand before every address already: "${part}" would stand there a second time.`;
  report(placeOf(), message, slash + path.slice(found.length));
}
