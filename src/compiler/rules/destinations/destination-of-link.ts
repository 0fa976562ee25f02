import type { Link } from '#contract/documents.generated.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** The region, or the country of a region, that a link leads to, by their keys; undefined where it leads elsewhere. */
export function destinationOfLink(link: Link, { routes }: SharedStore): { region: string; country?: string | undefined } | undefined {
  if (link.type !== 'route' || link.params?.region === undefined) return undefined;
  const page = ownMember(routes?.value.routes ?? {}, link.route)?.page;
  return page === 'region' || page === 'country' ? { region: link.params.region, country: link.params.country } : undefined;
}
