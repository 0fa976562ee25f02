import type { Rule } from '../../check/rule.ts';
import { reportMissingAsset } from './assets.ts';

export const fontsExist: Rule = {
  name: 'fonts-exist',
  severity: 'error',
  check(store, report) {
    const { theme } = store;
    if (!theme) return;
    for (const family of ['primary', 'secondary'] as const) {
      for (const weight of ['regular', 'semibold', 'bold'] as const) {
        const { url } = theme.value.fonts[family][weight];
        reportMissingAsset(store, report, 'content/fonts', url, () => theme.placeOf(`/fonts/${family}/${weight}/url`));
      }
    }
  },
};
