import type { CheckoutMessages } from '#contract/documents.generated.ts';

/** What can be wrong with a value: the names of the market's checkout messages. */
export type FieldProblemCode = keyof CheckoutMessages;

/** A problem and the values that its message names. */
export interface FieldProblem {
  code: FieldProblemCode;
  params: Record<string, string | number>;
}

export function problem(code: FieldProblemCode, params: Record<string, string | number> = {}): FieldProblem {
  return { code, params };
}
