import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { FormResources } from '../form-resources.ts';
import { TextControl } from './text-control.tsx';

/** A number in international form. One of the market's own country is completed when the traveller leaves the field. */
export const PhoneControl = observer(function PhoneControl({ node }: { node: FieldNode }) {
  const { phone } = useContext(FormResources);
  return (
    <TextControl node={node} type="tel" inputMode="tel" onFocus={() => void phone?.load()} onLeave={() => void phone?.complete(node)} />
  );
});
