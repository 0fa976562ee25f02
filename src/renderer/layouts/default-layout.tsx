import { Outlet } from 'react-router-dom';
import { Footer } from '../navigation/footer/footer.tsx';
import { Header } from '../navigation/header/header.tsx';
import { mainId, SkipLink } from '../navigation/skip-link.tsx';
import styles from './layouts.module.css';

/** Header and footer around a screen. */
export function DefaultLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
