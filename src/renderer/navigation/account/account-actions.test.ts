import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { accountActions, accountLabel } from './account-actions.ts';

const config = { href: (name: string) => `/gb-en/${name}` } as unknown as MarketConfig;
const account = {
  menuButtonText: 'Account',
  loginButtonText: 'Log in',
  signupButtonText: 'Sign up',
  logoutButtonText: 'Log out',
  profileButtonText: 'Profile',
  myBookingsButtonText: 'My bookings',
  manualBookingAssociationText: 'Add a booking',
  links: { login: { type: 'external', url: 'https://accounts.example/login' } },
} as unknown as ResolvedCustomerAccount;

function said(isLoggedIn: boolean, logOut = () => {}) {
  return accountActions({ account, config, isLoggedIn, logOut }).map((action) => [
    action.text,
    action.type === 'link' ? action.href : action.press,
  ]);
}

test('who is logged out may log in, where the account platform says, and sign up', () => {
  expect(said(false)).toEqual([
    ['Log in', 'https://accounts.example/login'],
    ['Sign up', '/gb-en/signup'],
  ]);
});

test('who is logged in finds profile, bookings, the way to add one, and the way out', () => {
  const logOut = () => {};
  expect(said(true, logOut)).toEqual([
    ['Profile', '/gb-en/profile'],
    ['My bookings', '/gb-en/bookings'],
    ['Add a booking', '/gb-en/manualBookingAssociation'],
    ['Log out', logOut],
  ]);
});

test.each([
  [null, 'Account'],
  ['', 'Account'],
  ['Ingrid', 'Ingrid'],
  ['Maximilian', 'Maximilian'],
  ['Maximiliane', 'Maximilian.'],
])('the menu of %s is called %s', (firstName, label) => {
  expect(accountLabel(firstName === null ? null : { firstName, lastName: 'Berg' }, account)).toBe(label);
});
