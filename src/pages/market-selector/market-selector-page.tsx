import type { MarketEntry } from '#contract/release.ts';
import { definePage } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { ChartLines } from './chart-lines.tsx';
import { MarketCard } from './market-card.tsx';
import styles from './market-selector-page.module.css';

interface SelectorData {
  markets: MarketEntry[];
}

function MarketSelectorPage({ data: { markets } }: { data: SelectorData }) {
  const config = useConfig();
  const intl = useIntl();
  const { logo } = config.shell.theme;
  return (
    <div className={styles.page}>
      <ChartLines className={styles.chart} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.logo}>
            <img src={logo.src} alt={logo.alt} width={227} height={48} />
          </p>
          <h1>{intl.message('selector.heading')}</h1>
          <p className={styles.lead}>{intl.message('selector.text')}</p>
        </div>
        <ul className={styles.markets} aria-label={intl.message('selector.list')}>
          {markets.map((market) => (
            <li key={market.code}>
              <MarketCard market={market} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const page = definePage<SelectorData>({
  load: async ({ store: { config } }) => ({ markets: (await config.readFile(config.marketsFile)) as MarketEntry[] }),
  meta: (_, { store: { config } }) => ({
    title: pageTitle(config.intl.message('selector.title'), config),
    description: config.shell.seo.description,
  }),
  Component: MarketSelectorPage,
});
