import { closest, distance } from 'fastest-levenshtein';

/** The candidate that was probably meant, or undefined where nothing is near enough to be helpful. */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates];
  if (known.length === 0) return undefined;
  const normal = written.toLowerCase();
  const sameButCase = known.find((candidate) => candidate.toLowerCase() === normal);
  if (sameButCase) return sameButCase;
  const nearest = closest(written, known);
  const allowed = Math.max(1, Math.floor(Math.min(written.length, nearest.length) / 3));
  return distance(written, nearest) <= Math.max(2, allowed) && distance(written, nearest) < nearest.length ? nearest : undefined;
}
