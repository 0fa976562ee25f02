import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

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

test('what the help of explain shows can be asked of the documents', async () => {
  const { examples } = commands.find(({ name }) => name === 'explain') ?? { examples: [] };
  const told: string[] = [];
  const output = { write: (text: string) => told.push(text) };
  for (const example of examples) {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await runCommandLine(example.split(' ').slice(1), commands, { stdout: output, stderr: output });
    written.mockRestore();
    expect([example, code, told]).toEqual([example, 0, []]);
  }
}, 60_000);

test.each([
  [['chek'], 'There is no command "chek". Did you mean "check"?'],
  [['check', '--formt', 'json'], 'check has no option --formt. Did you mean "--format"?'],
  [['check', '--format', 'srif'], 'Did you mean "sarif"?'],
  [['check', '--max-warnings', 'few'], '--max-warnings is a whole number, not "few".'],
  [['check', '--markets', 'nowhere'], '--markets names another one.'],
  [['check', '--schemas', 'src'], 'holds no schemas'],
  [['explain', 'be'], 'explain needs <path>.'],
  [['coverage', '--minimum', '101'], '--minimum is a number from 0 to 100, not "101".'],
  [['compile'], 'compile needs --out'],
])('%j is a wrong call', async (args, sentence) => {
  let told = '';
  const code = await runCommandLine(args, commands, { stdout: { write: () => 0 }, stderr: { write: (text) => (told += text) } });
  expect(code).toBe(2);
  expect(told).toContain(sentence);
});
