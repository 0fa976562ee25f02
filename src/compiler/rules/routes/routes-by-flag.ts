import type { RoutesDocument } from '#contract/documents.generated.ts';

/** Names of the routes that ask for a feature, by the feature. */
export function routesByFlag({ routes }: RoutesDocument): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [name, { flag }] of Object.entries(routes)) {
    if (flag !== undefined) names.set(flag, [...(names.get(flag) ?? []), name]);
  }
  return names;
}
