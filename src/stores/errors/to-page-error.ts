import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorSlice } from '#contract/release.ts';
import { BookingError, errorCatalogue } from '#domain/error-catalogue.ts';
import { PageError, type PageErrorInput } from './page-error.ts';

type Configuration = keyof ErrorSlice['errors'];

/**
 * What a visitor is told about an error (specification, section 8). Needs the slice `error` to be loaded.
 * @returns null where whoever made the call handles the error
 */
export function toPageError(error: unknown, config: MarketConfig): PageErrorInput | null {
  const { errors } = config.slice('error');
  const configured = (configuration: Configuration, status: number): PageErrorInput => ({ status, ...errors[configuration] });

  if (error instanceof BookingError) {
    const { reaction, ...entry } = errorCatalogue[error.code];
    if (reaction === 'caller') return null;
    if (reaction === 'generic') return { status: error.status, title: String(error.status), message: error.message };
    if (reaction === 'notFound') return { ...configured('errorConfiguration404', 404), isFatal: true };
    const shown = configured('configuration' in entry ? entry.configuration : 'unknown', error.status);
    return reaction === 'fatal' ? { ...shown, isFatal: true } : shown;
  }
  if (error instanceof PageError) return completePageError(error.input, configured);
  return { ...configured('errorConfiguration500', 500), isFatal: true };
}

/**
 * 404 and 500 speak with the market's words; others with what the application said, and are called by their status where it
 * gave them no title. An impossible status counts as 200.
 */
function completePageError(
  input: PageErrorInput,
  configured: (configuration: Configuration, status: number) => PageErrorInput,
): PageErrorInput {
  const isStatus = input.status >= 100 && input.status <= 999;
  const status = isStatus ? input.status : 200;
  if (status === 404) return { ...configured('errorConfiguration404', 404), isFatal: true };
  if (status === 500) return { ...configured('errorConfiguration500', 500), isFatal: true };
  return { ...(isStatus && { title: String(status) }), ...input, status };
}
