import type { Rule } from '../check/rule.ts';

/** The step of additional options has an address, but no way leads through it. (specification, section 2.2) */
export const visibleStepsHaveAScreen: Rule = {
  name: 'visible-steps-have-a-screen',
  severity: 'warning',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents.checkout))) {
      if (!document.value.steps.additionalOptions?.visible) continue;
      const message = 'Travellers would not see this step all the same: it is always hidden.';
      report(document.placeOf('/steps/additionalOptions/visible'), message, 'false');
    }
  },
};
