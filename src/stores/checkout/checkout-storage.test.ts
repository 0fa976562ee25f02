import { expect, test, vi } from 'vitest';
import { type CheckoutRecord, clearCheckoutStorage, createCheckoutStorage, type TextStorage } from './checkout-storage.ts';

const key = '0f'.repeat(32);
const record: CheckoutRecord = {
  completedSteps: ['availability'],
  activeRouteName: 'checkoutTravelerDetails',
  travelerDetails: { contactInfo: { firstName: 'Zoë' }, billingInfo: {}, billingSameAsContact: true, paxInfo: [] },
  activityAnswers: null,
};

function memoryStorage(): TextStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      items.set(name, value);
    },
    removeItem: (name) => {
      items.delete(name);
    },
  };
}

test('what is kept is read again, and lies encrypted', () => {
  const storage = memoryStorage();
  createCheckoutStorage({ storage, checkoutId: 'a', key }).write(record);
  expect([...storage.items.values()].join()).not.toContain('Zo');
  expect(createCheckoutStorage({ storage, checkoutId: 'a', key }).read()).toEqual(record);
});

test('each checkout keeps its own', () => {
  const storage = memoryStorage();
  createCheckoutStorage({ storage, checkoutId: 'a', key }).write(record);
  expect(createCheckoutStorage({ storage, checkoutId: 'b', key }).read()).toBeNull();
});

test('another key, or something damaged, reads as nothing', () => {
  const storage = memoryStorage();
  createCheckoutStorage({ storage, checkoutId: 'a', key }).write(record);
  expect(createCheckoutStorage({ storage, checkoutId: 'a', key: 'f0'.repeat(32) }).read()).toBeNull();
  storage.items.set('checkout-a', 'not hex');
  expect(createCheckoutStorage({ storage, checkoutId: 'a', key }).read()).toBeNull();
});

test('clearing needs no key', () => {
  const storage = memoryStorage();
  createCheckoutStorage({ storage, checkoutId: 'a', key }).write(record);
  clearCheckoutStorage(storage, 'a');
  expect(storage.items.size).toBe(0);
});

test('a browser that keeps nothing does not stop the visit', () => {
  const full: TextStorage = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => createCheckoutStorage({ storage: full, checkoutId: 'a', key }).write(record)).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
