import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function collect(isTTY: boolean): string {
  let written = '';
  const progress = createProgress({ isTTY, write: (text) => (written += text) });
  progress.show('Reading…');
  progress.show('Checking…');
  progress.end();
  return written;
}

test('on a terminal each step takes the place of the one before, and none stays', () => {
  expect(collect(true)).toBe('\r\u001b[2KReading…\r\u001b[2KChecking…\r\u001b[2K');
});

test('elsewhere nothing is written', () => {
  expect(collect(false)).toBe('');
});
