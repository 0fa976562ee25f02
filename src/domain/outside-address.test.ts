import { expect, test } from 'vitest';
import { placeOfMessage } from './browser-message.ts';
import { allowedAddress, decodeAddress, ownAddress } from './outside-address.ts';

const origins = ['https://modules.example', 'https://builder.example:8443'];
const own = 'https://store.example';

const traps = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://modules.example/1',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https://modules.example\\@evil.example',
  'https://modules.example@evil.example',
  'https://someone:secret@modules.example/',
  'https://someone@store.example/',
  'https://modules.example.evil.example',
  'https://evil.example/https://modules.example',
  'https://modules.example:444/',
  'http://modules.example/',
  'https://modules.exa\tmple/',
  'https://modules.example/\u0000',
  'https://mödules.example/',
  'ftp://modules.example/',
  'file:///etc/passwd',
  '',
];

test.each(traps)('%j leads nowhere', (address) => {
  expect(allowedAddress(address, origins)).toBeNull();
  expect(placeOfMessage({ urls: [address] }, { ownOrigin: own, allowedOrigins: origins })?.startsWith(`${own}/`) ?? true).toBe(true);
  expect(
    placeOfMessage({ action: 'redirect', location: address }, { ownOrigin: own, allowedOrigins: [] })?.startsWith(`${own}/`) ?? true,
  ).toBe(true);
});

test('an address of an allowed origin is taken with its path, its query and in any letters', () => {
  expect(allowedAddress('https://modules.example/a?b=c#d', origins)?.href).toBe('https://modules.example/a?b=c#d');
  expect(allowedAddress('HTTPS://MODULES.example:443/', origins)?.href).toBe('https://modules.example/');
  expect(allowedAddress('https://builder.example:8443/x', origins)?.origin).toBe('https://builder.example:8443');
});

test('our own addresses may be relative', () => {
  expect(ownAddress('/checkout/1/payment', own)?.href).toBe(`${own}/checkout/1/payment`);
  expect(ownAddress(`${own}/x`, own)?.href).toBe(`${own}/x`);
  expect(ownAddress('https://modules.example/', own)).toBeNull();
});

test('an address is decoded once, from base64url or as it stands', () => {
  const address = 'https://modules.example/é?x=1&y=ü';
  expect(decodeAddress(address)).toBe(address);
  expect(decodeAddress(Buffer.from(address).toString('base64url'))).toBe(address);
  expect(decodeAddress(encodeURIComponent(address))).toBeNull();
  expect(decodeAddress(Buffer.from('javascript:alert(1)').toString('base64url'))).toBe('javascript:alert(1)');
  expect(decodeAddress('/w')).toBeNull();
  expect(decodeAddress('_w')).toBeNull();
});

test('messages lead to the first of their addresses, redirects only home, and all else nowhere', () => {
  const places = { ownOrigin: own, allowedOrigins: origins };
  expect(placeOfMessage({ urls: ['https://modules.example/a', 'https://evil.example'] }, places)).toBe('https://modules.example/a');
  expect(placeOfMessage({ urls: ['https://evil.example', 'https://modules.example/a'] }, places)).toBeNull();
  expect(placeOfMessage({ urls: [`${own}/a`] }, places)).toBe(`${own}/a`);
  expect(placeOfMessage({ action: 'redirect', location: `${own}/a` }, places)).toBe(`${own}/a`);
  expect(placeOfMessage({ action: 'redirect', location: 'https://modules.example/a' }, places)).toBeNull();
  for (const other of [
    null,
    'redirect',
    7,
    [],
    {},
    { urls: [] },
    { urls: [{}] },
    { urls: 'https://modules.example' },
    { action: 'go', location: '/' },
  ])
    expect(placeOfMessage(other, places)).toBeNull();
});
