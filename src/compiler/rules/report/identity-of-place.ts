import type { Place } from '../../diagnostics/diagnostic.ts';

/** What tells a place from every other one: several markets that inherit a value come to the same place. */
export function identityOfPlace({ file, line, column }: Place): string {
  return `${file} ${line} ${column}`;
}
