import type { Rule } from '../../check/rule.ts';
import { causeIn } from '../report/cause.ts';

export const cancellingLaterCostsNoLess: Rule = {
  name: 'cancelling-later-costs-no-less',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          const steps = Object.entries(document.value.cancellation.steps).sort(([, one], [, other]) => other.daysBefore - one.daysBefore);
          for (const [index, [key, step]] of steps.entries()) {
            const [earlierKey, earlier] = steps[index - 1] ?? [];
            if (!earlier) continue;
            const days = [key, earlierKey].map((step) => `/cancellation/steps/${step}/daysBefore`);
            const percents = [key, earlierKey].map((step) => `/cancellation/steps/${step}/keptPercent`);
            if (step.daysBefore === earlier.daysBefore) {
              report(
                causeIn(document, ...days) ?? document.placeOf(days[0] ?? ''),
                `The steps "${earlierKey}" and "${key}" begin on the same day, ${step.daysBefore} before departure.`,
              );
            } else if (step.keptPercent < earlier.keptPercent) {
              report(
                causeIn(document, ...percents, ...days) ?? document.placeOf(percents[0] ?? ''),
                `Who cancels at "${key}" would pay ${step.keptPercent} %, less than the ${earlier.keptPercent} % at the earlier "${earlierKey}".`,
              );
            }
          }
        },
      },
    };
  },
};
