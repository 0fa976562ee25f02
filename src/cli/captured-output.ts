import { afterEach, beforeEach, vi } from 'vitest';

/** Keeps what commands write within a test, on either stream, from the terminal. @returns what was written so far in this test */
export function captureOutput(): () => string {
  let told = '';
  beforeEach(() => {
    told = '';
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        told += String(text);
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return () => told;
}
