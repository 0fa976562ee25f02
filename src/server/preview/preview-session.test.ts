import { expect, test } from 'vitest';
import { hasPreview, isValidPreviewLink, previewLink, previewSession, sessionSeconds } from './preview-session.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function readLink(link: string) {
  const query = new URLSearchParams(link.split('?')[1]);
  return { to: query.get('to') ?? '', expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
}

test('a preview lasts until its time is over, among whatever other cookies', () => {
  const cookies = `a=1; preview-session=${previewSession(secret, now)}; b=2`;
  expect(hasPreview(cookies, secret, () => now)).toBe(true);
  expect(hasPreview(cookies, secret, () => later(sessionSeconds + 1))).toBe(false);
});

test.each([
  undefined,
  '',
  'preview-session=1',
  'preview-session=9999999999.',
  `preview-session=9999999999.${'0'.repeat(64)}`,
  'preview-session',
])('the cookies %s make no preview', (cookies) => {
  expect(hasPreview(cookies, secret, () => now)).toBe(false);
});

test('a preview of another store is none here', () => {
  const cookies = `preview-session=${previewSession('another-secret-of-thirty-two-characters', now)}`;
  expect(hasPreview(cookies, secret, () => now)).toBe(false);
});

test('a link is good for its path and for a quarter of an hour', () => {
  const link = readLink(previewLink('/gb-en/tours', secret, now));
  expect(isValidPreviewLink(link, secret, now)).toBe(true);
  expect(isValidPreviewLink({ ...link, to: '//elsewhere.example' }, secret, now)).toBe(false);
  expect(isValidPreviewLink(link, secret, later(901))).toBe(false);
});
