import { observer } from 'mobx-react-lite';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { ariaOf, Texts } from '../field-frame.tsx';
import styles from '../forms.module.css';

/** A single consent; its label stands beside it. */
export const CheckboxControl = observer(function CheckboxControl({ node }: { node: FieldNode }) {
  return (
    <div className={node.error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <Texts node={node} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          id={node.id}
          name={node.path}
          value="true"
          checked={node.value === 'true'}
          aria-required={node.required || undefined}
          {...ariaOf(node)}
          onChange={({ target }) => node.choose(target.checked ? 'true' : '')}
        />
        {node.label}
      </label>
    </div>
  );
});
