import type { Rule } from '../check/rule.ts';
import { entriesStated } from '../check/stated.ts';
import { child } from '../read/json-pointer.ts';
import { reportMissingAsset } from './assets.ts';

export const brandMarksExist: Rule = {
  name: 'brand-marks-exist',
  severity: 'error',
  check(store, report) {
    const { theme, markets } = store;
    if (theme) {
      const { favicon, logo, squareLogo } = theme.value;
      const marks = { '/favicon': favicon, '/logo/src': logo.src, '/squareLogo/src': squareLogo.src };
      for (const [pointer, file] of Object.entries(marks))
        reportMissingAsset(store, report, 'content/brand', file, () => theme.placeOf(pointer));
    }
    const footers = markets.map(({ documents }) => documents.footer);
    for (const { document, key, value } of entriesStated<{ src: string }>(footers, ['paymentMethodsBlock', 'icons'])) {
      const pointer = child(child('/paymentMethodsBlock/icons', key), 'src');
      reportMissingAsset(store, report, 'content/brand', value.src, () => document.placeOf(pointer));
    }
  },
};
