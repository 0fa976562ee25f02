import { expect, test, vi } from 'vitest';
import { createCookiePreferences } from './cookie-preferences.ts';

test('opens what fills the slot, and warns where nothing does', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const preferences = createCookiePreferences();
  preferences.open();
  expect(warn).toHaveBeenCalledOnce();
  const open = vi.fn();
  preferences.fill(open);
  preferences.open();
  expect(open).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
