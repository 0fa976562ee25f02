import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#renderer/layouts/error-screen.tsx';
import { useConfig } from '#renderer/store-context.tsx';
import { loadPageError } from '#stores/errors/load-page-error.ts';
import type { PageErrorInput } from '#stores/errors/page-error.ts';
import { ShownError } from './shown-error.ts';

/** What stands in the place of a page that failed to load or to draw. */
export function ErrorBoundary() {
  const error = useRouteError();
  return error instanceof ShownError ? <ErrorScreen error={error.shown} /> : <Unforeseen error={error} />;
}

/** A page that failed while it was drawn has the market's words for a fault of ours, as soon as they are there. */
function Unforeseen({ error }: { error: unknown }) {
  const config = useConfig();
  const [shown, setShown] = useState<PageErrorInput | null>(null);

  useEffect(() => {
    loadPageError(error, config).then(setShown, () =>
      setShown({ status: 500, title: 'Error', message: error instanceof Error ? error.message : String(error) }),
    );
  }, [config, error]);

  return shown ? <ErrorScreen error={shown} /> : null;
}
