import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AnswerValidation } from '#contract/api.generated.ts';
import { activityAnswerKey, checkActivityAnswer } from './activity-answers.ts';

function codeOf(answer: string, answerValidation: AnswerValidation, required = true) {
  return checkActivityAnswer({ required, answerValidation }, answer, (value) => value.startsWith('+'))?.code ?? null;
}

test('an answer is kept under its component and the MD5 of its question', () => {
  const question = 'Hoe groot ben je, in centimeters? – é';
  expect(activityAnswerKey('kayak', question)).toBe(`kayak${createHash('md5').update(question).digest('hex')}`);
});

test('only required questions must be answered', () => {
  expect(codeOf('', { answerType: 'text' })).toBe('required');
  expect(codeOf('', { answerType: 'int' }, false)).toBeNull();
});

test.each([
  ['boolean', 'true', null],
  ['boolean', 'yes', 'invalidChoice'],
  ['date', '2027-05-01', null],
  ['date', '01/05/2027', 'invalidDate'],
  ['dateAndTime', '2027-05-01T09:30', null],
  ['dateAndTime', '2027-05-01', 'invalidDateTime'],
  ['phone', '+32470', null],
  ['phone', '0470', 'invalidPhoneNumber'],
  ['int', '180', null],
  ['int', '1.5', 'invalidInteger'],
  ['int', 'tall', 'invalidNumber'],
  ['int', '20', 'invalidNumberMin'],
  ['int', '500', 'invalidNumberMax'],
  ['double', '62.5', null],
  ['double', '1e3', 'invalidNumber'],
] as const)('%s %s → %s', (answerType, answer, code) => {
  expect(codeOf(answer, { answerType, minimum: 40, maximum: 250 })).toBe(code);
});
