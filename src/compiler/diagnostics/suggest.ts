import { closest, distance } from 'fastest-levenshtein';

/** The candidate that was probably meant, or undefined where nothing is near enough to be helpful. */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates];
  if (known.length === 0 || written === '') return undefined;
  const normal = written.toLowerCase();
  const sameButCase = known.find((candidate) => candidate.toLowerCase() === normal);
  if (sameButCase) return sameButCase;
  const nearest = closest(written, known);
  const edits = distance(written, nearest);
  const allowed = Math.max(2, Math.floor(Math.max(written.length, nearest.length) * 0.4));
  const isBeginning = normal.startsWith(nearest.toLowerCase()) || nearest.toLowerCase().startsWith(normal);
  const isMostlySame = isBeginning || edits < Math.min(written.length, nearest.length) / 2;
  return edits <= allowed && isMostlySame ? nearest : undefined;
}
