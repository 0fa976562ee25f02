import type { KeyboardEvent } from 'react';

/**
 * On a keyboard of glass the Enter key says `next` and leads to the next field; on a real one it submits, as everywhere.
 * After the last field it submits on both.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || !matchMedia('(pointer: coarse)').matches) return;
  const { currentTarget: input } = event;
  const fields = Array.from(input.form?.elements ?? []).filter((element): element is HTMLElement =>
    element.matches('input, select, textarea'),
  );
  const next = fields[fields.indexOf(input) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
