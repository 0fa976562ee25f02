/** What is being done, in one line of a terminal that is wiped when it is over. Into a file or pipe nothing is written. */
export interface Progress {
  show(text: string): void;
  end(): void;
}

const eraseLine = '\r\u001b[2K';

export function createProgress(stream: { isTTY?: boolean; write(text: string): unknown } = process.stderr): Progress {
  if (!stream.isTTY) return { show() {}, end() {} };
  return {
    show: (text) => void stream.write(`${eraseLine}${text}`),
    end: () => void stream.write(eraseLine),
  };
}
