import type { ResolvedLink } from '#contract/release.ts';
import { useConfig } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { targetHref } from './target-href.ts';

/** A link as a document words it. One that leaves the store says so with an icon, unless it has its own. */
export function DocumentLink({ link, className }: { link: ResolvedLink; className?: string | undefined }) {
  const config = useConfig();
  const isElsewhere = link.link.type === 'external' && link.link.url.startsWith('http');
  const icon = link.iconName ?? (isElsewhere ? 'external-link' : undefined);
  return (
    <a href={targetHref(link.link, config)} className={className} {...(isElsewhere ? { rel: 'noreferrer' } : {})}>
      {icon ? <Icon name={icon} /> : null}
      {link.label}
    </a>
  );
}
