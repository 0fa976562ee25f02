import { observer } from 'mobx-react-lite';
import { joinChoices, splitChoices } from '#domain/custom-tour/answer-values.ts';
import type { FieldNode, FieldOption } from '#stores/forms/field-node.ts';
import { FieldFrame } from '../field-frame.tsx';
import styles from '../forms.module.css';

/** Several of the choices at once. Once as many are chosen as may be, the others rest. */
export const MultiChoiceControl = observer(function MultiChoiceControl({ node }: { node: FieldNode }) {
  const chosen = splitChoices(node.value);
  const isFull = chosen.length >= Number(node.bounds.max ?? Number.POSITIVE_INFINITY);

  function toggle(value: string, isChosen: boolean) {
    const kept = node.options.filter((option) => (option.value === value ? isChosen : chosen.includes(option.value)));
    node.choose(joinChoices(kept.map((option) => option.value)));
  }

  const choice = ({ value, label }: FieldOption) => (
    <label key={value} className={styles.choice}>
      <input
        type="checkbox"
        id={`${node.id}-${value}`}
        name={node.path}
        value={value}
        checked={chosen.includes(value)}
        disabled={isFull && !chosen.includes(value)}
        aria-invalid={node.error ? true : undefined}
        onChange={({ target }) => toggle(value, target.checked)}
      />
      {label}
    </label>
  );
  const groups = groupsOf(node.options);
  return (
    <FieldFrame node={node} isGroup>
      {groups.length > 1 ? (
        <div className={styles.groups}>
          {groups.map((options) => (
            <div key={options[0]?.value} className={styles.group}>
              {options.map(choice)}
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.choices}>{node.options.map(choice)}</div>
      )}
    </FieldFrame>
  );
});

/** Neighbours of one group together; choices without one are all one group. */
function groupsOf(options: readonly FieldOption[]): FieldOption[][] {
  const groups = new Map<string | undefined, FieldOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()];
}
