import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#renderer/layouts/error-screen.tsx';
import type { PageErrorInput } from '#stores/page-error.ts';
import { ShownError } from './shown-error.ts';

/** What stands in the place of a page that failed to load or to draw. */
export function ErrorBoundary() {
  const shown = shownBy(useRouteError());
  const title = shown.title ?? 'Error';
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <ErrorScreen error={shown} />;
}

/** A page that failed while it was drawn has no words of its own: the screen then says what it can. */
function shownBy(error: unknown): PageErrorInput {
  if (error instanceof ShownError) return error.shown;
  return { status: 500, title: 'Error', message: error instanceof Error ? error.message : String(error) };
}
