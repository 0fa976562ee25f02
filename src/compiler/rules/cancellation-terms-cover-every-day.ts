import type { Rule } from '../check/rule.ts';

export const cancellationTermsCoverEveryDay: Rule = {
  name: 'cancellation-terms-cover-every-day',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          const steps = Object.entries(document.value.cancellation.steps);
          if (steps.some(([, { daysBefore }]) => daysBefore === 0)) return;
          const earliest = Math.min(...steps.map(([, { daysBefore }]) => daysBefore));
          const message = `Nothing says what is kept on the last ${earliest} days before departure: one step needs "daysBefore" 0.`;
          report(document.placeOf('/cancellation/steps', 'key'), message);
        },
      },
    };
  },
};
