import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const heroesStandFirstAndAlone: Rule = {
  name: 'heroes-stand-first-and-alone',
  severity: 'error',
  check({ pages }, report) {
    for (const page of pages.values()) {
      const blocks = Object.entries(page.value.blocks);
      const heroes = blocks.filter(([, { type }]) => type === 'hero');
      const first = Math.min(...blocks.map(([, { order }]) => order));
      const [own, ...others] = heroes;
      if (own && own[1].order > first) {
        report(
          page.placeOf(`${child('/blocks', own[0])}/order`),
          'A hero carries the headline of the page, so it must be the first block.',
        );
      }
      for (const [key] of others) {
        report(page.placeOf(`${child('/blocks', key)}/type`), `A page has one headline: the hero "${own?.[0]}" carries it already.`);
      }
    }
  },
};
