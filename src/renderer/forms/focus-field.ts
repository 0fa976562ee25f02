/** Brings a field into view and enters it: a group of controls at its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input, select'))
    : field;
  control?.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
