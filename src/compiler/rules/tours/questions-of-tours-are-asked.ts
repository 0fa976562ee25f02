import type { Rule } from '../../check/rule.ts';

export const questionsOfToursAreAsked: Rule = {
  name: 'questions-of-tours-are-asked',
  severity: 'error',
  visit({ tours }, report) {
    const asking = [...tours].find(([, { value }]) =>
      Object.values(value.activities).some(({ questions }) => Object.values(questions ?? {}).some(({ required }) => required)),
    );
    if (!asking) return {};
    return {
      documents: {
        checkout(document) {
          if (document.value.steps.experiences?.visible !== false) return;
          const message = `Nobody could pay for "${asking[0]}" and the like: this step asks what must be answered before.`;
          report(document.placeOf('/steps/experiences/visible'), message, 'true');
        },
      },
    };
  },
};
