import type { MarketEntry } from '#contract/release.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { buildHref } from '#routing/href.ts';
import styles from './market-card.module.css';

/** A market and the home pages of its languages, each named in its own language. */
export function MarketCard({ market: { code, name, languages } }: { market: MarketEntry }) {
  const { routes, brand } = useConfig().shell;
  const home = routes.find((route) => route.name === 'home');
  if (!home) throw new Error('No route is named home');
  return (
    <article className={styles.card}>
      <span className={styles.code} aria-hidden="true">
        {code.toUpperCase()}
      </span>
      <h2 className={styles.name}>{name}</h2>
      <ul className={styles.languages}>
        {languages.map(({ urlCode, fullName, contentLocale }) => (
          <li key={urlCode}>
            <a
              className={styles.language}
              href={buildHref({ route: home, marketCode: code, languageCode: urlCode, routingStrategy: brand.routingStrategy })}
              lang={contentLocale}
              hrefLang={contentLocale}
            >
              {fullName}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
