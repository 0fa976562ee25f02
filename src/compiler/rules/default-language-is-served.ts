import type { Rule } from '../check/rule.ts';
import { languagesOf } from '../resolve/resolved-store.ts';

export const defaultLanguageIsServed: Rule = {
  name: 'default-language-is-served',
  severity: 'error',
  check(store, report) {
    const served = languagesOf(store);
    if (!store.brand || served.length === 0 || !store.allMarketsAreValid) return;
    const { defaultLanguage } = store.brand.value;
    if (served.includes(defaultLanguage)) return;
    report(
      store.brand.placeOf('/defaultLanguage'),
      `The default language "${defaultLanguage}" is spoken in no market. Spoken are ${served.map((language) => `"${language}"`).join(', ')}.`,
    );
  },
};
