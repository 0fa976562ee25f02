import cards from '#renderer/ui/card.module.css';
import { Picture } from '#renderer/ui/picture.tsx';
import styles from './country-card.module.css';
import type { CountryCardData } from './destination-cards.ts';
import { OfferLine } from './offer-line.tsx';

/** A country among others; the whole card leads to it. */
function CountryCard({ country, isPriority = false }: { country: CountryCardData; isPriority?: boolean }) {
  return (
    <article className={cards.card}>
      <div className={`${cards.frame} ${styles.frame}`}>
        <Picture picture={country.picture} sizes="(min-width: 48rem) 26rem, 100vw" isPriority={isPriority} />
      </div>
      <div className={`${cards.body} ${styles.body}`}>
        <h3 className={`${cards.title} ${styles.name}`}>
          <a href={country.href}>{country.name}</a>
        </h3>
        {country.text === undefined ? null : <p className={styles.text}>{country.text}</p>}
        <OfferLine offer={country} className={styles.offer} />
      </div>
    </article>
  );
}

/** Countries as cards, as many in a row as fit. */
export function CountryGrid({ countries, hasPriority = false }: { countries: readonly CountryCardData[]; hasPriority?: boolean }) {
  return (
    <ul className={styles.grid}>
      {countries.map((country, index) => (
        <li key={country.key}>
          <CountryCard country={country} isPriority={hasPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
