import type { Rule } from '../../check/rule.ts';

/** The step of additional options has an address, but no way leads through it. (specification, section 2.2) */
export const visibleStepsHaveAScreen: Rule = {
  name: 'visible-steps-have-a-screen',
  severity: 'warning',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          if (!document.value.steps.additionalOptions?.visible) return;
          const message = 'Travellers would not see this step all the same: it is always hidden.';
          report(document.placeOf('/steps/additionalOptions/visible'), message, 'false');
        },
      },
    };
  },
};
