import type { Link } from '#contract/documents.generated.ts';
import { isRouteTarget } from './link-problem.ts';

const externalForm = /^(https:\/\/|mailto:|tel:)\S+$/;

/** What a link of rich text leads to: `route:region;region=alps?style=rail` has its parameters first, then its query. */
export function readRichTextLink(href: string): Link | undefined {
  const [, scheme = '', rest = ''] = /^(page|tour|route):(.+)$/.exec(href) ?? [];
  if (scheme === 'page') return { type: 'page', page: rest };
  if (scheme === 'tour') return { type: 'tour', tour: rest };
  if (scheme === 'route') {
    if (!isRouteTarget(rest)) return undefined;
    const [address = '', query = ''] = rest.split('?');
    const [route = '', ...params] = address.split(';');
    return {
      type: 'route',
      route,
      ...(params.length > 0 && { params: Object.fromEntries(new URLSearchParams(params.join('&'))) }),
      ...(query !== '' && { query: Object.fromEntries(new URLSearchParams(query)) }),
    };
  }
  return externalForm.test(href) ? { type: 'external', url: href } : undefined;
}
