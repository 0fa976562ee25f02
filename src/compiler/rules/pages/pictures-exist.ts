import type { Rule } from '../../check/rule.ts';
import { reportMissingAsset } from '../brand/assets.ts';

export const picturesExist: Rule = {
  name: 'pictures-exist',
  severity: 'error',
  visit(store, report) {
    return {
      picture(value, at) {
        reportMissingAsset(store, report, 'content/pictures', value.src, () => at.place('src'));
      },
    };
  },
};
