import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { reportOnce } from '../report/report-once.ts';
import { isNeeded } from '../routes/needed-routes.ts';
import { isOfACheckout } from '../routes/personal-screens.ts';

export const marketsThatSellHaveACheckout: Rule = {
  name: 'markets-that-sell-have-a-checkout',
  severity: 'error',
  visit({ routes, baseMarket }, report) {
    const declared = baseMarket?.value.featureFlags ?? {};
    const steps = Object.entries(routes?.value.routes ?? {}).filter(([name, route]) => isNeeded(name) && isOfACheckout(route));
    const flags = new Set(steps.flatMap(([, { flag }]) => (flag !== undefined && Object.hasOwn(declared, flag) ? flag : [])));
    if (flags.size === 0) return {};
    const reportPlace = reportOnce(report);
    return {
      market({ code, documents: { market } }) {
        if (!market.value.enableB2cChannel) return;
        for (const flag of flags) {
          if (market.value.featureFlags[flag] === true) continue;
          const message = `Consumers may buy in the market "${code}", but pages of its checkout are off: who books finds none.`;
          reportPlace(market.placeOf(child('/featureFlags', flag)), message);
        }
      },
    };
  },
};
