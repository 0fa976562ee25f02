import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Departure } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import fieldStyles from '#renderer/ui/field.module.css';
import type { TourBookingStore } from '#stores/tour-booking-store.ts';
import styles from './departure-choice.module.css';

/** With so few places left or fewer, the number is told. */
const fewPlaces = 4;

/** A month, then a day of it. */
export const DepartureChoice = observer(function DepartureChoice({ booking }: { booking: TourBookingStore }) {
  const intl = useIntl();
  const monthId = useId();
  return (
    <div className={styles.choice}>
      <div className={fieldStyles.field}>
        <label htmlFor={monthId} className={fieldStyles.label}>
          {intl.message('tour.book.month')}
        </label>
        <select
          id={monthId}
          className={fieldStyles.control}
          value={booking.month ?? ''}
          onChange={(event) => booking.chooseMonth(event.target.value)}
        >
          {booking.months.map((month) => (
            <option key={month} value={month}>
              {intl.monthOfYear(month)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={styles.dates}>
        <legend className={fieldStyles.label}>{intl.message('tour.book.date')}</legend>
        <div className={styles.list}>
          {booking.departuresOfMonth.map((departure) => (
            <DepartureOption key={departure.date} departure={departure} booking={booking} />
          ))}
        </div>
      </fieldset>
    </div>
  );
});

const DepartureOption = observer(function DepartureOption({ departure, booking }: { departure: Departure; booking: TourBookingStore }) {
  const intl = useIntl();
  const { date, endDate, placesLeft, pricePerAdult } = departure;
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="departure"
        value={date}
        checked={booking.departure?.date === date}
        onChange={() => booking.chooseDeparture(date)}
      />
      <span className={styles.days}>
        <span>{intl.day(date)}</span>
        <span className={styles.small}>{intl.message('tour.book.until', { date: intl.shortDay(endDate) })}</span>
        {placesLeft <= fewPlaces ? <span className={styles.few}>{intl.message('tour.book.placesLeft', { count: placesLeft })}</span> : null}
      </span>
      <span className={styles.price}>{intl.roundPrice(pricePerAdult)}</span>
    </label>
  );
});
