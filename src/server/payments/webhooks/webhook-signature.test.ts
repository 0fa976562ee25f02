import { expect, test } from 'vitest';
import { isGenuine, signWebhook } from './webhook-signature.ts';

const secret = 'a secret of thirty-two characters';
const sent = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
const header = signWebhook('{"id":"1"}', secret, sent);

test('a webhook is taken for five minutes, with its own body, from who knows the secret', () => {
  expect(isGenuine('{"id":"1"}', header, secret, after(299))).toBe(true);
  expect(isGenuine('{"id":"1"}', header, secret, after(301))).toBe(false);
  expect(isGenuine('{"id":"1"}', header, secret, after(-301))).toBe(false);
  expect(isGenuine('{"id":"2"}', header, secret, sent)).toBe(false);
  expect(isGenuine('{"id":"1"}', header, 'another secret of the same length', sent)).toBe(false);
  const later = header.replace(/t=\d+/, `t=${Math.floor(after(400).getTime() / 1000)}`);
  expect(isGenuine('{"id":"1"}', later, secret, after(400))).toBe(false);
});

test.each([undefined, '', 'v1=00', 't=,v1=', 't=1,v1=zz'])('%s is no signature', (text) => {
  expect(isGenuine('{}', text, secret, sent)).toBe(false);
});
