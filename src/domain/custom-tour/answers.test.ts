import { expect, test } from 'vitest';
import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import { type AskedField, answerProblems, monthChoices } from './answer-problems.ts';
import { answerOf, joinAges, splitAges } from './answer-values.ts';
import { emailOf, nameOf, wishesOf } from './wishes.ts';

test.each([
  ['text', ' Ada ', 'Ada'],
  ['text', '  ', undefined],
  ['number', '12', 12],
  ['number', '1.5', '1.5'],
  ['money', 'many', 'many'],
  ['destinations', 'asia,asia/japan', ['asia', 'asia/japan']],
  ['multiChoice', '', undefined],
  ['ages', '4,?', [4, '?']],
  ['checkbox', 'true', true],
  ['month', '2027-05', '2027-05'],
] as const)('in a field drawn as %s, "%s" is the answer %j', (widget, text, answer) => {
  expect(answerOf(widget, text)).toEqual(answer);
});

test('ages that were not said yet keep their place', () => {
  expect(splitAges(joinAges([4, null, 0]))).toEqual([4, null, 0]);
  expect(splitAges('')).toEqual([]);
});

const fields: AskedField[] = [
  { key: 'day', widget: 'date' },
  { key: 'month', widget: 'month', maximum: 2 },
  { key: 'phone', widget: 'phone' },
];

function problemsOf(answers: Record<string, string>): [string, string][] {
  const isValidPhone = (text: string) => text.startsWith('+');
  const found = answerProblems({ fields, answers, validate: () => [], today: '2026-11-21', isValidPhone });
  return [...found].map(([key, { code }]) => [key, code]);
}

test('what no schema knows is checked as well: days gone by, months out of reach, numbers that cannot be', () => {
  expect(problemsOf({ day: '2026-11-21', month: '2026-11', phone: '+44' })).toEqual([]);
  expect(problemsOf({ month: '2027-01' })).toEqual([]);
  expect(problemsOf({ day: '2026-11-20', month: '2026-10', phone: '44' })).toEqual([
    ['day', 'invalidDateMin'],
    ['month', 'invalidChoice'],
    ['phone', 'invalidPhoneNumber'],
  ]);
  expect(problemsOf({ month: '2027-02' })).toEqual([['month', 'invalidChoice']]);
});

test('the schema speaks first', () => {
  const validate = () => [{ path: 'day', code: 'invalidDate' as const, params: {} }];
  const found = answerProblems({ fields, answers: { day: 'x' }, validate, today: '2026-11-21', isValidPhone: () => true });
  expect(found.get('day')?.code).toBe('invalidDate');
});

test('every month that can be chosen is taken', () => {
  const months = monthChoices('2026-11-30', 2);
  expect(months).toEqual(['2026-11', '2026-12', '2027-01']);
  for (const month of months) expect(problemsOf({ month })).toEqual([]);
});

const text = (en: string) => ({ en });
const form: Pick<CustomTourFormDocument, 'sections'> = {
  sections: {
    all: {
      order: 1,
      title: text('All'),
      fields: {
        where: { order: 1, label: text('Where'), widget: 'destinations', purpose: 'destinations' },
        when: { order: 2, label: text('When'), widget: 'month', purpose: 'month' },
        from: { order: 3, label: text('From'), widget: 'date', purpose: 'startDate' },
        beds: {
          order: 4,
          label: text('Beds'),
          widget: 'radio',
          options: { fine: { order: 1, label: text('Fine'), priceFactor: 1.5 }, any: { order: 2, label: text('Any') } },
        },
        post: { order: 5, label: text('E-mail'), widget: 'email', purpose: 'email', required: true },
        who: { order: 6, label: text('Name'), widget: 'text', purpose: 'name' },
      },
    },
  },
};

test('wishes are read by what a field is for, whatever it is called', () => {
  const wishes = wishesOf(form, { where: ['asia'], when: '2027-05', beds: 'fine', post: 'ada@example.com' });
  expect(wishes).toMatchObject({ destinations: ['asia'], month: 5, earliestStart: '2027-05-01', priceFactor: 1.5, adults: 2, days: null });
  expect(wishesOf(form, { when: '2027-05', from: '2027-06-09' })).toMatchObject({ month: 6, earliestStart: '2027-06-09' });
});

test('the traveller is found by purpose too', () => {
  expect(emailOf(form, { post: 'ada@example.com' })).toBe('ada@example.com');
  expect(nameOf(form, {})).toBe('');
});
