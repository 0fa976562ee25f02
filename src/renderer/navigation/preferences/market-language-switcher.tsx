import { useEffect, useRef, useState } from 'react';
import type { MarketEntry } from '#contract/release.ts';
import { useConfig, useIntl } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './market-language-switcher.module.css';
import type { SwitcherChoices } from './switcher-choices.tsx';

interface LoadedChoices {
  Choices: typeof SwitcherChoices;
  markets: readonly MarketEntry[];
}

/**
 * Leads to the same page of another market or language. The list of markets, and the code that offers it, is fetched when
 * it is first opened; until then, and without scripts, a link leads to the market selector.
 */
export function MarketLanguageSwitcher() {
  const config = useConfig();
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<LoadedChoices | null>(null);
  const { market, language } = config.shell;

  async function loadChoices() {
    if (!details.current?.open || loaded) return;
    const [{ SwitcherChoices: Choices }, markets] = await Promise.all([
      import('./switcher-choices.tsx'),
      config.readFile(config.marketsFile),
    ]);
    setLoaded({ Choices, markets: markets as MarketEntry[] });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a switcher that was opened before the application was there
  useEffect(() => {
    void loadChoices();
  }, []);

  return (
    <details ref={details} className={styles.switcher} onToggle={loadChoices}>
      <summary className={styles.current}>
        <Icon name="globe" />
        {intl.message('shell.preferences.current', { market: market.name, language: language.fullName })}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.choices}>
        {loaded ? (
          <loaded.Choices markets={loaded.markets} />
        ) : (
          <a href={config.href('marketSelector')}>{intl.message('shell.preferences.all')}</a>
        )}
      </div>
    </details>
  );
}
