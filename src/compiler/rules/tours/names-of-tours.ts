import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

export interface NameOfTour {
  document: ResolvedDocument;
  pointer: JsonPointer;
  tour: string;
}

/** Where documents name a tour without a link to it: lists and quotes of pages, and what promo codes are for. */
export function namesOfTours({ pages, promoCodes }: SharedStore): NameOfTour[] {
  const names: NameOfTour[] = [];
  for (const document of pages.values()) {
    for (const [key, block] of Object.entries(document.value.blocks)) {
      const pointer = child('/blocks', key);
      const tours = block.type === 'tourList' ? block.tours : [];
      names.push(...tours.map((tour, index) => ({ document, pointer: `${pointer}/tours/${index}`, tour })));
      const quotes = block.type === 'quotes' ? Object.entries(block.quotes) : [];
      names.push(...quotes.map(([quote, { tour }]) => ({ document, pointer: `${child(`${pointer}/quotes`, quote)}/tour`, tour })));
    }
  }
  if (!promoCodes) return names;
  for (const [key, { conditions }] of Object.entries(promoCodes.value.codes)) {
    const pointer = `${child('/codes', key)}/conditions/tours`;
    names.push(...(conditions?.tours ?? []).map((tour, index) => ({ document: promoCodes, pointer: `${pointer}/${index}`, tour })));
  }
  return names;
}
