import { observer } from 'mobx-react-lite';
import { useStore } from '../../store-context.tsx';
import styles from './logo.module.css';

/**
 * The logo, which leads home; out of the checkout by a full load, since its pages belong to no market's address. Visitors
 * whom an agency handed over are led back to its trip builder.
 */
export const Logo = observer(function Logo({ isFullLoad = false }: { isFullLoad?: boolean }) {
  const { config, channel } = useStore();
  const { theme, tripBuilderUrl } = config.shell;
  const href = channel.current === 'APP' && tripBuilderUrl ? tripBuilderUrl : config.homeHref;
  return (
    <a className={styles.logo} href={href} {...(isFullLoad ? { 'data-full-load': '' } : {})}>
      <img src={theme.logo.src} alt={theme.logo.alt} width={227} height={48} />
    </a>
  );
});
