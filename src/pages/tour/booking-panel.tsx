import { type ComponentType, useEffect, useState } from 'react';
import type { TourDetails } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { PriceFrom } from '#renderer/ui/price.tsx';
import type { BookingBoxProps } from './booking/booking-box.tsx';
import styles from './booking-panel.module.css';

const panelId = 'book';

/**
 * The price and the way to book. Choosing a departure needs the application: until it is there one button stands in the
 * place of the form, and a press of it brings the application.
 */
export function BookingPanel({ tripId, tour }: { tripId: string; tour: TourDetails }) {
  const intl = useIntl();
  const [Box, setBox] = useState<ComponentType<BookingBoxProps> | null>(null);

  useEffect(() => {
    void import('./booking/booking-box.tsx').then((module) => setBox(() => module.BookingBox));
  }, []);

  return (
    <aside id={panelId} className={styles.panel} aria-label={intl.message('tour.book.heading')}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{intl.message('tour.book.heading')}</h2>
        <PriceFrom money={tour.priceFrom} isLarge />
        {Box ? (
          <Box tripId={tripId} minimumAge={tour.minimumAge} />
        ) : (
          <Button isWide data-needs-app="">
            {intl.message('tour.book.start')}
          </Button>
        )}
        <noscript>
          <p>{intl.message('tour.book.noScript')}</p>
        </noscript>
      </div>
    </aside>
  );
}

/** On small screens, where the panel stands far below, the way to it stays in sight. */
export function BookingShortcut({ tour }: { tour: TourDetails }) {
  const intl = useIntl();
  return (
    <div className={styles.shortcut}>
      <PriceFrom money={tour.priceFrom} />
      <ButtonLink href={`#${panelId}`}>{intl.message('tour.book.start')}</ButtonLink>
    </div>
  );
}
