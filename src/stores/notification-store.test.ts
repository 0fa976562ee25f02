import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notification-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createNotificationStore>) => store.shown.map(({ text }) => text);

test('toasts close by themselves after five seconds, errors after four, loading never', () => {
  for (const [kind, milliseconds] of [
    ['success', 5000],
    ['error', 4000],
  ] as const) {
    const store = createNotificationStore();
    store.show({ kind, text: kind });
    vi.advanceTimersByTime(milliseconds - 1);
    expect(texts(store)).toEqual([kind]);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  }
  const store = createNotificationStore();
  const id = store.show({ kind: 'loading', text: 'loading' });
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['loading']);
  store.update(id, { kind: 'success', text: 'done' });
  vi.advanceTimersByTime(5000);
  expect(texts(store)).toEqual([]);
});

test('a new toast comes 390 ms after the one before was cleared, however many come meanwhile', () => {
  const store = createNotificationStore();
  store.show({ kind: 'info', text: 'first' });
  store.show({ kind: 'info', text: 'second' });
  expect(texts(store)).toEqual([]);
  vi.advanceTimersByTime(100);
  store.show({ kind: 'info', text: 'third' });
  vi.advanceTimersByTime(289);
  expect(texts(store)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual(['third']);
});

test('a toast that waits for its turn can be updated and dismissed', () => {
  const store = createNotificationStore();
  store.show({ kind: 'info', text: 'before' });
  const loading = store.show({ kind: 'loading', text: 'loading' });
  store.update(loading, { kind: 'success', text: 'done' });
  vi.advanceTimersByTime(390);
  expect(texts(store)).toEqual(['done']);

  const another = store.show({ kind: 'loading', text: 'another' });
  store.dismiss(another);
  vi.advanceTimersByTime(390);
  expect(texts(store)).toEqual([]);
});

test('all go when the page changes, the waiting one too', () => {
  const store = createNotificationStore();
  store.show({ kind: 'info', text: 'first' });
  store.show({ kind: 'info', text: 'second' });
  store.clear();
  vi.advanceTimersByTime(10_000);
  expect(texts(store)).toEqual([]);
  store.show({ kind: 'info', text: 'next page' });
  expect(texts(store)).toEqual(['next page']);
});

test('several stand together where they may', () => {
  const store = createNotificationStore({ allowSeveral: true });
  store.show({ kind: 'info', text: 'first' });
  store.show({ kind: 'info', text: 'second' });
  expect(texts(store)).toEqual(['first', 'second']);
});

test('what is said twice at once is said once', () => {
  const store = createNotificationStore({ allowSeveral: true });
  const first = store.show({ kind: 'error', title: 'No', text: 'again' });
  vi.advanceTimersByTime(49);
  expect(store.show({ kind: 'error', title: 'No', text: 'again' })).toBe(first);
  store.show({ kind: 'error', title: 'No', text: 'another' });
  vi.advanceTimersByTime(50);
  store.show({ kind: 'error', title: 'No', text: 'another' });
  expect(texts(store)).toEqual(['again', 'another', 'another']);
});
