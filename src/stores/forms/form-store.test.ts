import { expect, test } from 'vitest';
import { BookingError } from '#domain/error-catalogue.ts';
import { createFieldNode } from './field-node.ts';
import { createFormStore } from './form-store.ts';
import { createPhoneSupport } from './phone-support.ts';

function createForm() {
  const node = (path: string) =>
    createFieldNode({
      id: path,
      path,
      fieldPath: path,
      label: path,
      control: 'text',
      required: true,
      validate: (value) => (value ? null : { code: 'required', params: {} }),
      problemText: ({ code }) => code,
    });
  const nodes = [node('first'), node('last')] as const;
  const phone = createPhoneSupport(() => Promise.reject(new Error('none')), 'GB');
  return { form: createFormStore({ nodes: () => nodes, phone }), nodes };
}

const stateOf = ({ touched, dirty, valid, validated, submitting }: ReturnType<typeof createForm>['form']) => ({
  touched,
  dirty,
  valid,
  validated,
  submitting,
});

test('a form is touched and dirty with one field, valid and validated with all of them', () => {
  const { form, nodes } = createForm();
  expect(stateOf(form)).toEqual({ touched: false, dirty: false, valid: false, validated: false, submitting: false });
  nodes[0].choose('Ada');
  expect(stateOf(form)).toEqual({ touched: true, dirty: true, valid: false, validated: false, submitting: false });
  nodes[1].choose('Byron');
  expect(stateOf(form)).toEqual({ touched: true, dirty: true, valid: true, validated: true, submitting: false });
});

test('submitting checks all fields, and saves only where all are right', async () => {
  const { form, nodes } = createForm();
  let saved = 0;
  const save = async () => {
    expect(form.submitting).toBe(true);
    saved++;
  };
  expect(await form.submit(save)).toBe(false);
  expect([form.validated, form.wrongNodes.length, saved, form.submitting]).toEqual([true, 2, 0, false]);
  for (const node of nodes) node.setValue('x');
  expect(await form.submit(save)).toBe(true);
  expect(saved).toBe(1);
});

test('a save that fails is thrown on, and the form is no longer submitting', async () => {
  const { form, nodes } = createForm();
  for (const node of nodes) node.setValue('x');
  await expect(form.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(form.submitting).toBe(false);
});

test('what the server refuses shows at its field', () => {
  const { form, nodes } = createForm();
  nodes[1].setValue('x');
  expect(form.refuse(new BookingError('VALIDATION_FAILED', 'wrong', ['last']))).toBe(true);
  expect(form.wrongNodes).toEqual([nodes[1]]);
  expect(form.refuse(new BookingError('VALIDATION_FAILED', 'wrong', ['elsewhere']))).toBe(false);
  expect(form.refuse(new Error('offline'))).toBe(false);
});
