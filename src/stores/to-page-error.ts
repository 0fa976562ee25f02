import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorSlice, ResolvedError } from '#contract/release.ts';
import { BookingError, type ErrorReaction, errorCatalogue } from '#domain/error-catalogue.ts';
import { PageError, type PageErrorInput } from './page-error.ts';

type ErrorEntryName = keyof ErrorSlice['errors'];

/**
 * What a visitor is told about an error (specification, section 8). Needs the slice `error` to be loaded.
 * @returns null where the caller handles the error itself
 */
export function toPageError(error: unknown, config: MarketConfig): PageErrorInput | null {
  const { errors } = config.slice('error');
  const configured = (entry: ErrorEntryName, status: number): PageErrorInput => ({ status, ...wordsOf(errors[entry]) });

  if (error instanceof PageError) return completePageError(error.input, configured);
  if (error instanceof BookingError) return error.code ? byReaction(errorCatalogue[error.code].reaction, error, configured) : byStatus(error, configured);
  if (error instanceof Error) return configured('errorConfiguration500', 500);
  return { status: 500, title: 'Error', message: JSON.stringify(error) };
}

type Configured = (entry: ErrorEntryName, status: number) => PageErrorInput;

function byReaction(reaction: ErrorReaction, error: BookingError, configured: Configured): PageErrorInput | null {
  switch (reaction.kind) {
    case 'fatal':
      return { ...configured(reaction.entry, error.status), isFatal: true };
    case 'configured':
      return configured(reaction.entry, error.status);
    case 'not-found':
      return { ...configured('errorConfiguration404', 404), isFatal: true };
    case 'internal':
      return { ...configured('errorConfiguration500', 500), isFatal: true };
    case 'caller':
      return null;
  }
}

function byStatus(error: BookingError, configured: Configured): PageErrorInput {
  if (error.status === 403) return { ...configured('errorConfiguration404', 404), isFatal: true };
  if (error.status === 500) return { ...configured('errorConfiguration500', 500), isFatal: true };
  if (error.status === 503) return { ...configured('errorConfiguration503', 503), isFatal: true };
  return { status: error.status, title: String(error.status), message: error.message };
}

/** 404 and 500 speak with the market's words; others with what the application said. */
function completePageError(input: PageErrorInput, configured: Configured): PageErrorInput {
  const status = input.status >= 100 && input.status <= 999 ? input.status : 200;
  if (status === 404) return { ...configured('errorConfiguration404', 404), ...(input.isFatal ? { isFatal: true } : {}) };
  if (status === 500) return { ...configured('errorConfiguration500', 500), ...(input.isFatal ? { isFatal: true } : {}) };
  return { ...input, status };
}

function wordsOf({ title, message, image, cta }: ResolvedError): Omit<PageErrorInput, 'status'> {
  return { title, message, ...(image ? { image } : {}), ...(cta ? { cta } : {}) };
}
