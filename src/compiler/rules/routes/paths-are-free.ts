import type { Rule } from '../../check/rule.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import { languagesOf } from '../../resolve/resolved-store.ts';
import { servedRoutesIn } from './served-routes.ts';
import { ownerOfPath } from './taken-paths.ts';

export const pathsAreFree: Rule = {
  name: 'paths-are-free',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    return {
      end(markets) {
        const told = new Set<JsonPointer>();
        for (const language of languagesOf({ markets })) {
          for (const { path, pointer, prefixed } of servedRoutesIn(routes.value, brand.value.routingStrategy, language)) {
            const owner = prefixed || told.has(pointer) ? undefined : ownerOfPath(path, markets);
            if (owner === undefined) continue;
            told.add(pointer);
            report(routes.placeOf(pointer), `Nobody would see a page at "${path}": ${owner}.`);
          }
        }
      },
    };
  },
};
