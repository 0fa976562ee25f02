import { expect, test } from 'vitest';
import { createAuthStore } from './auth-store.ts';

test('logged in means that a user is present; the initials are capitals', () => {
  const auth = createAuthStore();
  expect([auth.isLoggedIn, auth.initials]).toEqual([false, '']);
  auth.login({ firstName: 'åse', lastName: 'van Dijk' });
  auth.setJwt('token');
  expect([auth.isLoggedIn, auth.initials, auth.jwt]).toEqual([true, 'ÅV', 'token']);
  auth.logout();
  expect([auth.isLoggedIn, auth.initials, auth.jwt]).toEqual([false, '', null]);
});
