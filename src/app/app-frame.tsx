import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorScreen } from '#renderer/layouts/error-screen.tsx';
import { useStore } from '#renderer/store-context.tsx';
import { LoadingBar } from '#renderer/ui/loading-bar.tsx';
import { Toasts } from '#renderer/ui/toasts.tsx';
import { usePageChanges } from './use-page-changes.ts';

/** What every screen has around its layout: the loading bar, toasts, and the full-screen error that replaces all else. */
export const AppFrame = observer(function AppFrame() {
  const store = useStore();
  usePageChanges(store);
  return (
    <>
      <LoadingBar />
      {store.errors.current ? <ErrorScreen error={store.errors.current} /> : <Outlet />}
      <Toasts />
      <ScrollRestoration />
    </>
  );
});
