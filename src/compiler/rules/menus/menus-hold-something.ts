import type { HeaderDocument } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../../check/rule.ts';
import { identityOfPlace } from '../report/identity-of-place.ts';

export const menusHoldSomething: Rule = {
  name: 'menus-hold-something',
  severity: 'error',
  visit(_, report) {
    const told = new Set<string>();
    const menus = valueAt<HeaderDocument['links'][string]>('header', ['links', null], (value, at) => {
      if (value.type !== 'customMegaMenu') return;
      for (const [name, { link, links = {}, paragraph, thumbnail }] of Object.entries(value.items)) {
        if (link || paragraph || thumbnail || Object.keys(links).length > 0) continue;
        const place = at.keyPlace('items', name);
        const identity = identityOfPlace(place);
        if (told.has(identity)) continue;
        told.add(identity);
        report(place, 'This entry of a menu holds nothing: give it a link, links, a paragraph or a picture.');
      }
    });
    return { values: [menus] };
  },
};
