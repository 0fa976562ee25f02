import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

test.each(commands.map((command) => [command.name, command] as const))(
  '%s says how it is called',
  (_, { name, summary, options, examples }) => {
    expect(summary).toMatch(/^[a-z].*[^.]$/);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) expect(example).toMatch(new RegExp(`^portolan ${name}( |$)`));
    for (const option of Object.values(options)) expect(option.describe).toMatch(/[^.]$/);
  },
);

test('each name stands for one command', () => {
  const names = commands.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the README tells of every command', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(commands.map(({ name }) => name).filter((name) => !readme.includes(`\`portolan ${name}`))).toEqual([]);
});
