import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from '#renderer/store-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import fieldStyles from '#renderer/ui/field.module.css';
import { Icon } from '#renderer/ui/icon.tsx';
import {
  maximumAdults,
  maximumChildAge,
  maximumChildren,
  maximumRooms,
  type RoomChoice,
  type TourBookingStore,
} from '#stores/tour-booking-store.ts';
import { Counter } from './counter.tsx';
import styles from './rooms-choice.module.css';

interface RoomsChoiceProps {
  booking: TourBookingStore;
  minimumAge: number;
}

/** Who travels, room by room. */
export const RoomsChoice = observer(function RoomsChoice({ booking, minimumAge }: RoomsChoiceProps) {
  const intl = useIntl();
  return (
    <div className={styles.rooms}>
      {booking.rooms.map((room, index) => (
        <RoomFields key={room.id} booking={booking} minimumAge={minimumAge} room={room} number={index + 1} />
      ))}
      {booking.rooms.length < maximumRooms ? (
        <Button look="secondary" onClick={() => booking.addRoom()}>
          <Icon name="plus" />
          {intl.message('tour.book.addRoom')}
        </Button>
      ) : null}
    </div>
  );
});

const RoomFields = observer(function RoomFields({
  booking,
  minimumAge,
  room,
  number,
}: RoomsChoiceProps & { room: RoomChoice; number: number }) {
  const intl = useIntl();
  const roomName = intl.message('tour.book.room', { number });
  const mayHaveChildren = minimumAge <= maximumChildAge;
  return (
    <fieldset className={styles.room}>
      <legend className={styles.name}>{roomName}</legend>
      {booking.rooms.length > 1 ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={intl.message('tour.book.removeRoom', { number })}
          onClick={() => booking.removeRoom(room.id)}
        >
          <Icon name="x" />
        </button>
      ) : null}
      <Counter
        label={intl.message('tour.book.adults')}
        value={room.adults}
        minimum={1}
        maximum={maximumAdults}
        onChange={(adults) => booking.setAdults(room.id, adults)}
      />
      {mayHaveChildren ? (
        <Counter
          label={intl.message('tour.book.children')}
          value={room.childAges.length}
          minimum={0}
          maximum={maximumChildren}
          onChange={(count) => booking.setChildren(room.id, count)}
        />
      ) : null}
      {room.childAges.length > 0 ? (
        <div className={styles.ages}>
          {room.childAges.map((age, child) => (
            <ChildAge
              // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
              key={child}
              number={child + 1}
              age={age}
              minimumAge={minimumAge}
              isMissing={booking.isTouched && age === null}
              onChange={(chosen) => booking.setChildAge(room.id, child, chosen)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
});

interface ChildAgeProps {
  number: number;
  age: number | null;
  minimumAge: number;
  isMissing: boolean;
  onChange: (age: number | null) => void;
}

function ChildAge({ number, age, minimumAge, isMissing, onChange }: ChildAgeProps) {
  const intl = useIntl();
  const id = useId();
  const ages = Array.from({ length: maximumChildAge - minimumAge + 1 }, (_, index) => minimumAge + index);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {intl.message('tour.book.childAge', { number })}
      </label>
      <select
        id={id}
        className={fieldStyles.control}
        value={age ?? ''}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{intl.message('tour.book.chooseAge')}</option>
        {ages.map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </select>
    </div>
  );
}
