import type { Report } from '../../check/rule.ts';
import { identityOfPlace } from './identity-of-place.ts';

/** Tells one mistake at a place, though it be found in several markets that inherit it. */
export function reportOnce(report: Report): Report {
  const told = new Set<string>();
  return (place, message, suggestion) => {
    const key = identityOfPlace(place);
    if (told.has(key)) return;
    told.add(key);
    report(place, message, suggestion);
  };
}
