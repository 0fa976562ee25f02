import { checkoutEntries } from './catalogue/checkout.ts';
import { contentEntries } from './catalogue/content.ts';
import { contradictionEntries } from './catalogue/contradictions.ts';
import { customTourEntries } from './catalogue/custom-tour.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { fileEntries } from './catalogue/files.ts';
import { marketPlaceEntries } from './catalogue/market-places.ts';
import { marketEntries } from './catalogue/markets.ts';
import { messageEntries } from './catalogue/messages.ts';
import { navigationEntries } from './catalogue/navigation.ts';
import { routeEntries } from './catalogue/routes.ts';
import { valueEntries } from './catalogue/values.ts';

const entries = {
  ...fileEntries,
  ...valueEntries,
  ...marketEntries,
  ...marketPlaceEntries,
  ...routeEntries,
  ...navigationEntries,
  ...messageEntries,
  ...contentEntries,
  ...contradictionEntries,
  ...customTourEntries,
  ...checkoutEntries,
};

/** The stable name of a kind of diagnostic. */
export type DiagnosticCode = keyof typeof entries;

/** Every kind of diagnostic with what its reference page says. A code that does not stand here does not compile. */
export const catalogue: Readonly<Record<DiagnosticCode, CatalogueEntry>> = entries;

/** The page that explains a diagnostic, below the root of the repository. */
export function helpOf(code: DiagnosticCode): string {
  return `docs/reference/diagnostics.md#${code}`;
}
