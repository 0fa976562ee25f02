import { type Rule, valueAt } from '../../check/rule.ts';
import { reportMissingAsset } from './assets.ts';

export const brandMarksExist: Rule = {
  name: 'brand-marks-exist',
  severity: 'error',
  visit(store, report) {
    const { theme } = store;
    if (theme) {
      const { favicon, logo, squareLogo } = theme.value;
      const marks = { '/favicon': favicon, '/logo/src': logo.src, '/squareLogo/src': squareLogo.src };
      for (const [pointer, file] of Object.entries(marks))
        reportMissingAsset(store, report, 'content/brand', file, () => theme.placeOf(pointer));
    }
    const icons = valueAt<{ src: string }>('footer', ['paymentMethodsBlock', 'icons', null], ({ src }, at) =>
      reportMissingAsset(store, report, 'content/brand', src, () => at.place('src')),
    );
    return { values: [icons] };
  },
};
