import type { RootStore } from '#stores/root-store.ts';

/**
 * Errors that nobody caught reach the visitor too (specification, section 4, startup). Those of other scripts in the
 * browser, as extensions bring them, are none of ours.
 */
export function reportUnhandled(store: RootStore): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name !== 'AbortError') void store.errors.report(reason);
  });
  addEventListener('error', ({ error, filename }) => {
    if (error instanceof Error && filename.startsWith(location.origin)) void store.errors.report(error);
  });
}
