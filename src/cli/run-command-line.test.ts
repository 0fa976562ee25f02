import { expect, test } from 'vitest';
import { defineCommand } from './command.ts';
import { runCommandLine } from './run-command-line.ts';

const calls: unknown[] = [];

const paintCommand = defineCommand({
  name: 'paint',
  summary: 'put colour on a wall',
  usage: '<wall> [<colour>]',
  examples: ['portolan paint north', 'portolan paint north blue --coats 2'],
  options: {
    coats: { type: 'string', placeholder: '<number>', describe: 'how often (default 1)' },
    finish: { type: 'string', choices: ['matt', 'gloss'], describe: 'how it shines (default matt)' },
    quiet: { type: 'boolean', short: 'q', describe: 'say nothing' },
  },
  async run(values, wall, colour) {
    calls.push([{ ...values }, wall, colour]);
    return 0;
  },
});

async function call(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  const code = await runCommandLine(args, [paintCommand], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

test('a command gets its options and words', async () => {
  calls.length = 0;
  expect(await call('paint', 'north', '--coats', '2', 'blue', '-q')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(calls).toEqual([[{ coats: '2', quiet: true }, 'north', 'blue']]);
});

test.each([
  [['paimt'], 'There is no command "paimt". Did you mean "paint"?\nportolan --help tells'],
  [['help', 'pant'], 'There is no command "pant". Did you mean "paint"?'],
  [['--format', 'json'], 'A command stands first: paint.'],
  [['paint', 'north', '--coat', '2'], 'paint has no option --coat. Did you mean "--coats"?\nportolan help paint tells'],
  [['paint', 'north', '-x'], 'paint has no option -x.'],
  [['paint', 'north', '--finish', 'glos'], '--finish is matt, gloss, not "glos". Did you mean "gloss"?'],
  [['paint', 'north', '--coats'], "'--coats <value>' argument missing"],
  [['paint'], 'paint needs <wall>.'],
  [['paint', 'north', 'blue', 'green'], '"green" is one word too many after paint.'],
])('%j is refused', async (args, sentence) => {
  calls.length = 0;
  const { code, stdout, stderr } = await call(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(calls).toEqual([]);
});

const list = `\
portolan <command> [options]

Commands
  paint <wall> [<colour>]  put colour on a wall

portolan help <command> tells the options of one command, with examples.
Exit code: 0 fine, 1 mistakes in the documents, 2 a wrong call.
`;

const page = `\
portolan paint <wall> [<colour>] [options]

Put colour on a wall.

Options
  --coats <number>     how often (default 1)
  --finish matt|gloss  how it shines (default matt)
  -q, --quiet          say nothing
  -h, --help           this text

Examples
  portolan paint north
  portolan paint north blue --coats 2
`;

test.each([
  [['--help'], 0, list],
  [['-h'], 0, list],
  [['help'], 0, list],
  [['help', '--help'], 0, list],
  [['help', 'help'], 0, list],
  [[], 2, list],
  [['paint', '--help'], 0, page],
  [['paint', 'north', '-h'], 0, page],
  [['help', 'paint'], 0, page],
])('%j tells what can be written', async (args, code, stdout) => {
  expect(await call(...args)).toEqual({ code, stdout, stderr: '' });
});

test('after -- everything is a word', async () => {
  calls.length = 0;
  expect((await call('paint', '--', '--help')).code).toBe(0);
  expect(calls).toEqual([[{}, '--help', undefined]]);
});
