import type { ComponentProps, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A form that only asks: the browser sends it as a GET by itself, and the application, once it is there, does the same
 * without a full load. Fields left empty stay out of the address.
 */
export function GetForm({ action, ...rest }: { action: string } & Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const navigate = useNavigate();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
    }
    const search = query.toString();
    void navigate(search ? `${action}?${search}` : action);
  }

  return <form {...rest} method="get" action={action} onSubmit={submit} />;
}
