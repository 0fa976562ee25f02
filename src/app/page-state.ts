import type { SliceName } from '#contract/release.ts';
import type { PageErrorInput } from '#stores/errors/page-error.ts';

/** What the server leaves in the page for the browser, as JSON in `<script type="application/json" id="page-state">`. */
export interface PageState {
  /** Which build of code and release rendered the page. */
  build: string;
  /** Address of the shell slice, in which the other slices are named. */
  shell: string;
  /** Address of the list of all markets. */
  markets: string;
  /** Slices that the rendered page used. */
  slices: SliceName[];
  /** Absent where the server did not render: the browser then mounts instead of hydrating. */
  rendered?: { loaderData: Record<string, unknown>; error?: PageErrorInput };
}

export const pageStateId = 'page-state';
export const rootId = 'app';
