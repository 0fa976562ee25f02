import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** What checks a value by one schema. */
export class Validator {
  readonly #quick: ValidateFunction;
  readonly #thorough: () => ValidateFunction;

  /**
   * @param thorough compiles what also tells the schema and the value of each problem
   * @param ahead what was compiled ahead and does not
   */
  constructor(thorough: () => ValidateFunction, ahead?: ValidateFunction) {
    this.#thorough = thorough;
    this.#quick = ahead ?? thorough();
  }

  /** Whether a value is right. */
  allows(value: unknown): boolean {
    return this.#quick(value) as boolean;
  }

  /** All that is wrong with a value: which keyword asks for what, and at which pointer. */
  problemsOf(value: unknown): ErrorObject[] {
    return this.allows(value) ? [] : (this.#quick.errors ?? []);
  }

  /** As problemsOf, each with the schema that asks and the value that was found. The first call may take half a second. */
  explain(value: unknown): ErrorObject[] {
    const validate = this.#thorough();
    return validate(value) ? [] : (validate.errors ?? []);
  }
}
