import { toSlug } from '../pages/slugs.ts';
import { foreignParameterIn } from './foreign-parameters.ts';
import { readPattern } from './route-patterns.ts';

/** A path as it was probably meant: with one slash before each part, none behind the last, and its parameters in braces. */
export function meantPath(path: string): string | undefined {
  const local = path
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replaceAll('\\', '/');
  const parts = local.split('/').filter(Boolean).map(meantPart);
  const meant = `/${parts.join('/')}`;
  return meant !== path && readPattern(meant) ? meant : undefined;
}

function meantPart(part: string): string {
  return foreignParameterIn(part) ?? (/[{}]/.test(part) ? part : (toSlug(part) ?? part));
}
