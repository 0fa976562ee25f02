import type { CompiledRoute } from '#contract/release.ts';

/** The path of a route in one language; English where the route has none in it. */
export function pathInLanguage(path: CompiledRoute['path'], languageCode: string): string {
  return typeof path === 'string' ? path : (path[languageCode] ?? path.en);
}

/** Whether a route takes every path that no other takes. */
export function isCatchAll({ path }: CompiledRoute): boolean {
  return pathInLanguage(path, 'en').endsWith('...}');
}
