import { expect, test } from 'vitest';
import { createFieldNode, type ValidationTriggers } from './field-node.ts';

function createNode(triggers?: ValidationTriggers) {
  return createFieldNode({
    id: 'name',
    path: 'name',
    fieldPath: 'name',
    label: 'Name',
    control: 'text',
    required: true,
    ...(triggers ? { triggers } : {}),
    validate: (value) => (value.length > 2 ? null : { code: 'short', params: { length: value.length } }),
    problemText: ({ code }) => code,
  });
}

test('a field is checked when it is left, and from then on with each key', () => {
  const node = createNode();
  node.type('A');
  expect([node.touched, node.error]).toEqual([false, null]);
  node.leave();
  expect(node.errorText).toBe('short');
  node.type('Ann');
  expect(node.error).toBeNull();
});

test('a field that is passed over says nothing', () => {
  const node = createNode();
  node.leave();
  expect(node.touched).toBe(false);
  expect(node.problem).not.toBeNull();
});

test('a choice is checked at once', () => {
  const node = createNode();
  node.choose('A');
  expect(node.error).not.toBeNull();
});

test('a field that is emptied again was changed', () => {
  const node = createNode();
  node.type('Anna');
  node.leave();
  node.type('');
  node.leave();
  expect(node.error).not.toBeNull();
});

test.each([
  ['input', true, true, false],
  ['blur', false, true, false],
  ['change', false, true, false],
  ['model', false, false, true],
] as const)('where %s alone is a trigger, typing, leaving and filling in check accordingly', (trigger, typing, leaving, filling) => {
  const triggers = { first: [trigger], again: [] };
  const typed = createNode(triggers);
  typed.type('A');
  expect(typed.touched).toBe(typing);
  typed.leave();
  expect(typed.touched).toBe(leaving);
  const filled = createNode(triggers);
  filled.setValue('A');
  expect(filled.touched).toBe(filling);
});

test('what was said stays said until the field is checked again', () => {
  const node = createNode({ first: ['blur'], again: ['blur'] });
  node.type('A');
  node.leave();
  node.type('Anna');
  expect(node.error).toEqual({ code: 'short', params: { length: 1 } });
  node.leave();
  expect(node.error).toBeNull();
});

test('a field is dirty as long as it holds something else than at first', () => {
  const node = createNode();
  node.type('A');
  expect(node.dirty).toBe(true);
  node.type('');
  expect(node.dirty).toBe(false);
});

test('what the server refuses is wrong until it is changed', () => {
  const node = createNode();
  node.setValue('Anna');
  node.refuse({ code: 'taken', params: {} });
  expect(node.errorText).toBe('taken');
  node.type('Anne');
  expect(node.error).toBeNull();
});
