import { expect, test } from 'vitest';
import { createSealedBox } from './sealed-box.ts';

const box = createSealedBox('a secret of thirty-two characters');

test('what was sealed opens for its owner only', () => {
  const sealed = box.seal({ name: 'Zoë' }, 'checkout-1');
  expect(sealed).not.toContain('Zoë');
  expect(box.open(sealed, 'checkout-1')).toEqual({ name: 'Zoë' });
  expect(() => box.open(sealed, 'checkout-2')).toThrow();
  expect(() => createSealedBox('another secret of 32 characters.').open(sealed, 'checkout-1')).toThrow();
});

test('each checkout has its own storage key, always the same', () => {
  expect(box.storageKey('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(box.storageKey('a')).toBe(box.storageKey('a'));
  expect(box.storageKey('a')).not.toBe(box.storageKey('b'));
});
