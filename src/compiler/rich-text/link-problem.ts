import { asAddress } from '../diagnostics/meant-address.ts';

const schemes: Readonly<Record<string, 'page' | 'tour' | 'route'>> = {
  page: 'page',
  pages: 'page',
  tour: 'tour',
  tours: 'tour',
  route: 'route',
  routes: 'route',
};

const routeTarget = /^[a-z][A-Za-z]*([;?].*)?$/;

/** Whether what follows `route:` is a name, and perhaps parameters and a query. */
export function isRouteTarget(target: string): boolean {
  return routeTarget.test(target);
}

/** What is wrong with where a link of rich text leads, and how it is written. */
export function linkProblem(href: string): string {
  const problem = `A link cannot lead to "${href}"`;
  const meant = meantBy(href);
  if (meant !== undefined) return `${problem}: write ${meant} instead.`;
  if (/^\s*route/i.test(href))
    return `${problem}: one to a route looks like route:search, or with parameters like route:region;region=alps?page=2.`;
  return `${problem}: page:…, tour:…, route:…, https:, mailto: and tel: are known.`;
}

function meantBy(href: string): string | undefined {
  const [, written = '', rest = ''] = /^\s*([a-z]+)\s*:\s*\/*(.*?)\s*$/i.exec(href) ?? [];
  const name = written.toLowerCase();
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  if (scheme === undefined) return asAddress(href);
  const target = rest.replace(/\.json$/, '');
  const tour = /^tours?\/([a-z0-9-]+)$/.exec(target)?.[1];
  if (scheme === 'route' && tour !== undefined) return `tour:${tour}`;
  return target === '' || (scheme === 'route' && !isRouteTarget(target)) ? undefined : `${scheme}:${target}`;
}
