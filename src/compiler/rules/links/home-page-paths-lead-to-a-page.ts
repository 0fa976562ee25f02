import type { LanguageCode } from '#contract/documents.generated.ts';
import { slugIn } from '#domain/slugs.ts';
import { createMatcher, type Matcher, type RouteMatch } from '#routing/matcher.ts';
import { isOffered } from '#routing/offered-routes.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { contentPagesOf } from '../pages/content-pages.ts';
import { reportOnce } from '../report/report-once.ts';
import { servedRoutesIn } from '../routes/served-routes.ts';
import { homePagePathForm } from './home-page-paths-begin-with-a-slash.ts';

export const homePagePathsLeadToAPage: Rule = {
  name: 'home-page-paths-lead-to-a-page',
  severity: 'error',
  visit(store, report) {
    const { routes, pages, tours, namesOf } = store;
    const allAreValid = pages.size === namesOf('page').size && tours.size === namesOf('tour').size;
    if (!routes || !store.brand || !allAreValid) return {};
    const reportPlace = reportOnce(report);
    return {
      market({ code, documents, languages }) {
        const { homePagePath, featureFlags, customerAccount } = documents.market.value;
        if (!homePagePath) return;
        const features = { flags: featureFlags, hasCustomerAccounts: customerAccount !== undefined };
        for (const { urlCode } of languages) {
          const written = homePagePath[urlCode] === undefined ? 'en' : urlCode;
          const path = homePagePath[written] ?? '';
          if (!homePagePathForm.test(path)) continue;
          const { matcher, paths } = addressesIn(store, urlCode);
          const match = matcher.match(path);
          const pointer = child('/homePagePath', written);
          if (!match || !exists(match, store, urlCode)) {
            const message = `In the language "${urlCode}" there is no page at "${path}", where the logo would lead.`;
            reportPlace(documents.market.placeOf(pointer), message, suggest(path, paths));
          } else if (!isOffered(match.route, features)) {
            const message = `The market "${code}" does not have the page "${match.route.name}", where the logo would lead: ${lackOf(match.route)}.`;
            reportPlace(documents.market.placeOf(pointer), message);
            return;
          }
        }
      },
    };
  },
};

function lackOf({ flag }: RouteMatch['route']): string {
  return flag === undefined ? 'it needs customer accounts' : `it needs the feature "${flag}"`;
}

/** What can be asked for in a language after the market and the language. */
function addressesIn({ routes, brand }: SharedStore, language: LanguageCode): { matcher: Matcher; paths: string[] } {
  const strategy = brand?.value.routingStrategy ?? 'multi-market-and-language';
  const served = routes ? servedRoutesIn(routes.value, strategy, language) : [];
  const behindPrefix = served.filter(({ prefixed }) => prefixed || strategy === 'single-market-and-language');
  return {
    matcher: createMatcher(behindPrefix, language),
    paths: behindPrefix.map(({ path }) => path).filter((path) => !path.includes('{')),
  };
}

/** Whether the tour or the page that an address names is there in its language. */
function exists({ route, params: { slug } }: RouteMatch, store: SharedStore, language: LanguageCode): boolean {
  if (slug === undefined) return true;
  if (route.page === 'tour') return [...store.tours.values()].some((tour) => slugIn({ ...tour.value.slug }, language, 'en') === slug);
  const defaultLanguage = store.brand?.value.defaultLanguage ?? 'en';
  return contentPagesOf(store).some((page) => slugIn({ ...page.slug }, language, defaultLanguage) === slug);
}
