import type { LabelledLink, LanguageCode, Link } from '#contract/documents.generated.ts';
import type { ResolvedLink, ResolvedTarget } from '#contract/release.ts';
import { sorted, textIn } from './localise.ts';

/** Links by key as a sorted array in one language. */
export function resolveLinks(links: Record<string, LabelledLink>, language: LanguageCode): ResolvedLink[] {
  return sorted(links).map(([key, link]) => resolveLink(key, link, language));
}

export function resolveLink(key: string, { label, iconName, link }: LabelledLink, language: LanguageCode): ResolvedLink {
  return { key, label: textIn(label, language), ...(iconName && { iconName }), link: resolveTarget(link, language) };
}

export function resolveTarget(link: Link, language: LanguageCode): ResolvedTarget {
  if (link.type === 'route') return link;
  return { type: 'external', url: typeof link.url === 'string' ? link.url : textIn(link.url, language) };
}
