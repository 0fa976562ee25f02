import type { PageErrorInput } from '#stores/errors/page-error.ts';

/** An error on its way to the error page, with the words that the page will show. */
export class ShownError extends Error {
  override readonly name = 'ShownError';
  readonly shown: PageErrorInput;

  constructor(shown: PageErrorInput, cause: unknown) {
    super(shown.message ?? shown.title ?? String(shown.status), { cause });
    this.shown = shown;
  }
}
