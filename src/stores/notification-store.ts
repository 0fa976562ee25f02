import { makeAutoObservable, observableShallow } from 'mobx';

export type NotificationKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Notification {
  id: number;
  kind: NotificationKind;
  title?: string;
  text: string;
  /** Milliseconds until it closes by itself; null stays until it is updated or dismissed. */
  autoCloseMs: number | null;
}

export interface NotificationInput {
  kind: NotificationKind;
  title?: string;
  text: string;
  autoCloseMs?: number;
}

/** Specification, section 9: toasts. */
const autoCloseMs = 5000;
const errorAutoCloseMs = 4000;
const replaceDelayMs = 390;
/** What is said twice within this time is said once. */
const debounceMs = 50;

export interface NotificationStore {
  /** What is on screen, oldest first; at most one unless several are allowed. */
  readonly shown: readonly Notification[];
  /** Answers the id by which it can be updated or dismissed. */
  show(input: NotificationInput): number;
  update(id: number, input: NotificationInput): void;
  dismiss(id: number): void;
  /** Everything goes when the page address changes. */
  clear(): void;
}

export interface NotificationOptions {
  allowSeveral?: boolean;
}

/** When toasts come and go is decided here; drawing them is the renderer's. A new one replaces the one before after 390 ms. */
export function createNotificationStore({ allowSeveral = false }: NotificationOptions = {}): NotificationStore {
  let lastId = 0;
  /** What takes the place of a toast that was cleared, once that is out of sight. */
  let next: Notification | null = null;
  let turn: ReturnType<typeof setTimeout> | undefined;
  let lastShownAt = 0;
  const closing = new Map<number, ReturnType<typeof setTimeout>>();

  function complete(id: number, input: NotificationInput): Notification {
    const standard = input.kind === 'error' ? errorAutoCloseMs : autoCloseMs;
    return { id, ...input, autoCloseMs: input.kind === 'loading' ? null : (input.autoCloseMs ?? standard) };
  }

  const store = makeAutoObservable(
    {
      shown: [] as Notification[],
      show(input: NotificationInput): number {
        const latest = next ?? this.shown.at(-1);
        if (latest && saysTheSame(latest, input) && Date.now() - lastShownAt < debounceMs) return latest.id;
        const notification = complete(++lastId, input);
        lastShownAt = Date.now();
        if (next) next = notification;
        else if (allowSeveral || this.shown.length === 0) this.add(notification);
        else this.replaceBy(notification);
        return notification.id;
      },
      update(id: number, input: NotificationInput) {
        if (next?.id === id) next = complete(id, input);
        const at = this.shown.findIndex((notification) => notification.id === id);
        if (at < 0) return;
        const notification = complete(id, input);
        this.shown.splice(at, 1, notification);
        this.closeLater(notification);
      },
      dismiss(id: number) {
        if (next?.id === id) next = null;
        clearTimeout(closing.get(id));
        closing.delete(id);
        this.shown = this.shown.filter((notification) => notification.id !== id);
      },
      clear() {
        clearTimeout(turn);
        next = null;
        for (const timer of closing.values()) clearTimeout(timer);
        closing.clear();
        this.shown = [];
      },
      replaceBy(notification: Notification) {
        this.clear();
        next = notification;
        turn = setTimeout(() => {
          const waited = next;
          next = null;
          if (waited) this.add(waited);
        }, replaceDelayMs);
      },
      add(notification: Notification) {
        this.shown.push(notification);
        this.closeLater(notification);
      },
      closeLater(notification: Notification) {
        clearTimeout(closing.get(notification.id));
        if (notification.autoCloseMs === null) return;
        closing.set(
          notification.id,
          setTimeout(() => this.dismiss(notification.id), notification.autoCloseMs),
        );
      },
    },
    { shown: observableShallow },
  );
  return store;
}

function saysTheSame(one: Notification, other: NotificationInput): boolean {
  return one.kind === other.kind && one.title === other.title && one.text === other.text;
}
