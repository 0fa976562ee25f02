import { useStore } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './checkout-language.module.css';
import { switchHref } from './switch-href.ts';

/** A checkout belongs to its market: its language alone can be changed. The same step is loaded in the other one. */
export function CheckoutLanguage() {
  const { config, page } = useStore();
  const { languages, language, market, routes, brand } = config.shell;
  if (languages.length < 2) return null;

  const label = config.intl.message('checkout.language');

  function goTo(languageCode: string) {
    if (!page.current) return;
    const { search, hash } = window.location;
    const { routingStrategy } = brand;
    window.location.assign(
      switchHref({ routes, routingStrategy, page: page.current, marketCode: market.code, languageCode, search, hash }),
    );
  }

  return (
    <section className={styles.language} aria-label={label}>
      <Icon name="globe" />
      <select aria-label={label} value={language.urlCode} onChange={({ target }) => goTo(target.value)}>
        {languages.map(({ urlCode, fullName }) => (
          <option key={urlCode} value={urlCode}>
            {fullName}
          </option>
        ))}
      </select>
    </section>
  );
}
