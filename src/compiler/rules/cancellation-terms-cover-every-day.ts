import type { Rule } from '../check/rule.ts';

export const cancellationTermsCoverEveryDay: Rule = {
  name: 'cancellation-terms-cover-every-day',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents.checkout))) {
      const steps = Object.entries(document.value.cancellation.steps);
      if (steps.some(([, { daysBefore }]) => daysBefore === 0)) continue;
      const earliest = Math.min(...steps.map(([, { daysBefore }]) => daysBefore));
      const message = `Nothing says what is kept on the last ${earliest} days before departure: one step needs "daysBefore" 0.`;
      report(document.placeOf('/cancellation/steps', 'key'), message);
    }
  },
};
