import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { NavigationStore } from '../navigation-store.ts';
import { createPageStore } from '../page-store.ts';
import { type AccountPlatformLink, createAccountSession } from './account-session.ts';
import { createAuthStore } from './auth-store.ts';

const now = Date.parse('2027-01-10T12:00:00Z');
const customer = { id: 'c-1', firstName: 'Ingrid', lastName: 'Berg', email: 'ingrid@mail.example', newsletter: true };

/** A browser's cookies: those that have been set, with what else was said of each. */
let cookies: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now });
  cookies = new Map();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, rest]) => `${name}=${rest.split('; ')[0]}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', rest = ''] = text.split(/=(.*)/s);
      if (rest.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, rest);
    },
  });
  vi.stubGlobal('location', new URL('https://store.example/no-no/profil?a=1#top'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const jwtUntil = (time: number) => `e30.${Buffer.from(JSON.stringify({ exp: time / 1000 })).toString('base64url')}.s`;

function createVisit({ guards = [] as string[] } = {}) {
  const auth = createAuthStore();
  const page = createPageStore();
  page.setCurrent({ routeName: 'here', params: {}, translatedParams: {}, title: '' });
  const went: string[] = [];
  const navigation = { follow: (address: string) => void went.push(address) } as unknown as NavigationStore;
  const config = { homeHref: '/no-no', shell: { routes: [{ name: 'here', guards }] } } as unknown as MarketConfig;
  return { auth, went, session: createAccountSession({ auth, config, navigation, page }) };
}

/** A platform that is there after some milliseconds. */
function createPlatform({ afterMs = 0, tokens = [] as string[] } = {}) {
  const platform = {
    asked: 0,
    tellState: (_state: unknown): void => undefined,
    finishLogout: (): void => undefined,
    registerConsumer(consumer: (state: unknown) => void) {
      platform.asked++;
      if (Date.now() - now < afterMs) return false;
      platform.tellState = consumer;
      return true;
    },
    retrieveIdToken(callback: (token: unknown) => void) {
      callback(tokens.shift());
    },
    logOut(callback: () => void) {
      platform.finishLogout = callback;
    },
  };
  return platform satisfies AccountPlatformLink;
}

test('the platform is asked every 100 ms until it hears; who is logged in there is logged in here, and kept in a cookie', async () => {
  const { auth, session } = createVisit();
  const platform = createPlatform({ afterMs: 250 });
  const synced = session.follow(platform);
  vi.advanceTimersByTime(10_000);
  expect(platform.asked).toBe(4);
  platform.tellState(customer);
  await synced;
  expect(auth.user).toEqual({ id: 'c-1', firstName: 'Ingrid', lastName: 'Berg', email: 'ingrid@mail.example' });
  expect(JSON.parse(decodeURIComponent(cookies.get('auth-info')?.split('; ')[0] ?? ''))).toEqual(auth.user);
  expect(cookies.get('auth-info')).toMatch(/; path=\/; samesite=lax; secure$/);
});

test('after five seconds of silence nobody waits any longer', async () => {
  const { auth, session } = createVisit();
  const platform = createPlatform({ afterMs: 60_000 });
  let isSynced = false;
  void session.follow(platform).then(() => {
    isSynced = true;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(isSynced).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const { asked } = platform;
  expect([isSynced, auth.isLoggedIn]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(platform.asked).toBe(asked);
});

test.each([undefined, null, {}, { id: 7 }, { id: '' }, 'c-1'])('a state without an id logs nobody in: %j', (state) => {
  const { auth, session, went } = createVisit();
  const platform = createPlatform();
  void session.follow(platform);
  platform.tellState(state);
  expect([auth.isLoggedIn, went]).toEqual([false, []]);
});

test('the token is fetched with the login and again when it is over', () => {
  const { auth, session } = createVisit();
  const tokens = [jwtUntil(now + 600_000), jwtUntil(now + 1_200_000)];
  const [first, second] = tokens;
  const platform = createPlatform({ tokens });
  void session.follow(platform);
  platform.tellState(customer);
  expect(auth.jwt).toBe(first);
  expect(cookies.get('auth-jwt')).toBe(`${first}; path=/; samesite=lax; max-age=600; secure`);
  vi.advanceTimersByTime(599_999);
  expect(auth.jwt).toBe(first);
  vi.advanceTimersByTime(1);
  expect(auth.jwt).toBe(second);
});

test('a token that is over when it comes is not asked for in a loop', () => {
  const { auth, session } = createVisit();
  const tokens = Array.from({ length: 10 }, () => jwtUntil(now - 1000));
  const platform = createPlatform({ tokens });
  void session.follow(platform);
  platform.tellState(customer);
  vi.advanceTimersByTime(60_000);
  expect(tokens).toHaveLength(7);
  platform.tellState(null);
  expect(auth.jwt).toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(tokens).toHaveLength(7);
});

test('when the state yields nothing the user is logged out, cookies go, and home keeps query and hash', () => {
  const { auth, session, went } = createVisit();
  const platform = createPlatform({ tokens: [jwtUntil(now + 600_000)] });
  void session.follow(platform);
  platform.tellState(customer);
  platform.tellState(undefined);
  expect([auth.isLoggedIn, [...cookies], went]).toEqual([false, [], ['/no-no?a=1#top']]);
});

test('who logs out is logged out once the platform says so, and goes home unless there already', () => {
  const { auth, session, went } = createVisit();
  const platform = createPlatform();
  void session.follow(platform);
  platform.tellState(customer);
  session.logOut();
  expect(auth.isLoggedIn).toBe(true);
  platform.finishLogout();
  expect([auth.isLoggedIn, [...cookies], went]).toEqual([false, [], ['/no-no']]);
  vi.stubGlobal('location', new URL('https://store.example/no-no?a=1'));
  platform.finishLogout();
  expect(went).toEqual(['/no-no']);
});

test('cookies bring the user to the next page; without the platform one can still log out', () => {
  const before = createVisit();
  const platform = createPlatform();
  void before.session.follow(platform);
  platform.tellState(customer);
  const { auth, session } = createVisit();
  session.restore();
  expect([auth.user?.firstName, auth.initials]).toEqual(['Ingrid', 'IB']);
  session.logOut();
  expect([auth.isLoggedIn, [...cookies]]).toEqual([false, []]);
});

test('a cookie that was tampered with brings nobody', () => {
  cookies.set('auth-info', '%7Bnot json; path=/');
  const { auth, session } = createVisit();
  session.restore();
  expect(auth.isLoggedIn).toBe(false);
});

test('whoever logs in on a page for those who are not logged in goes home', () => {
  const { session, went } = createVisit({ guards: ['restrict-to-unlogged-users'] });
  const platform = createPlatform();
  void session.follow(platform);
  platform.tellState(customer);
  expect(went).toEqual(['/no-no']);
});
