import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';

export const pageToursExist: Rule = {
  name: 'page-tours-exist',
  severity: 'error',
  check({ pages, namesOf }, report) {
    const known = namesOf('tour');
    for (const page of pages.values()) {
      for (const [key, block] of Object.entries(page.value.blocks)) {
        const pointer = child('/blocks', key);
        const used: [pointer: string, tour: string][] = [];
        if (block.type === 'tourList')
          used.push(...block.tours.map((tour, index): [string, string] => [`${pointer}/tours/${index}`, tour]));
        if (block.type === 'quotes') {
          const quotes = Object.entries(block.quotes);
          used.push(...quotes.map(([quote, { tour }]): [string, string] => [`${child(`${pointer}/quotes`, quote)}/tour`, tour]));
        }
        for (const [tourPointer, tour] of used) {
          if (!known.has(tour)) report(page.placeOf(tourPointer), `There is no tour "${tour}" in content/tours.`, suggest(tour, known));
        }
      }
    }
  },
};
