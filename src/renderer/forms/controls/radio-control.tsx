import { observer } from 'mobx-react-lite';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { FieldFrame } from '../field-frame.tsx';
import styles from '../forms.module.css';

export const RadioControl = observer(function RadioControl({ node }: { node: FieldNode }) {
  return (
    <FieldFrame node={node} isGroup>
      <div className={styles.choices}>
        {node.options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              id={`${node.id}-${value}`}
              name={node.path}
              value={value}
              checked={node.value === value}
              aria-invalid={node.error ? true : undefined}
              onChange={() => node.choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
});
