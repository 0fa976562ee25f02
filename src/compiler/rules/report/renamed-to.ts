import { suggest } from '../../diagnostics/suggest.ts';

/** Of names that nothing uses the one that a missing name probably became: it is like that one, or only one of the two goes on. */
export function renamedTo(missing: string, unused: readonly string[]): string | undefined {
  const longer = unused.filter((name) => name.startsWith(`${missing}-`) || missing.startsWith(`${name}-`));
  return suggest(missing, unused) ?? (longer.length === 1 ? longer[0] : undefined);
}
