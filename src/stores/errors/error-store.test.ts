import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorSlice } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { NavigationStore } from '../navigation-store.ts';
import { createNotificationStore } from '../notification-store.ts';
import { createErrorStore } from './error-store.ts';
import { PageError } from './page-error.ts';

const errors = new Proxy({} as ErrorSlice['errors'], { get: (_, entry) => ({ title: String(entry), message: 'In words' }) });
const config = { slice: () => ({ errors }), loadSlices: async () => {} } as unknown as MarketConfig;

function stores() {
  const notifications = createNotificationStore({ allowSeveral: true });
  const went: string[] = [];
  const navigation = { follow: (address: string) => void went.push(address) } as unknown as NavigationStore;
  return { notifications, went, errors: createErrorStore({ config, notifications, navigation }) };
}

test('a fatal error takes the screen, another is told in a toast', async () => {
  const { errors: store, notifications } = stores();
  expect(await store.report(new BookingError('VALIDATION_FAILED'))).toBe(true);
  expect([store.current, notifications.shown[0]?.title]).toEqual([null, 'validationFailed']);
  expect(await store.report(new BookingError('API_SERVICE_UNAVAILABLE'))).toBe(true);
  expect(store.current?.title).toBe('apiServiceUnavailable');
  store.clear();
  expect(store.current).toBeNull();
});

test("an application's own error is a toast unless it is fatal", async () => {
  const { errors: store, notifications } = stores();
  await store.report(new PageError({ status: 400, title: 'Closed', message: 'Come back tomorrow' }));
  expect(store.current).toBeNull();
  expect(notifications.shown).toMatchObject([{ kind: 'error', title: 'Closed', text: 'Come back tomorrow', autoCloseMs: 4000 }]);
  await store.report(new PageError({ status: 400, title: 'Closed', message: 'For good', isFatal: true }));
  expect(store.current).toMatchObject({ status: 400, title: 'Closed' });
});

test('an error that is cleared may lead on', async () => {
  const { errors: store, went } = stores();
  await store.report(new TypeError('x is not a function'));
  store.clear('/gb-en');
  expect([store.current, went]).toEqual([null, ['/gb-en']]);
});

test('an error that is left to its caller is told all the same where the caller has nothing of its own to say', async () => {
  const { errors: store, notifications } = stores();
  expect(await store.report(new BookingError('TOO_MANY_REQUESTS'))).toBe(false);
  expect(notifications.shown).toEqual([]);
  await store.tell(new BookingError('TOO_MANY_REQUESTS'));
  await store.tell(new BookingError('STALE_VERSION'), 'Load the page again');
  expect(notifications.shown.map(({ title, text }) => [title, text])).toEqual([
    ['unknown', 'In words'],
    [undefined, 'Load the page again'],
  ]);
});
