import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../store-context.tsx';

/** Toasts of the notification store. The library that draws them is fetched with the first one. */
export const Toasts = observer(function Toasts() {
  const isNeeded = useStore().notifications.shown.length > 0;
  const [Container, setContainer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isNeeded || Container) return;
    void import('./toast-container.tsx').then((module) => setContainer(() => module.ToastContainer));
  }, [isNeeded, Container]);

  return Container ? <Container /> : null;
});
