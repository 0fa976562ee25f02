/** Work that is done again and again, never twice at once. */
export interface Repeated {
  /** Waits for the round that is running. */
  stop(): Promise<void>;
}

/** Starts a round at once, and another one each time after a pause. @param pause in milliseconds */
export function repeat(work: () => Promise<void>, pause: number, onError: (error: unknown) => void): Repeated {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = round();

  async function round(): Promise<void> {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round();
    }, pause);
    timer.unref();
  }

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
