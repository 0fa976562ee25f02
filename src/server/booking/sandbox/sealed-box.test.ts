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

test('each checkout has its own storage key, always the same until it is handed over', () => {
  expect(box.storageKey('a', 0)).toMatch(/^[0-9a-f]{64}$/);
  expect(box.storageKey('a', 0)).toBe(box.storageKey('a', 0));
  expect(box.storageKey('a', 0)).not.toBe(box.storageKey('b', 0));
  expect(box.storageKey('a', 0)).not.toBe(box.storageKey('a', 1));
});
