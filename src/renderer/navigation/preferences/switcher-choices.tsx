import type { MarketEntry } from '#contract/release.ts';
import { useStore } from '../../store-context.tsx';
import styles from './market-language-switcher.module.css';
import { languageForMarket, switchHref } from './switch-href.ts';

/** The lists of markets and languages. Choosing loads the same page there, with what its address asks for. */
export function SwitcherChoices({ markets }: { markets: readonly MarketEntry[] }) {
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
