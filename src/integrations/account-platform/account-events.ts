import type { AccountPlatformLink } from '#stores/account/account-session.ts';

/**
 * The account platform as custom events of the window. Their names begin with the platform's prefix; what it is to call lies
 * in `detail`. It tells that it has heard by preventing the event's default, as far as it needs to say so.
 *
 * - `<prefix>-auth-register-customer-state-consumer`, `{ consumer(state) }`: state is an object with an id, or nothing
 * - `<prefix>-auth-retrieve-id-token`, `{ callback(token) }`
 * - `<prefix>-auth-logout`, `{ callback() }`
 */
export function accountEvents(modulePrefix: string): AccountPlatformLink {
  /** @returns whether somebody has heard */
  function fire(name: string, detail: object): boolean {
    return !window.dispatchEvent(new CustomEvent(`${modulePrefix}-auth-${name}`, { detail, cancelable: true }));
  }

  return {
    registerConsumer: (consumer) => fire('register-customer-state-consumer', { consumer }),
    retrieveIdToken: (callback) => void fire('retrieve-id-token', { callback }),
    logOut: (callback) => void fire('logout', { callback }),
  };
}
