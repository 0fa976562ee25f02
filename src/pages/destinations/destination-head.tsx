import type { ResolvedPicture } from '#contract/release.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import type { Offer } from './destination-cards.ts';
import styles from './destination-head.module.css';
import { OfferLine } from './offer-line.tsx';

interface DestinationHeadProps {
  crumbs: readonly Crumb[];
  name: string;
  line?: string | undefined;
  introduction?: string | undefined;
  offer: Offer;
  picture: ResolvedPicture;
}

/** What a region or a country is like, beside its picture. */
export function DestinationHead({ crumbs, name, line, introduction, offer, picture }: DestinationHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={styles.words}>
        <h1>{name}</h1>
        {line ? <p className={styles.line}>{line}</p> : null}
        {introduction ? <p>{introduction}</p> : null}
        <OfferLine offer={offer} className={styles.offer} />
      </div>
      <div className={styles.frame}>
        <Picture picture={picture} sizes="(min-width: 76rem) 40rem, (min-width: 56rem) 52vw, 100vw" isPriority />
      </div>
    </header>
  );
}
