import { expect, test } from 'vitest';
import { srcSetOf } from './picture-sizes.ts';

test('one address stands for all sizes', () => {
  expect(srcSetOf('/files/fjord-800.0a1b2c3d.webp')).toBe(
    '/files/fjord-480.0a1b2c3d.webp 480w, /files/fjord-800.0a1b2c3d.webp 800w, /files/fjord-1200.0a1b2c3d.webp 1200w, /files/fjord-1600.0a1b2c3d.webp 1600w',
  );
});

test('a name may hold the width too', () => {
  expect(srcSetOf('/files/room-800-800.0a1b2c3d.webp')).toContain('/files/room-800-480.0a1b2c3d.webp 480w');
});

test('a picture from elsewhere has one size', () => {
  expect(srcSetOf('https://cdn.example/fjord-800.jpg')).toBeUndefined();
});
