import { observer } from 'mobx-react-lite';
import { joinAges, splitAges } from '#domain/custom-tour/answer-values.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../../store-context.tsx';
import { FieldFrame } from '../field-frame.tsx';
import styles from '../forms.module.css';

const oldestChild = 17;
const usualMost = 8;

/** How many children there are, and how old each is. */
export const AgesControl = observer(function AgesControl({ node }: { node: FieldNode }) {
  const intl = useIntl();
  const ages = splitAges(node.value);
  const most = Number(node.bounds.max ?? usualMost);

  function setCount(count: number) {
    node.type(joinAges(Array.from({ length: count }, (_, index) => ages[index] ?? null)));
  }

  function setAge(child: number, text: string) {
    node.type(joinAges(ages.map((age, index) => (index === child ? (text === '' ? null : Number(text)) : age))));
  }

  return (
    <FieldFrame node={node} isGroup>
      <div className={styles.ages}>
        <label>
          {intl.message('form.childCount')}
          <select
            className={styles.control}
            id={`${node.id}-count`}
            name={`${node.path}.count`}
            value={ages.length}
            autoComplete="off"
            onChange={({ target }) => setCount(Number(target.value))}
          >
            {Array.from({ length: most + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the choice is the number
              <option key={count} value={count}>
                {intl.number(count)}
              </option>
            ))}
          </select>
        </label>
        {ages.map((age, child) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their number
          <label key={child}>
            {intl.message('form.childAge', { number: child + 1 })}
            <select
              className={styles.control}
              id={`${node.id}-${child}`}
              name={node.path}
              value={age ?? ''}
              autoComplete="off"
              aria-required
              aria-invalid={node.error && age === null ? true : undefined}
              onChange={({ target }) => setAge(child, target.value)}
            >
              <option value="">{intl.message('form.choose')}</option>
              {Array.from({ length: oldestChild + 1 }, (_, years) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the choice is the number
                <option key={years} value={years}>
                  {intl.number(years)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
});
