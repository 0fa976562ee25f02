import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageLoadingStore } from './page-loading-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that is there within 200 ms shows no bar', () => {
  const store = createPageLoadingStore();
  store.start();
  vi.advanceTimersByTime(199);
  store.finish();
  vi.advanceTimersByTime(5000);
  expect([store.isVisible, store.progress]).toEqual([false, 0]);
});

test('the bar rises without reaching its end, fills when the page is there, and goes after 500 and 400 ms', () => {
  const store = createPageLoadingStore();
  store.start();
  vi.advanceTimersByTime(200);
  expect(store.isVisible).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(store.progress).toBeGreaterThan(80);
  vi.advanceTimersByTime(60_000);
  expect(store.progress).toBeLessThan(100);
  store.finish();
  expect([store.isVisible, store.progress]).toEqual([true, 100]);
  vi.advanceTimersByTime(500);
  expect([store.isVisible, store.progress]).toEqual([false, 100]);
  vi.advanceTimersByTime(400);
  expect(store.progress).toBe(0);
});
