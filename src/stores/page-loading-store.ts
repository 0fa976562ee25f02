import { makeAutoObservable } from 'mobx';

/** Progress of a page change, 0 to 100; specification, section 9 (loading bar). */
const durationMs = 2000;
const throttleMs = 200;
const hideDelayMs = 500;
const resetDelayMs = 400;

export interface PageLoadingStore {
  readonly progress: number;
  readonly isVisible: boolean;
  start(): void;
  finish(): void;
}

/** Rises towards 100 over two seconds without reaching it; only the end of the page change does. */
export function createPageLoadingStore(): PageLoadingStore {
  let throttle: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function clearTimers(): void {
    clearTimeout(throttle);
    clearInterval(ticker);
    clearTimeout(ending);
  }

  return makeAutoObservable({
    progress: 0,
    isVisible: false as boolean,
    start() {
      clearTimers();
      this.setProgress(0, false);
      throttle = setTimeout(() => {
        const startedAt = Date.now();
        this.setProgress(1, true);
        ticker = setInterval(() => {
          const elapsed = (Date.now() - startedAt) / durationMs;
          this.setProgress(Math.round((1 - Math.exp(-2 * elapsed)) * 99), true);
        }, throttleMs);
      }, throttleMs);
    },
    finish() {
      clearTimers();
      if (!this.isVisible) return;
      this.setProgress(100, true);
      ending = setTimeout(() => {
        this.setProgress(100, false);
        ending = setTimeout(() => this.setProgress(0, false), resetDelayMs);
      }, hideDelayMs);
    },
    setProgress(progress: number, isVisible: boolean) {
      this.progress = progress;
      this.isVisible = isVisible;
    },
  });
}
