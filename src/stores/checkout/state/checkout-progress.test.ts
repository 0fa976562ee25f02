import { expect, test } from 'vitest';
import type { ActivityQuestion, TravelerDetails } from '#contract/api.generated.ts';
import { createCheckoutProgress } from './checkout-progress.ts';
import { clearCheckoutStorage, createCheckoutStorage, type TextStorage } from './checkout-storage.ts';
import * as answers from './keyed-answers.ts';

const questions = ['height', 'diet'].map(
  (refId): ActivityQuestion => ({
    componentId: 'kayak',
    componentName: 'Kayak',
    refId,
    question: refId,
    required: false,
    answerValidation: { answerType: 'text' },
  }),
);
const answer = (questionRefId: string, text: string) => ({ componentId: 'kayak', questionRefId, answer: text });

const typed = (contactInfo: Record<string, string>, first: Record<string, string> = {}): TravelerDetails => ({
  contactInfo,
  billingInfo: {},
  billingSameAsContact: true,
  paxInfo: [{ refId: 'room-1-adult-1', isMainContact: true, values: first }],
});

const nothing = { travelerDetails: null, activityAnswers: null, draft: null };

/** Two tabs of one browser: each hears of what the other writes. */
function browser() {
  const items = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    keys: () => [...items.keys()],
  };
  const tab = (server: Parameters<typeof createCheckoutProgress>[1] = nothing) =>
    createCheckoutProgress(
      createCheckoutStorage({
        storage,
        checkoutId: 'c',
        key: 'ab'.repeat(32),
        language: 'en',
        questions,
        answers,
        now: () => new Date('2027-01-01T00:00:00Z'),
      }),
      server,
    );
  return { tab, storage, items };
}

test('what the server knows counts only where nothing is kept: the draft first, then what was submitted', () => {
  const submitted = typed({ firstName: 'Ada' });
  const draft = {
    completedSteps: ['availability'],
    travelerDetails: typed({ firstName: 'Adam' }),
    activityAnswers: null,
    paymentChoice: null,
  };
  expect(browser().tab({ ...nothing, travelerDetails: submitted }).travelerDetails).toEqual(submitted);
  const { tab } = browser();
  const first = tab({ ...nothing, travelerDetails: submitted, draft });
  expect([first.travelerDetails, first.completedSteps]).toEqual([draft.travelerDetails, ['availability']]);
  first.keepTravelerDetails(typed({ firstName: 'Eve' }));
  expect(tab({ ...nothing, travelerDetails: submitted, draft }).travelerDetails).toEqual(typed({ firstName: 'Eve' }));
});

test('two tabs that fill in different fields both keep them, and nobody is bothered', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  one.keepTravelerDetails(typed({ firstName: 'Ada', email: 'a@mail.example' }));
  other.takeOver();
  other.keepTravelerDetails(typed({ firstName: 'Ada', email: 'a@mail.example' }, { birthDate: '1990-01-02' }));
  one.keepTravelerDetails(typed({ firstName: 'Ada', email: 'a@mail.example', lastName: 'Lovelace' }));
  one.keepActivityAnswers([answer('height', '181')]);
  other.keepActivityAnswers([answer('diet', 'none')]);
  one.takeOver();
  const both = typed({ firstName: 'Ada', email: 'a@mail.example', lastName: 'Lovelace' }, { birthDate: '1990-01-02' });
  for (const seen of [one, other, tab()]) {
    expect(seen.travelerDetails).toEqual(both);
    expect(seen.activityAnswers?.map((one) => one.questionRefId).sort()).toEqual(['diet', 'height']);
    expect(seen.hasDiverged).toBe(false);
  }
});

test('a field that was emptied stays empty in the other tab', () => {
  const { tab } = browser();
  const one = tab();
  one.keepTravelerDetails(typed({ firstName: 'Ada', lastName: 'L' }));
  const other = tab();
  one.keepTravelerDetails(typed({ firstName: 'Ada' }));
  other.takeOver();
  expect(other.travelerDetails).toEqual(typed({ firstName: 'Ada' }));
});

test('the same field filled in differently is told, and each tab keeps what was typed in it', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  one.keepTravelerDetails(typed({ firstName: 'Ada' }));
  other.keepTravelerDetails(typed({ firstName: 'Grace' }));
  expect([other.hasDiverged, other.travelerDetails]).toEqual([true, typed({ firstName: 'Grace' })]);
});

test('a screen is kept before it is overtaken, and shows what the other tab typed', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  let onScreen = typed({ firstName: 'Ada' });
  one.follow({
    flush: () => one.keepTravelerDetails(onScreen),
    adopt: ({ travelerDetails }) => {
      onScreen = travelerDetails ?? onScreen;
    },
  });
  other.keepTravelerDetails(typed({ lastName: 'Lovelace' }));
  other.complete('availability');
  one.takeOver();
  expect(onScreen).toEqual(typed({ firstName: 'Ada', lastName: 'Lovelace' }));
  expect(one.completedSteps).toEqual(['availability']);
});

test('tabs that agree do not answer each other', () => {
  const { tab, items } = browser();
  const [one, other] = [tab(), tab()];
  one.keepTravelerDetails(typed({ firstName: 'Ada' }));
  const written = items.get('checkout-c');
  other.takeOver();
  one.takeOver();
  other.takeOver();
  expect(items.get('checkout-c')).toBe(written);
});

test('what was cleared by a booking in another tab is not written again', () => {
  const { tab, storage, items } = browser();
  const one = tab();
  one.keepTravelerDetails(typed({ firstName: 'Ada' }));
  clearCheckoutStorage(storage, 'c');
  one.keepTravelerDetails(typed({ firstName: 'Ada', lastName: 'L' }));
  expect(items.size).toBe(0);
});
