import type { Rule } from '../check/rule.ts';
import { picturesOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';
import { reportMissingAsset } from './assets.ts';

export const picturesExist: Rule = {
  name: 'pictures-exist',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, value } of picturesOf(store)) {
      reportMissingAsset(store, report, 'content/pictures', value.src, () => document.placeOf(child(pointer, 'src')));
    }
  },
};
