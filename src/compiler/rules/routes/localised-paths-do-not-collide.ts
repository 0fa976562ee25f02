import type { Route } from '#contract/documents.generated.ts';
import { parsePattern, patternShape } from '#routing/pattern.ts';
import type { Rule } from '../../check/rule.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import { languagesOf } from '../../resolve/resolved-store.ts';
import { lackingParameters } from './needed-routes.ts';
import { servedRoutesIn } from './served-routes.ts';

export const localisedPathsDoNotCollide: Rule = {
  name: 'localised-paths-do-not-collide',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    const isTold = (name: string) => lackingParameters(name, routes.value.routes[name] as Route) !== undefined;
    return {
      end(markets) {
        const told = new Set<JsonPointer>();
        for (const language of languagesOf({ markets })) {
          const owners = new Map<string, string>();
          for (const { name, path, pointer, prefixed } of servedRoutesIn(routes.value, brand.value.routingStrategy, language)) {
            const address = `${prefixed ? 'prefixed ' : ''}${patternShape(parsePattern(path))}`;
            const owner = owners.get(address);
            owners.set(address, owner ?? name);
            if (owner === undefined || told.has(pointer) || isTold(name) || isTold(owner)) continue;
            told.add(pointer);
            report(
              routes.placeOf(pointer),
              `In the language "${language}" the routes "${owner}" and "${name}" have the same address: ${path}.`,
            );
          }
        }
      },
    };
  },
};
