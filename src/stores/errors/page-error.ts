import type { ResolvedError } from '#contract/release.ts';

/** What the error page shows. Codes and texts that a document does not cover fall back to the status. */
export interface PageErrorInput {
  /** 100 to 999; anything else counts as 200, as the specification's status check says. */
  status: number;
  title?: string;
  message?: string;
  image?: ResolvedError['image'];
  cta?: ResolvedError['cta'];
  /** Full-screen, with nothing to go on with. */
  isFatal?: boolean;
}

/** An error that the application made itself, with what to tell the visitor. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly input: PageErrorInput;

  constructor(input: PageErrorInput) {
    super(input.message ?? input.title ?? `Error ${input.status}`);
    this.input = input;
  }
}

/** The specification's message of a route that does not exist or that a flag or guard closes. */
export function pageNotFound(path: string): PageError {
  return new PageError({ status: 404, message: `Page Not Found: ${path}` });
}
