import type { FieldNode } from '#stores/forms/field-node.ts';

/**
 * A field was left. Where a press made it so, the field is told once the press is over: an error that appears moves what is
 * below it, and the press would miss what it was meant for.
 */
export function leaveField(node: FieldNode): void {
  if (document.documentElement.matches(':active')) addEventListener('mouseup', () => setTimeout(() => node.leave()), { once: true });
  else node.leave();
}
