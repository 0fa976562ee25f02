import { useEffect, useRef, useState } from 'react';
import type { MarketEntry } from '#contract/release.ts';
import { useConfig, useIntl, useStore } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './market-language-switcher.module.css';
import { languageForMarket, switchHref } from './switch-href.ts';

/**
 * Leads to the same page of another market or language. The list of markets is fetched when it is first opened; until
 * then, and without scripts, a link leads to the market selector.
 */
export function MarketLanguageSwitcher() {
  const config = useConfig();
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const [markets, setMarkets] = useState<MarketEntry[] | null>(null);
  const { market, language, files } = config.shell;

  async function loadMarkets() {
    if (details.current?.open && !markets) setMarkets((await config.readFile(files.markets)) as MarketEntry[]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a switcher that was opened before the application was there
  useEffect(() => {
    void loadMarkets();
  }, []);

  return (
    <details ref={details} className={styles.switcher} onToggle={loadMarkets}>
      <summary className={styles.current}>
        <Icon name="globe" />
        {intl.message('shell.preferences.current', { market: market.name, language: language.fullName })}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.choices}>
        {markets ? <Choices markets={markets} /> : <a href={config.href('marketSelector')}>{intl.message('shell.preferences.all')}</a>}
      </div>
    </details>
  );
}

function Choices({ markets }: { markets: readonly MarketEntry[] }) {
  const { config, page } = useStore();
  const { shell } = config;
  const { marketLabel, languageLabel } = shell.footer.preferencesBlock;
  const languages = markets.find(({ code }) => code === shell.market.code)?.languages ?? [];

  function goTo(marketCode: string, languageCode: string) {
    const current = page.current ?? { routeName: 'home', params: {}, translatedParams: {} };
    const { search, hash } = window.location;
    const { routes, brand } = shell;
    window.location.assign(
      switchHref({ routes, routingStrategy: brand.routingStrategy, page: current, marketCode, languageCode, search, hash }),
    );
  }

  function chooseMarket(code: string) {
    const chosen = markets.find((entry) => entry.code === code);
    if (chosen) goTo(code, languageForMarket(chosen, shell.language.urlCode));
  }

  return (
    <>
      {markets.length > 1 ? (
        <label className={styles.choice}>
          {marketLabel}
          <select value={shell.market.code} onChange={(event) => chooseMarket(event.target.value)}>
            {markets.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {languages.length > 1 ? (
        <label className={styles.choice}>
          {languageLabel}
          <select value={shell.language.urlCode} onChange={(event) => goTo(shell.market.code, event.target.value)}>
            {languages.map(({ urlCode, fullName }) => (
              <option key={urlCode} value={urlCode}>
                {fullName}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}
