import { expect, test } from 'vitest';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { accountScripts } from './account-scripts.ts';

const platform = {
  modulePrefix: 'harbour',
  marketScript: 'https://accounts.example/markets/{market}.js',
  headerScript: 'https://accounts.example/header.js',
  drawerScript: 'https://accounts.example/drawer.js',
};
const account = { platform, marketIdentifier: 'store no', enableAlternativeHeader: false } as ResolvedCustomerAccount;

test('a market needs the script under its own name, and those of header and drawer where it shows them', () => {
  const own = 'https://accounts.example/markets/store%20no.js';
  expect(accountScripts(account)).toEqual([own]);
  expect(accountScripts({ ...account, enableAlternativeHeader: true })).toEqual([own, platform.headerScript, platform.drawerScript]);
});

test('a brand without a platform has no scripts', () => {
  const { platform: _, ...withoutPlatform } = account;
  expect(accountScripts({ ...withoutPlatform, enableAlternativeHeader: true })).toEqual([]);
});
