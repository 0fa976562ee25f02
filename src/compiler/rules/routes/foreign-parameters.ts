/** Parameters of a path as other programs write them: those of one part, then those that take the rest. */
const partForms = [/^:([a-zA-Z]\w*)\??$/, /^\[([a-zA-Z]\w*)\]$/, /^<([a-zA-Z]\w*)>$/, /^\$\{?([a-zA-Z]\w*)\}?$/, /^\{\{([a-zA-Z]\w*)\}\}$/];
const restForms = [/^\{\.\.\.([a-zA-Z]\w*)\}$/, /^\[+\.\.\.([a-zA-Z]\w*)\]+$/, /^[:*]([a-zA-Z]\w*)[*+]?$/];

/** A part of a path that is a parameter, but not in braces, as it is written here. */
export function foreignParameterIn(part: string): string | undefined {
  if (part === '*' || part === '**') return '{slug...}';
  const one = nameIn(part, partForms);
  if (one !== undefined) return `{${one}}`;
  const rest = nameIn(part, restForms);
  return rest === undefined ? undefined : `{${rest}...}`;
}

/** Whether a part of a path is such a parameter. */
export function hasForeignParameter(path: string): boolean {
  return path.split('/').some((part) => foreignParameterIn(part) !== undefined);
}

function nameIn(part: string, forms: readonly RegExp[]): string | undefined {
  return forms.flatMap((form) => form.exec(part)?.[1] ?? [])[0];
}
