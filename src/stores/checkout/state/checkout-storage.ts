import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import type { ActivityAnswer, ActivityQuestion, PaymentChoice, TravelerDetails } from '#contract/api.generated.ts';
import type { KeyedAnswers, keyedAnswers, recalledAnswers } from './keyed-answers.ts';

/** What the browser keeps of a checkout (specification, section 3), and how the traveller means to pay. */
export interface CheckoutRecord {
  completedSteps: string[];
  activeRouteName: string | null;
  travelerDetails: TravelerDetails | null;
  activityAnswers: ActivityAnswer[] | null;
  paymentChoice: PaymentChoice | null;
}

/** As it is written: answers by component and question, in the words of one language. */
interface WrittenRecord extends Omit<CheckoutRecord, 'activityAnswers'> {
  language: string;
  activityAnswers: KeyedAnswers | null;
}

/** The part of the browser's Storage that is needed. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** The names of all items. */
  keys(): string[];
}

export interface CheckoutStorage {
  /** Null where nothing is kept, or where it cannot be read with this key. */
  read(): CheckoutRecord | null;
  /** What somebody else has written since this one last read or wrote: another tab. Null where nobody has. */
  readForeign(): CheckoutRecord | null;
  /** Whether what was kept is gone: another tab has booked, or the browser was told to forget. */
  isCleared(): boolean;
  /** A browser that keeps nothing (private mode, full) is no error: the visit goes on from memory. @returns whether it is kept */
  write(record: CheckoutRecord): boolean;
}

export interface CheckoutStorageInput {
  storage: TextStorage;
  checkoutId: string;
  /** 64 hex digits, from the server: whoever finds the browser's disk finds no names and passport numbers. */
  key: string;
  /** The language of the visit, and what it asks in it. */
  language: string;
  questions: readonly ActivityQuestion[];
  /** How answers are kept; null where nothing is asked. */
  answers: { keyedAnswers: typeof keyedAnswers; recalledAnswers: typeof recalledAnswers } | null;
  now(): Date;
}

/** As long as a session lasts: nobody could open the checkout any more. */
const keptDays = 30;
const keptMs = keptDays * 24 * 3_600_000;

const prefix = 'checkout-';

/** When it was written, in milliseconds since 1970; then the sealed record with the nonce before it. */
const itemForm = /^(\d{1,15})\.([0-9a-f]+)$/;

export function checkoutItemName(checkoutId: string): string {
  return `${prefix}${checkoutId}`;
}

/**
 * XChaCha20-Poly1305 with a random nonce of 24 bytes for each writing. The checkout and the time are sealed with it, so that
 * an item opens neither under another name nor with another date.
 */
function cipher(secret: Uint8Array, checkoutId: string, writtenAt: string) {
  return managedNonce(xchacha20poly1305)(secret, utf8ToBytes(`${checkoutItemName(checkoutId)}.${writtenAt}`));
}

export function createCheckoutStorage({
  storage,
  checkoutId,
  key,
  language,
  questions,
  answers,
  now,
}: CheckoutStorageInput): CheckoutStorage {
  const secret = hexToBytes(key);
  const name = checkoutItemName(checkoutId);
  let known: string | null = null;
  let hasWarned = false;

  function readItem(): string | null {
    try {
      return storage.getItem(name);
    } catch {
      return null;
    }
  }

  function open(item: string): CheckoutRecord | null {
    const [, writtenAt, sealed] = itemForm.exec(item) ?? [];
    if (writtenAt === undefined || sealed === undefined || isOver(writtenAt, now())) return null;
    try {
      const text = bytesToUtf8(cipher(secret, checkoutId, writtenAt).decrypt(hexToBytes(sealed)));
      const { language: writtenIn, ...record } = JSON.parse(text) as WrittenRecord;
      return { ...record, activityAnswers: answers?.recalledAnswers(record.activityAnswers, questions, writtenIn === language) ?? null };
    } catch {
      return null;
    }
  }

  function readFrom(item: string | null): CheckoutRecord | null {
    known = item;
    return item === null ? null : open(item);
  }

  return {
    read: () => readFrom(readItem()),
    readForeign: () => {
      const item = readItem();
      return item === null || item === known ? null : readFrom(item);
    },
    isCleared: () => known !== null && readItem() === null,
    write: (record) => {
      const writtenAt = String(now().getTime());
      const written: WrittenRecord = {
        ...record,
        language,
        activityAnswers: answers?.keyedAnswers(record.activityAnswers, questions) ?? null,
      };
      const item = `${writtenAt}.${bytesToHex(cipher(secret, checkoutId, writtenAt).encrypt(utf8ToBytes(JSON.stringify(written))))}`;
      try {
        storage.setItem(name, item);
        known = item;
        return true;
      } catch (error) {
        if (!hasWarned) console.warn('The checkout could not be kept in this browser', error);
        hasWarned = true;
        return false;
      }
    },
  };
}

function isOver(writtenAt: string, now: Date): boolean {
  return now.getTime() - Number(writtenAt) > keptMs;
}

/** Needs no key, so that a completed booking is cleared without loading the checkout. */
export function clearCheckoutStorage(storage: TextStorage, checkoutId: string): void {
  try {
    storage.removeItem(checkoutItemName(checkoutId));
  } catch {
    // Where nothing can be kept there is nothing to clear.
  }
}

/** Clears what was kept of checkouts that nobody can open any more, and what is no item of this form. */
export function sweepCheckoutStorage(storage: TextStorage, now: Date): void {
  try {
    for (const name of storage.keys()) {
      if (!name.startsWith(prefix)) continue;
      const [, writtenAt] = itemForm.exec(storage.getItem(name) ?? '') ?? [];
      if (writtenAt === undefined || isOver(writtenAt, now)) storage.removeItem(name);
    }
  } catch {
    // Where nothing can be kept there is nothing to clear.
  }
}
