import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { causeIn } from '../report/cause.ts';

export const cancellationTermsCoverEveryDay: Rule = {
  name: 'cancellation-terms-cover-every-day',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          const steps = Object.entries(document.value.cancellation.steps);
          if (steps.some(([, { daysBefore }]) => daysBefore === 0)) return;
          const last = Math.min(...steps.map(([, { daysBefore }]) => daysBefore));
          const lastDays = last === 1 ? 'last day' : `last ${last} days`;
          const message = `Nothing says what is kept on the ${lastDays} before departure: one step needs "daysBefore" 0.`;
          const cause = causeIn(document, ...steps.map(([key]) => `${child('/cancellation/steps', key)}/daysBefore`));
          report(cause ?? document.placeOf('/cancellation/steps', 'key'), message);
        },
      },
    };
  },
};
