import { queryOfScreen } from '#routing/screen-queries.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { isPersonal } from './personal-screens.ts';

export const cachesKeepWhatScreensReadApart: Rule = {
  name: 'caches-keep-what-screens-read-apart',
  severity: 'error',
  check({ routes }, report) {
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      const { page, cache } = route;
      const read = queryOfScreen(page);
      if (!routes || !cache || !read || isPersonal(route)) continue;
      const pointer = `${child('/routes', name)}/cache/query`;
      const absent = new Set(read.filter((parameter) => !cache.query.includes(parameter)));
      for (const [index, written] of cache.query.entries()) {
        const meant = read.includes(written) ? undefined : suggest(written, absent);
        if (meant === undefined) continue;
        absent.delete(meant);
        report(routes.placeOf(child(pointer, index)), `The screen "${page}" reads no "${written}" from its address.`, meant);
      }
      if (absent.size === 0) continue;
      const names = [...absent].map((parameter) => `"${parameter}"`).join(', ');
      report(
        routes.placeOf(pointer, 'key'),
        `The screen "${page}" reads ${names} from its address, which must stand here, too: else what visitors choose by that changes nothing.`,
      );
    }
  },
};
