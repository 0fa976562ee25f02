import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { accountLinks } from './account-links.ts';

const config = { href: (name: string) => `/gb-en/${name}` } as unknown as MarketConfig;
const account = {
  loginButtonText: 'Log in',
  signupButtonText: 'Sign up',
  profileButtonText: 'Profile',
  myBookingsButtonText: 'My bookings',
  manualBookingAssociationText: 'Add a booking',
  links: { login: { type: 'external', url: 'https://accounts.example/login' } },
} as unknown as ResolvedCustomerAccount;

test('who is logged out may log in, where the account platform says, and sign up', () => {
  expect(accountLinks(account, config, false)).toEqual([
    { name: 'login', text: 'Log in', href: 'https://accounts.example/login' },
    { name: 'signup', text: 'Sign up', href: '/gb-en/signup' },
  ]);
});

test('who is logged in finds profile, bookings and the way to add one', () => {
  expect(accountLinks(account, config, true).map(({ text, href }) => [text, href])).toEqual([
    ['Profile', '/gb-en/profile'],
    ['My bookings', '/gb-en/bookings'],
    ['Add a booking', '/gb-en/manualBookingAssociation'],
  ]);
});
