import type { Rule } from '../../check/rule.ts';

export const moduleOriginsAreWrittenPlainly: Rule = {
  name: 'module-origins-are-written-plainly',
  severity: 'error',
  check({ brand }, report) {
    if (!brand) return;
    for (const [index, origin] of (brand.value.moduleOrigins ?? []).entries()) {
      const meant = URL.canParse(origin) ? new URL(origin).origin : undefined;
      if (meant === origin) continue;
      const place = brand.placeOf(`/moduleOrigins/${index}`);
      if (meant) report(place, `Browsers write "${origin}" as "${meant}", so no page would ever have this origin.`, meant);
      else report(place, `"${origin}" is no address.`);
    }
  },
};
