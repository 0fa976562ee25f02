import { beforeEach, expect, test } from 'vitest';
import { BookingError } from '#domain/error-catalogue.ts';
import { createConnection, isUnreachable } from './connection.ts';

let isOnline: boolean;
let answers: (Error | 'ok')[];
let timers: (() => void)[];
let listener: () => void;
let returned: number;

beforeEach(() => {
  isOnline = true;
  answers = [];
  timers = [];
  returned = 0;
});

function open() {
  const connection = createConnection({
    network: { isOnline: () => isOnline, onChange: (added) => (listener = added), later: (callback) => void timers.push(callback) },
    probe: async () => {
      const answer = answers.shift() ?? 'ok';
      if (answer instanceof Error) throw answer;
    },
    onBack: () => returned++,
  });
  connection.listen();
  return connection;
}

test('a browser without a network is noticed at once, and its return too', async () => {
  const connection = open();
  isOnline = false;
  listener();
  expect([connection.isLost, connection.attempts]).toEqual([true, 0]);
  isOnline = true;
  listener();
  await expect.poll(() => connection.isLost).toBe(false);
  expect([returned, connection.returns]).toEqual([1, 1]);
});

test('a server that does not answer is asked again until it does, whatever the answer says', async () => {
  const connection = open();
  answers = [new BookingError('UNREACHABLE'), new BookingError('CHECKOUT_NOT_FOUND')];
  connection.lose();
  connection.lose();
  expect([connection.isLost, connection.attempts, timers.length]).toEqual([true, 2, 1]);
  timers.shift()?.();
  await expect.poll(() => timers.length).toBe(1);
  expect(connection.isLost).toBe(true);
  timers.shift()?.();
  await expect.poll(() => connection.isLost).toBe(false);
});

test('only calls without an answer count', () => {
  expect(isUnreachable(new BookingError('UNREACHABLE'))).toBe(true);
  expect(isUnreachable(new BookingError('SERVICE_UNAVAILABLE'))).toBe(false);
  expect(isUnreachable(new Error('UNREACHABLE'))).toBe(false);
});
