import { patternShape } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import type { JsonPointer } from '../read/json-pointer.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const localisedPathsDoNotCollide: Rule = {
  name: 'localised-paths-do-not-collide',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    const strategy = brand.value.routingStrategy;
    const served = Object.entries(routes.value.routes).filter(([, route]) => [undefined, 'any', strategy].includes(route.strategy));
    return {
      end(markets) {
        const told = new Set<JsonPointer>();
        for (const language of languagesOf({ markets })) {
          const owners = new Map<string, string>();
          for (const [name, route] of served) {
            const paths = pathsOf(name, route);
            const own =
              paths.find((path) => path.language === language) ??
              paths.find((path) => path.language === undefined || path.language === 'en');
            const pattern = own && readPattern(own.path);
            if (!own || !pattern) continue;
            const prefixed = (route.prefixed ?? true) && strategy === 'multi-market-and-language';
            const address = `${prefixed ? 'prefixed ' : ''}${patternShape(pattern)}`;
            const owner = owners.get(address);
            owners.set(address, owner ?? name);
            if (owner === undefined || told.has(own.pointer)) continue;
            told.add(own.pointer);
            report(
              routes.placeOf(own.pointer),
              `In the language "${language}" the routes "${owner}" and "${name}" have the same address: ${own.path}.`,
            );
          }
        }
      },
    };
  },
};
