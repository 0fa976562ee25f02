import { observer } from 'mobx-react-lite';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useConfig } from '../../store-context.tsx';
import { TextControl } from './text-control.tsx';

/** An amount in whole units of the market's currency. */
export const MoneyControl = observer(function MoneyControl({ node }: { node: FieldNode }) {
  const { currency } = useConfig().shell.market;
  return <TextControl node={node} inputMode="numeric" unit={currency} format={(text) => text.replace(/[\s.,']/g, '')} />;
});
