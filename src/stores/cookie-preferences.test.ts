import { expect, test, vi } from 'vitest';
import { type CookiePreferences, cookiePreferencesOf } from './cookie-preferences.ts';

function visit() {
  let kept: unknown;
  return {
    feature: <Store>(_: string, create: () => Store): Store => {
      kept ??= create();
      return kept as Store;
    },
  };
}

test('opens what fills the slot, and warns where nothing does', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = visit();
  const preferences: CookiePreferences = cookiePreferencesOf(store);
  preferences.open();
  expect(warn).toHaveBeenCalledOnce();
  const open = vi.fn();
  preferences.open = open;
  cookiePreferencesOf(store).open();
  expect(open).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
