import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useIntl } from '../../store-context.tsx';
import { ariaOf, FieldFrame } from '../field-frame.tsx';
import { FormResources } from '../form-resources.ts';
import styles from '../forms.module.css';
import { leaveField } from '../leave-field.ts';

interface SelectControlProps {
  node: FieldNode;
  options?: readonly { value: string; label: string }[];
}

export const SelectControl = observer(function SelectControl({ node, options = node.options }: SelectControlProps) {
  const intl = useIntl();
  return (
    <FieldFrame node={node}>
      <select
        className={styles.control}
        id={node.id}
        name={node.path}
        value={node.value}
        autoComplete={node.autocomplete ?? 'off'}
        aria-required={node.required || undefined}
        {...ariaOf(node)}
        onChange={({ target }) => node.choose(target.value)}
        onBlur={() => leaveField(node)}
      >
        <option value="">{intl.message('form.choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});

export const CountryControl = observer(function CountryControl({ node }: { node: FieldNode }) {
  const { countries } = useContext(FormResources);
  return <SelectControl node={node} options={countries.map(({ countryCode, name }) => ({ value: countryCode, label: name }))} />;
});
