import type { Route } from '#contract/documents.generated.ts';
import { type Pattern, parsePattern } from '#routing/pattern.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import { child } from '../../read/json-pointer.ts';
import { hasForeignParameter } from './foreign-parameters.ts';

/** The pattern of a path, or undefined where it is malformed, which a rule of its own tells. */
export function readPattern(path: string): Pattern | undefined {
  try {
    return hasForeignParameter(path) ? undefined : parsePattern(path);
  } catch {
    return undefined;
  }
}

/** The paths of a route with the place of each within routes.json. */
export function pathsOf(name: string, { path }: Route): { language: string | undefined; path: string; pointer: JsonPointer }[] {
  const pointer = child(child('/routes', name), 'path');
  if (typeof path === 'string') return [{ language: undefined, path, pointer }];
  return Object.entries(path).map(([language, localised]: [string, string]) => ({
    language,
    path: localised,
    pointer: child(pointer, language),
  }));
}
