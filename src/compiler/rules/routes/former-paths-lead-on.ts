import type { FormerPath, LanguageCode, Route } from '#contract/documents.generated.ts';
import { type Pattern, parameterNames, parsePattern, patternShape } from '#routing/pattern.ts';
import type { Rule } from '../../check/rule.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import { languagesOf } from '../../resolve/resolved-store.ts';
import { isServed } from './needed-routes.ts';
import { createOwners, type Owners } from './owners-of-addresses.ts';
import { readPattern } from './route-patterns.ts';

export const formerPathsLeadOn: Rule = {
  name: 'former-paths-lead-on',
  severity: 'error',
  visit(store, report) {
    const { routes, brand } = store;
    if (!routes || !brand) return {};
    const strategy = brand.value.routingStrategy;
    const moved = Object.entries(routes.value.routes).filter(([, route]) => route.formerPaths && isServed(route, strategy));
    if (moved.length === 0) return {};
    return {
      end(markets) {
        const languages = languagesOf({ markets });
        const owners = createOwners(store, strategy, markets);
        for (const [name, route] of moved) {
          const pointer = child(child('/routes', name), 'formerPaths');
          if (takesTheRest(route)) {
            const message = `The path of the route "${name}" ends with a parameter that takes the rest of an address; its former paths lead nowhere.`;
            report(routes.placeOf(pointer, 'key'), message);
            continue;
          }
          for (const [index, former] of (route.formerPaths ?? []).entries()) {
            const written = writtenPaths(former, child(pointer, index));
            const malformed = written.filter(({ path }) => malformation(path, route) !== undefined);
            for (const { path, pointer: at } of malformed) report(routes.placeOf(at), malformation(path, route) ?? '');
            const mistake = malformed.length > 0 ? undefined : mistakeOf(written, name, route, languages, owners);
            if (mistake) report(routes.placeOf(mistake.pointer), mistake.message);
          }
        }
      },
    };
  },
};

interface WrittenPath {
  /** Undefined where it is one for all languages. */
  language?: string;
  path: string;
  pointer: JsonPointer;
}

function writtenPaths(former: string | FormerPath, pointer: JsonPointer): WrittenPath[] {
  if (typeof former === 'string') return [{ path: former, pointer }];
  return Object.entries(former).map(([language, path]) => ({ language, path, pointer: child(pointer, language) }));
}

function malformation(path: string, route: Route): string | undefined {
  let pattern: Pattern;
  try {
    pattern = parsePattern(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const now = patternToday(route);
  const [had, needs] = [pattern, now ?? pattern].map((read) => parameterNames(read).sort().join(', '));
  if (had === needs) return undefined;
  return `The former path "${path}" must have the same parameters as the path of today (${needs || 'none'}), but has ${had || 'none'}.`;
}

function takesTheRest(route: Route): boolean {
  return patternToday(route)?.at(-1)?.type === 'rest';
}

function patternToday({ path }: Route): Pattern | undefined {
  return readPattern(typeof path === 'string' ? path : path.en);
}

interface Mistake {
  pointer: JsonPointer;
  message: string;
}

/** The first of those that stand at an address, so that it does not lead on, or would lead away from a page. */
function mistakeOf(
  written: readonly WrittenPath[],
  name: string,
  route: Route,
  languages: readonly LanguageCode[],
  owners: Owners,
): Mistake | undefined {
  const asked = languages.flatMap((language) => {
    const own = written.find((path) => path.language === language) ?? written.find((path) => (path.language ?? 'en') === 'en');
    if (!own) return [];
    const { path, pointer } = own;
    return { path, pointer, language, owner: owners.routeAt(path, language, route) };
  });
  const [first] = asked;
  // A route that moved in one language alone still stands at the same path in others.
  const isIdle = first !== undefined && asked.every(({ owner }) => owner === name);
  const taken = isIdle ? first : asked.find(({ owner }) => owner !== undefined && owner !== name);
  if (taken) {
    const pointer = isIdle && written.length > 1 ? taken.pointer.slice(0, taken.pointer.lastIndexOf('/')) : taken.pointer;
    return { pointer, message: `The former path "${taken.path}" is in use: it is the address of the route "${taken.owner}" today.` };
  }
  for (const { path, pointer } of written) {
    const ahead = owners.ahead(path, route);
    if (ahead) return { pointer, message: `The former path "${path}" leads nowhere: ${ahead}.` };
    const page = owners.pageAt(path, route);
    if (page) return { pointer, message: `The former path "${path}" is in use: the page "${page.name}" stands at ${page.path} today.` };
  }
  for (const { path, pointer, language } of asked) {
    const other = owners.firstToHaveMoved(name, patternShape(parsePattern(path)), language, route);
    if (other === name) continue;
    return { pointer, message: `The route "${other}" has the former path "${path}", too: an address can lead on to only one of them.` };
  }
  return undefined;
}
