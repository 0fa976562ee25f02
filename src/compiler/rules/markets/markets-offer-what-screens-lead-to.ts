import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { reportOnce } from '../report/report-once.ts';

export const marketsOfferWhatScreensLeadTo: Rule = {
  name: 'markets-offer-what-screens-lead-to',
  severity: 'error',
  visit({ routes, baseMarket }, report) {
    const declared = baseMarket?.value.featureFlags ?? {};
    const flagOf = (route: 'search' | 'tour' | 'planner') => {
      const flag = routes?.value.routes[route]?.flag;
      return flag !== undefined && Object.hasOwn(declared, flag) ? flag : undefined;
    };
    const [search, tour, planner] = [flagOf('search'), flagOf('tour'), flagOf('planner')];
    const hasTours = tour === undefined || planner === undefined;
    if (search === undefined && hasTours) return {};
    const reportPlace = reportOnce(report);
    return {
      market({ code, documents: { market } }) {
        const { featureFlags } = market.value;
        if (search !== undefined && featureFlags[search] !== true) {
          const message = `The market "${code}" has its search off, where tours, destinations and error pages lead.`;
          reportPlace(market.placeOf(child('/featureFlags', search)), message);
        }
        if (hasTours || featureFlags[tour] === true || featureFlags[planner] === true) return;
        const message = `The market "${code}" has no page for its tours: the routes "tour" and "planner" are both off.`;
        reportPlace(market.placeOf(child('/featureFlags', tour)), message);
      },
    };
  },
};
