import type { ResolvedLink } from '#contract/release.ts';
import { targetHref } from '../navigation/links/target-href.ts';
import { useConfig } from '../store-context.tsx';
import { ButtonLink, type ButtonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './cta-link.module.css';

/** The way on from a block, where its document names one. */
export function CtaLink({ cta, look = 'secondary' }: { cta: ResolvedLink | undefined; look?: ButtonLook }) {
  const config = useConfig();
  if (!cta) return null;
  return (
    <ButtonLink look={look} className={styles.cta ?? ''} href={targetHref(cta.link, config)}>
      {cta.label}
      <Icon name={cta.iconName ?? 'arrow-right'} />
    </ButtonLink>
  );
}
