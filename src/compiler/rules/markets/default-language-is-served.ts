import type { Rule } from '../../check/rule.ts';
import { languagesOf } from '../../resolve/resolved-store.ts';

export const defaultLanguageIsServed: Rule = {
  name: 'default-language-is-served',
  severity: 'error',
  visit({ brand }, report) {
    return {
      end(markets, allAreValid) {
        const served = languagesOf({ markets });
        if (!brand || served.length === 0 || !allAreValid) return;
        const { defaultLanguage } = brand.value;
        if (served.includes(defaultLanguage)) return;
        report(
          brand.placeOf('/defaultLanguage'),
          `The default language "${defaultLanguage}" is spoken in no market. Spoken are ${served.map((language) => `"${language}"`).join(', ')}.`,
        );
      },
    };
  },
};
