import { useConfig } from '../store-context.tsx';
import styles from './logo.module.css';

/** The logo, which leads home; out of the checkout by a full load, since its pages belong to no market's address. */
export function Logo({ isFullLoad = false }: { isFullLoad?: boolean }) {
  const config = useConfig();
  const { logo } = config.shell.theme;
  return (
    <a className={styles.logo} href={config.href('home')} {...(isFullLoad ? { 'data-full-load': '' } : {})}>
      <img src={logo.src} alt={logo.alt} width={227} height={48} />
    </a>
  );
}
