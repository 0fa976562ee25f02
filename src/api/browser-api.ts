import type { CallName } from '#contract/calls.generated.ts';
import type { Api } from './api.ts';
import type { RequestInput } from './request.ts';

/**
 * The API over HTTP. What makes the calls is loaded with the first one: a visitor who opens a page that the server rendered
 * may never make any.
 */
export function createBrowserApi(): Api {
  return new Proxy({} as Api, {
    get: (_, name: CallName) => async (input: RequestInput) => {
      const { request } = await import('./request.ts').catch(isUnreachable);
      return request(name, input);
    },
  });
}

async function isUnreachable(): Promise<never> {
  const { BookingError } = await import('#domain/error-catalogue.ts');
  throw new BookingError('UNREACHABLE');
}
