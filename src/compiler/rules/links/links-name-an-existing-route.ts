import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import { isNeeded, isNeededIn, isServed } from '../routes/needed-routes.ts';

/** So many links do not err alike: what they lead to is missing, or renamed. */
const tooManyToErr = 3;

export const linksNameAnExistingRoute: Rule = {
  name: 'links-name-an-existing-route',
  severity: 'error',
  visit({ routes: document, brand }, report) {
    if (!document) return {};
    const { routes } = document.value;
    const strategy = brand?.value.routingStrategy;
    const linked = new Set<string>();
    const notServed = new Map<string, Place[]>();
    const missing = new Map<string, Place[]>();
    return {
      link(value, at) {
        if (value.type !== 'route') return;
        linked.add(value.route);
        const route = ownMember(routes, value.route);
        if (!route && !isNeeded(value.route)) keep(missing, value.route, at.place('route'));
        if (route && strategy && !isServed(route, strategy) && !isNeededIn(strategy, value.route))
          keep(notServed, value.route, at.place('route'));
      },
      end() {
        for (const [name, places] of notServed) tellNotServed(name, places);
        for (const [name, places] of missing) tellMissing(name, places);
      },
    };

    function tellNotServed(name: string, places: readonly Place[]): void {
      const [first] = places;
      const has = `which a brand of the strategy "${strategy}" does not have.`;
      if (places.length === 1 && first) report(first, `This link leads to the route "${name}", ${has}`);
      else if (document)
        report(
          document.placeOf(`${child('/routes', name)}/strategy`),
          `${places.length} links lead to the route "${name}", ${has}`,
          strategy,
        );
    }

    function tellMissing(name: string, places: readonly Place[]): void {
      const meant = suggest(name, Object.keys(routes));
      if (places.length < tooManyToErr || !document) {
        for (const place of places) report(place, `This link leads to the route "${name}", which routes.json does not have.`, meant);
        return;
      }
      const renamed = meant !== undefined && !linked.has(meant) && !isNeeded(meant) ? meant : undefined;
      const place = document.placeOf(renamed === undefined ? '/routes' : child('/routes', renamed), 'key');
      report(place, `${places.length} links lead to the route "${name}", which is missing here.`, renamed && name);
    }
  },
};

function keep(kept: Map<string, Place[]>, name: string, place: Place): void {
  const places = kept.get(name);
  if (places) places.push(place);
  else kept.set(name, [place]);
}
