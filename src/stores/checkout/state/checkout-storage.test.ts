import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityQuestion } from '#contract/api.generated.ts';
import {
  type CheckoutRecord,
  type CheckoutStorageInput,
  clearCheckoutStorage,
  createCheckoutStorage,
  sweepCheckoutStorage,
  type TextStorage,
} from './checkout-storage.ts';
import * as answers from './keyed-answers.ts';

const key = '0f'.repeat(32);
const start = new Date('2027-01-01T00:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);

const question = (text: string): ActivityQuestion => ({
  componentId: 'activity-kayak',
  componentName: 'Kayak',
  refId: 'height',
  question: text,
  required: true,
  answerValidation: { answerType: 'int' },
});

const record: CheckoutRecord = {
  completedSteps: ['availability'],
  activeRouteName: 'checkoutTravelerDetails',
  travelerDetails: { contactInfo: { firstName: 'Zoë' }, billingInfo: {}, billingSameAsContact: true, paxInfo: [] },
  activityAnswers: [{ componentId: 'activity-kayak', questionRefId: 'height', answer: '181' }],
  paymentChoice: { plan: 'SPLIT_PAYMENT', method: 'CARD' },
};

let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  storage = memoryStorage();
});

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
    keys: () => [...items.keys()],
  };
}

function open(input: Partial<CheckoutStorageInput> = {}) {
  const questions = [question('How tall are you?')];
  return createCheckoutStorage({ storage, checkoutId: 'a', key, language: 'en', questions, answers, now: () => start, ...input });
}

test('what is kept is read again, and lies encrypted', () => {
  open().write(record);
  const [item = ''] = storage.items.values();
  expect(item).toMatch(/^\d+\.[0-9a-f]+$/);
  expect(item).not.toContain('Zo');
  expect(open().read()).toEqual(record);
});

test('the same is never written twice alike: each writing has a nonce of its own', () => {
  open().write(record);
  const first = storage.items.get('checkout-a');
  open().write(record);
  expect(storage.items.get('checkout-a')).not.toBe(first);
});

test('each checkout keeps its own, and an item opens neither under another name nor with another date', () => {
  open().write(record);
  expect(open({ checkoutId: 'b' }).read()).toBeNull();
  const item = storage.items.get('checkout-a') ?? '';
  storage.items.set('checkout-b', item);
  expect(open({ checkoutId: 'b' }).read()).toBeNull();
  storage.items.set('checkout-a', `${later(1).getTime()}${item.slice(item.indexOf('.'))}`);
  expect(open().read()).toBeNull();
});

test('another key, or something damaged, reads as nothing', () => {
  open().write(record);
  expect(open({ key: 'f0'.repeat(32) }).read()).toBeNull();
  storage.items.set('checkout-a', 'not hex');
  expect(open().read()).toBeNull();
});

test('after thirty days nothing is left: it is not read, and swept whatever its key', () => {
  open().write(record);
  expect(open({ now: () => later(30) }).read()).toEqual(record);
  expect(open({ now: () => later(31) }).read()).toBeNull();
  storage.items.set('checkout-odd', 'from before');
  storage.items.set('cookie-policy', 'of somebody else');
  sweepCheckoutStorage(storage, later(29));
  expect(storage.keys()).toEqual(['checkout-a', 'cookie-policy']);
  sweepCheckoutStorage(storage, later(31));
  expect(storage.keys()).toEqual(['cookie-policy']);
});

test('answers are found in another language, and not where the same question now asks something else', () => {
  open().write(record);
  const inFrench = open({ language: 'fr', questions: [question('Quelle est votre taille ?')] });
  expect(inFrench.read()?.activityAnswers).toEqual(record.activityAnswers);
  inFrench.write(record);
  expect(open().read()?.activityAnswers).toEqual(record.activityAnswers);
  open().write(record);
  expect(open({ questions: [question('How heavy are you?')] }).read()?.activityAnswers).toEqual([]);
});

test('what another tab writes is foreign once, and what it clears is gone', () => {
  const [mine, theirs] = [open(), open()];
  mine.write(record);
  expect(mine.readForeign()).toBeNull();
  theirs.write({ ...record, activeRouteName: 'checkoutPayment' });
  expect(mine.readForeign()?.activeRouteName).toBe('checkoutPayment');
  expect(mine.readForeign()).toBeNull();
  expect(mine.isCleared()).toBe(false);
  clearCheckoutStorage(storage, 'a');
  expect(mine.isCleared()).toBe(true);
});

test('a browser that keeps nothing does not stop the visit, and is complained of once', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const none: TextStorage = { getItem: forbidden, removeItem: forbidden, setItem: forbidden, keys: forbidden };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const kept = open({ storage: none });
  expect(kept.read()).toBeNull();
  expect([kept.write(record), kept.write(record), kept.isCleared()]).toEqual([false, false, false]);
  expect(warn).toHaveBeenCalledOnce();
  sweepCheckoutStorage(none, start);
  clearCheckoutStorage(none, 'a');
});
