import { makeAutoObservable } from 'mobx';
import { BookingError } from '#domain/error-catalogue.ts';

/** What a browser knows of its network, and how to find out more. */
export interface Network {
  /** False only where the browser is sure. */
  isOnline(): boolean;
  onChange(listener: () => void): void;
  /** Calls back after some milliseconds. */
  later(callback: () => void, ms: number): void;
}

export interface Connection {
  /** Calls do not reach the server. */
  readonly isLost: boolean;
  /** Counts what was tried in vain since: each try is told once more. */
  readonly attempts: number;
  /** Counts how often it came back: what failed to load is then loaded. */
  readonly returns: number;
  /** Begins to notice what the browser says of its network. */
  listen(): void;
  /** A call did not reach the server. */
  lose(): void;
  /** Tries now whether the server can be reached. */
  retry(): Promise<void>;
}

export interface ConnectionInput {
  network: Network;
  /** A small call; rejects where it cannot be made. */
  probe(): Promise<unknown>;
  onBack(): void;
}

const probeMs = 3000;

/** Whether the server can be reached. A browser notices a lost network, but neither a server that is gone nor a way that is cut. */
export function createConnection({ network, probe, onBack }: ConnectionInput): Connection {
  let isProbing = false;
  let isListening = false;
  const connection = makeAutoObservable({
    isLost: false as boolean,
    attempts: 0,
    returns: 0,
    listen() {
      if (isListening) return;
      isListening = true;
      network.onChange(() => {
        if (network.isOnline()) void this.retry();
        else this.notice();
      });
    },
    lose() {
      this.attempts++;
      this.notice();
    },
    notice() {
      if (this.isLost) return;
      this.isLost = true;
      waitForNetwork();
    },
    async retry() {
      if (!this.isLost || isProbing || !network.isOnline()) return;
      isProbing = true;
      const isBack = await probe().then(
        () => true,
        (error: unknown) => !isUnreachable(error),
      );
      isProbing = false;
      if (isBack) this.comeBack();
    },
    comeBack() {
      this.isLost = false;
      this.attempts = 0;
      this.returns++;
      onBack();
    },
  });

  function waitForNetwork(): void {
    network.later(() => {
      if (!connection.isLost) return;
      void connection.retry().finally(waitForNetwork);
    }, probeMs);
  }

  return connection;
}

/** A call that never got to the server, or whose answer never came. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof BookingError && error.code === 'UNREACHABLE';
}
