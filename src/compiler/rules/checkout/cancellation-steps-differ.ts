import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const cancellationStepsDiffer: Rule = {
  name: 'cancellation-steps-differ',
  severity: 'warning',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          // A market may level out what it inherits.
          if (document.layers.length > 1) return;
          const steps = Object.entries(document.value.cancellation.steps).sort(([, one], [, other]) => other.daysBefore - one.daysBefore);
          for (const [index, [key, { daysBefore, keptPercent }]] of steps.entries()) {
            const [earlierKey, earlier] = steps[index - 1] ?? [];
            if (earlier?.keptPercent !== keptPercent || earlier.daysBefore === daysBefore) continue;
            const message = `As much is kept as at "${earlierKey}" before, ${keptPercent} %, so this step changes nothing.`;
            report(document.placeOf(`${child('/cancellation/steps', key)}/keptPercent`), message);
          }
        },
      },
    };
  },
};
