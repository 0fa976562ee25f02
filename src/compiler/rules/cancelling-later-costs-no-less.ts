import type { Rule } from '../check/rule.ts';

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
            const place = (name: string) => document.placeOf(`/cancellation/steps/${key}/${name}`);
            if (step.daysBefore === earlier.daysBefore) {
              report(
                place('daysBefore'),
                `The steps "${earlierKey}" and "${key}" begin on the same day, ${step.daysBefore} before departure.`,
              );
            } else if (step.keptPercent < earlier.keptPercent) {
              report(
                place('keptPercent'),
                `Who cancels at "${key}" would pay ${step.keptPercent} %, less than the ${earlier.keptPercent} % at the earlier "${earlierKey}".`,
              );
            }
          }
        },
      },
    };
  },
};
