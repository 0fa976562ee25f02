import { expect, test } from 'vitest';
import type { CustomTourField, CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { ValidateAnswers } from '#domain/custom-tour/answer-problems.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { Cache } from './cache.ts';
import { createCustomTourEmitter } from './emit-custom-tour.ts';
import { ReleaseFiles } from './release-files.ts';

const text = (en: string) => ({ en });

const destinations = {
  value: {
    regions: {
      asia: {
        order: 1,
        name: text('Asia'),
        countries: { japan: { order: 1, name: { en: 'Japan', fr: 'Japon' } } },
      },
    },
  },
};

const store = {
  destinations,
  tours: new Map([['a', { value: { styles: ['rail', 'food'] } }]]),
} as unknown as CompleteStore;

const noCache: Cache = { get: async (_, make) => Buffer.from(await make()) };

function formOf(fields: Record<string, CustomTourField>): CustomTourFormDocument {
  return {
    title: text('Form'),
    intro: text('Fill in.'),
    submitLabel: text('Send'),
    sections: { all: { order: 1, title: text('All'), fields } },
    proposal: { weights: { destinations: 1, styles: 1, days: 1, month: 1, pace: 1, budget: 1 }, similarTours: 0 },
  };
}

/** The emitted module, as a browser would run it. */
async function validatorOf(form: CustomTourFormDocument): Promise<{ validate: ValidateAnswers }> {
  const files = new ReleaseFiles();
  const emitted = await createCustomTourEmitter(files, noCache, store)(form);
  const source = new Map(files.entries()).get(emitted.validators.replace('/files/', '')) as Buffer;
  const { validate } = (await import(`data:text/javascript;base64,${source.toString('base64')}`)) as { validate: ValidateAnswers };
  return { validate };
}

const field = (widget: CustomTourField['widget'], more: Partial<CustomTourField> = {}): CustomTourField => ({
  order: 1,
  label: text('Label'),
  widget,
  ...more,
});

const options = { one: { order: 1, label: text('One') }, two: { order: 2, label: text('Two') } };

const form = formOf({
  name: field('text', { required: true, maximum: 5 }),
  days: field('number', { minimum: 3, maximum: 30 }),
  where: field('destinations', { maximum: 1 }),
  styles: field('tourStyles'),
  choice: field('radio', { options }),
  email: field('email'),
  month: field('month'),
  ages: field('ages', { maximum: 2 }),
  consent: field('checkbox', { required: true }),
});

const right = { name: 'Ada', consent: true };

test('answers are taken as the form asks for them', async () => {
  const { validate } = await validatorOf(form);
  expect(validate(right)).toEqual([]);
  const all = {
    days: 3,
    where: ['asia/japan'],
    styles: ['rail'],
    choice: 'two',
    email: 'ada@example.com',
    month: '2027-05',
    ages: [0, 17],
  };
  expect(validate({ ...right, ...all })).toEqual([]);
});

test.each([
  [{ consent: true }, 'name', 'required', {}],
  [{ name: 'Ada' }, 'consent', 'required', {}],
  [{ ...right, consent: false }, 'consent', 'required', {}],
  [{ ...right, name: 'Augusta' }, 'name', 'tooLong', { max: 5 }],
  [{ ...right, days: 2 }, 'days', 'invalidNumberMin', { min: 3 }],
  [{ ...right, days: 31 }, 'days', 'invalidNumberMax', { max: 30 }],
  [{ ...right, days: 'many' }, 'days', 'invalidInteger', {}],
  [{ ...right, where: ['asia', 'asia/japan'] }, 'where', 'invalidNumberMax', { max: 1 }],
  [{ ...right, where: ['mars'] }, 'where', 'invalidChoice', {}],
  [{ ...right, styles: ['desert'] }, 'styles', 'invalidChoice', {}],
  [{ ...right, styles: ['rail', 'rail'] }, 'styles', 'invalidChoice', {}],
  [{ ...right, choice: 'three' }, 'choice', 'invalidChoice', {}],
  [{ ...right, email: 'ada' }, 'email', 'invalidEmail', {}],
  [{ ...right, month: '2027-13' }, 'month', 'invalidFormat', {}],
  [{ ...right, ages: ['?'] }, 'ages', 'invalidChoice', {}],
  [{ ...right, ages: [18] }, 'ages', 'invalidChoice', { max: 17 }],
  [{ ...right, other: 'x' }, 'other', 'invalidChoice', {}],
])('%j is refused for "%s": %s', async (answers, path, code, params) => {
  const { validate } = await validatorOf(form);
  expect(validate(answers)).toEqual([{ path, code, params }]);
});

test('another form has another hash; its choices of places and styles come from the store', async () => {
  const files = new ReleaseFiles();
  const emit = createCustomTourEmitter(files, noCache, store);
  const one = await emit(form);
  const other = await emit(formOf({ email: field('email') }));
  expect(one.hash).not.toBe(other.hash);
  const fields = one.inLanguage('fr').sections[0]?.fields ?? [];
  expect(fields.find(({ key }) => key === 'where')?.options).toEqual([
    { value: 'asia', label: 'Asia', group: 'asia' },
    { value: 'asia/japan', label: 'Japon', group: 'asia' },
  ]);
  expect(fields.find(({ key }) => key === 'styles')?.options.map(({ value }) => value)).toEqual(['food', 'rail']);
});
