import type { FormerPath, LanguageCode, RoutesDocument, RoutingStrategy } from '#contract/documents.generated.ts';
import type { CompiledFormerPath, CompiledPath, CompiledRoute } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';

/** The routes of a routing strategy with all defaults written out, their paths in the languages that the store speaks. */
export function compileRoutes({ routes }: RoutesDocument, strategy: RoutingStrategy, languages: readonly LanguageCode[]): CompiledRoute[] {
  return Object.entries(routes)
    .filter(([, route]) => route.strategy === undefined || route.strategy === 'any' || route.strategy === strategy)
    .map(([name, { page, path, formerPaths, prefixed = true, layout = 'default', flag, guards = [], cache }]) => ({
      name,
      page,
      path: compilePath(path, languages),
      ...(formerPaths && { formerPaths: formerPaths.map((former) => compileFormerPath(former, languages)) }),
      prefixed,
      layout,
      ...(flag !== undefined && { flag }),
      guards,
      ...(cache && { cache }),
    }));
}

function compilePath(path: RoutesDocument['routes'][string]['path'], languages: readonly LanguageCode[]): CompiledPath {
  if (typeof path === 'string') return path;
  const byLanguage = languages.map((language): [string, string] => [language, textIn(path, language)]);
  return byLanguage.every(([, localised]) => localised === path.en) ? path.en : { en: path.en, ...Object.fromEntries(byLanguage) };
}

function compileFormerPath(former: string | FormerPath, languages: readonly LanguageCode[]): CompiledFormerPath {
  if (typeof former === 'string') return former;
  if (former.en !== undefined) return compilePath({ ...former, en: former.en }, languages);
  return Object.fromEntries(Object.entries(former).filter(([language]) => languages.some((spoken) => spoken === language)));
}
