import type { Rule } from '../../check/rule.ts';

export const languagesStandOnceInAMarket: Rule = {
  name: 'languages-stand-once-in-a-market',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const codes = documents.market.value.availableLanguages.map(({ urlCode }) => urlCode);
        for (const [index, code] of codes.entries()) {
          if (codes.indexOf(code) === index) continue;
          report(documents.market.placeOf(`/availableLanguages/${index}/urlCode`), `The language "${code}" stands twice in this market.`);
        }
      },
    };
  },
};
