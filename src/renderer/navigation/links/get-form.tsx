import type { ComponentProps, SyntheticEvent } from 'react';
import { useStore } from '../../store-context.tsx';

/** Results start again at their first page when something else is asked for. */
const pageParameter = 'page';

/**
 * A form that only asks: the browser sends it as a GET by itself, and the application, once it is there, does the same
 * without a full load and keeps what else the address asks for. Fields left empty stay out of the address.
 */
export function GetForm({ action, ...rest }: { action: string } & Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const { navigation } = useStore();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    navigation.ask(action, { [pageParameter]: null, ...Object.fromEntries(fields) });
  }

  return <form {...rest} method="get" action={action} onSubmit={submit} />;
}
