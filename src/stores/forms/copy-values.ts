import type { FieldNode } from './field-node.ts';

/** Fields of the same name in both, of which the source holds something that the target does not. */
export function copyable(sources: readonly FieldNode[], targets: readonly FieldNode[]): { source: FieldNode; target: FieldNode }[] {
  return targets.flatMap((target) => {
    const source = sources.find(({ fieldPath }) => fieldPath === target.fieldPath);
    return source && source.value !== '' && source.value !== target.value ? [{ source, target }] : [];
  });
}

export function copyValues(sources: readonly FieldNode[], targets: readonly FieldNode[]): void {
  for (const { source, target } of copyable(sources, targets)) target.setValue(source.value);
}
