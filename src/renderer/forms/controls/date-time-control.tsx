import { observer } from 'mobx-react-lite';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../../store-context.tsx';
import { FieldFrame } from '../field-frame.tsx';
import styles from '../forms.module.css';
import { leaveField } from '../leave-field.ts';
import { DateInputs } from './date-control.tsx';

/** A day and a time of day at the place of the experience. */
export const DateTimeControl = observer(function DateTimeControl({ node }: { node: FieldNode }) {
  const intl = useIntl();
  const [day = '', time = ''] = node.value.split('T');

  function setValue(nextDay: string, nextTime: string) {
    node.type(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  }

  return (
    <FieldFrame node={node} isGroup>
      <div className={styles.dateTime}>
        <DateInputs node={node} value={day} onChange={(value) => setValue(value, time)} />
        <label className={styles.datePartWide}>
          {intl.message('form.date.time')}
          <input
            className={styles.control}
            id={`${node.id}-time`}
            name={`${node.path}.time`}
            type="time"
            value={time}
            aria-invalid={node.error ? true : undefined}
            onChange={({ target }) => setValue(day, target.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) leaveField(node);
            }}
          />
        </label>
      </div>
    </FieldFrame>
  );
});
