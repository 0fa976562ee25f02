import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorSlice } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { createErrorStore } from './error-store.ts';
import { createNotificationStore } from './notification-store.ts';

const errors = new Proxy({} as ErrorSlice['errors'], { get: (_, entry) => ({ title: String(entry), message: 'In words' }) });
const config = { slice: () => ({ errors }), loadSlices: async () => {} } as unknown as MarketConfig;

function stores() {
  const notifications = createNotificationStore({ allowSeveral: true });
  return { notifications, errors: createErrorStore({ config, notifications }) };
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
