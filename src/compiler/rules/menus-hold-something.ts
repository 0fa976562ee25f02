import type { HeaderDocument } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { reportOnce } from './report-once.ts';

export const menusHoldSomething: Rule = {
  name: 'menus-hold-something',
  severity: 'error',
  check({ markets }, report) {
    const reportPlace = reportOnce(report);
    for (const { documents } of markets) {
      for (const pointer of emptyEntriesOf(documents.header.value.links)) {
        const message = 'This entry of a menu holds nothing: give it a link, links, a paragraph or a picture.';
        reportPlace(documents.header.placeOf(pointer, 'key'), message);
      }
    }
  },
};

const emptyEntriesOf = remembering((links: HeaderDocument['links']): readonly JsonPointer[] =>
  Object.entries(links).flatMap(([key, link]) => {
    if (link.type !== 'customMegaMenu') return [];
    const pointer = child(child('/links', key), 'items');
    return Object.entries(link.items).flatMap(([name, { link: target, links: below = {}, paragraph, thumbnail }]) =>
      target || paragraph || thumbnail || Object.keys(below).length > 0 ? [] : [child(pointer, name)],
    );
  }),
);
