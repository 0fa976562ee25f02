import type { ResolvedRegion } from '#contract/release.ts';
import { destinationHref } from '../navigation/links/destination-href.ts';
import { useConfig } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './destination-list-block.module.css';
import { Section } from './section.tsx';

/** Every region as a picture, with its countries; both lead to their pages, or to their tours in a market without such pages. */
export function DestinationListBlock({ block, regions }: BlockProps<'destinationList'>) {
  return (
    <Section title={block.title} text={block.text}>
      <ul className={styles.tiles}>
        {regions.map((region) => (
          <li key={region.key}>
            <Tile region={region} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ region }: { region: ResolvedRegion }) {
  const config = useConfig();
  return (
    <article className={styles.tile}>
      <Picture picture={region.squareImage} sizes="(min-width: 768px) 50vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h3>
          <a href={destinationHref({ region }, config)}>{region.name}</a>
        </h3>
        <p>{region.navigationDescription}</p>
        <ul className={styles.countries}>
          {region.countries.map((country) => (
            <li key={country.key}>
              <a href={destinationHref({ region, country }, config)}>
                {country.name}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
