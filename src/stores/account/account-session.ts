import { readCookie, removeCookie, writeCookie } from '../browser-cookies.ts';
import type { RootStore } from '../root-store.ts';
import type { User } from './auth-store.ts';
import { expiryOf } from './jwt-expiry.ts';

/** What the account platform does for a visit. It is there some time after the page, or never. */
export interface AccountPlatformLink {
  /**
   * Asks the platform to tell who is logged in, now and with each change.
   * @returns whether it has heard
   */
  registerConsumer(consumer: (customerState: unknown) => void): boolean;
  retrieveIdToken(callback: (token: unknown) => void): void;
  /** @param callback called once the customer is logged out there */
  logOut(callback: () => void): void;
}

/** Follows the account platform: who is logged in there is logged in here. */
export interface AccountSession {
  /** Takes over whoever the cookies know from the page before, until the platform says who it is. */
  restore(): void;
  /** @returns once it is known who is logged in, or the platform has been silent for five seconds */
  follow(platform: AccountPlatformLink): Promise<void>;
  /** Logs out at the platform and then here; here alone where the platform never came. */
  logOut(): void;
}

const profileCookie = 'auth-info';
const jwtCookie = 'auth-jwt';
/** Specification, section 9: auth sync. */
const pollMs = 100;
const giveUpMs = 5000;
/** A token that is over when it comes, as where clocks differ, is not asked for in a loop. */
const shortestRefreshMs = 30_000;
/** The longest that a timer can wait. */
const longestTimerMs = 2 ** 31 - 1;

/** The one session of a visit, made when first asked for. */
export function accountSessionOf(store: RootStore): AccountSession {
  return store.feature('account-session', () => createAccountSession(store));
}

type Needed = Pick<RootStore, 'auth' | 'config' | 'navigation' | 'page'>;

export function createAccountSession({ auth, config, navigation, page }: Needed): AccountSession {
  let heardBy: AccountPlatformLink | undefined;
  let refresh: ReturnType<typeof setTimeout> | undefined;

  function enter(user: User): void {
    auth.login(user);
    const route = config.shell.routes.find(({ name }) => name === page.current?.routeName);
    if (route?.guards.includes('restrict-to-unlogged-users')) navigation.follow(config.homeHref);
  }

  function leave(): void {
    clearTimeout(refresh);
    auth.logout();
    removeCookie(profileCookie);
    removeCookie(jwtCookie);
  }

  function consume(customerState: unknown, platform: AccountPlatformLink): void {
    const user = userIn(customerState);
    if (user) {
      const isKnown = auth.user?.id === user.id && auth.jwt !== null;
      enter(user);
      writeCookie(profileCookie, JSON.stringify(user));
      if (!isKnown) fetchToken(platform, user);
    } else if (auth.isLoggedIn) {
      leave();
      navigation.follow(config.homeHref + location.search + location.hash);
    }
  }

  function fetchToken(platform: AccountPlatformLink, user: User): void {
    platform.retrieveIdToken((token) => {
      if (typeof token === 'string' && auth.user?.id === user.id) keepToken(token, platform, user);
    });
  }

  function keepToken(token: string, platform: AccountPlatformLink, user: User): void {
    auth.setJwt(token);
    clearTimeout(refresh);
    const expiry = expiryOf(token);
    if (expiry === null) {
      writeCookie(jwtCookie, token);
      return;
    }
    const leftMs = expiry - Date.now();
    writeCookie(jwtCookie, token, Math.max(0, Math.floor(leftMs / 1000)));
    const pause = Math.min(Math.max(leftMs, shortestRefreshMs), longestTimerMs);
    refresh = setTimeout(() => fetchToken(platform, user), pause);
  }

  function untilHeard(platform: AccountPlatformLink): Promise<void> {
    return new Promise((resolve) => {
      const ask = () => {
        const isHeard = platform.registerConsumer((customerState) => {
          heard();
          consume(customerState, platform);
          done();
        });
        if (isHeard) heard();
      };
      const poll = setInterval(ask, pollMs);
      const giveUp = setTimeout(done, giveUpMs);
      ask();

      function heard(): void {
        heardBy = platform;
        clearInterval(poll);
      }

      function done(): void {
        clearInterval(poll);
        clearTimeout(giveUp);
        resolve();
      }
    });
  }

  return {
    restore: () => {
      const user = userIn(parsed(readCookie(profileCookie)));
      if (user) enter(user);
    },
    follow: untilHeard,
    logOut: () => {
      const afterwards = () => {
        leave();
        if (location.pathname !== new URL(config.homeHref, location.href).pathname) navigation.follow(config.homeHref);
      };
      if (heardBy) heardBy.logOut(afterwards);
      else afterwards();
    },
  };
}

/** The user that a customer state tells of: an object with an id that is a text. */
function userIn(customerState: unknown): User | null {
  if (typeof customerState !== 'object' || customerState === null) return null;
  const { id, firstName, lastName, email, gender } = customerState as Record<string, unknown>;
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    ...(typeof email === 'string' && { email }),
    ...(typeof gender === 'string' && { gender }),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
