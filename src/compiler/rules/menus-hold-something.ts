import type { HeaderDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { entriesStated } from '../check/stated.ts';
import { child } from '../read/json-pointer.ts';

export const menusHoldSomething: Rule = {
  name: 'menus-hold-something',
  severity: 'error',
  check({ markets }, report) {
    const told = new Set<string>();
    const headers = markets.map(({ documents }) => documents.header);
    for (const { document, key, value } of entriesStated<HeaderDocument['links'][string]>(headers, ['links'])) {
      if (value.type !== 'customMegaMenu') continue;
      const pointer = child(child('/links', key), 'items');
      for (const [name, { link, links = {}, paragraph, thumbnail }] of Object.entries(value.items)) {
        if (link || paragraph || thumbnail || Object.keys(links).length > 0) continue;
        const place = document.placeOf(child(pointer, name), 'key');
        const identity = `${place.file} ${place.line} ${place.column}`;
        if (told.has(identity)) continue;
        told.add(identity);
        report(place, 'This entry of a menu holds nothing: give it a link, links, a paragraph or a picture.');
      }
    }
  },
};
