import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import type { ActivityAnswer, TravelerDetails } from '#contract/api.generated.ts';

/** What the browser keeps of a checkout (specification, section 3). */
export interface CheckoutRecord {
  completedSteps: string[];
  activeRouteName: string | null;
  travelerDetails: TravelerDetails | null;
  activityAnswers: ActivityAnswer[] | null;
}

/** The part of the browser's Storage that is needed. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface CheckoutStorage {
  /** Null where nothing is kept, or where it cannot be read with this key. */
  read(): CheckoutRecord | null;
  /** A browser that keeps nothing (private mode, full) is no error: the visit goes on from memory. */
  write(record: CheckoutRecord): void;
}

export interface CheckoutStorageInput {
  storage: TextStorage;
  checkoutId: string;
  /** 64 hex digits, from the server: whoever finds the browser's disk finds no names and passport numbers. */
  key: string;
}

const cipher = managedNonce(xchacha20poly1305);

function itemName(checkoutId: string): string {
  return `checkout-${checkoutId}`;
}

export function createCheckoutStorage({ storage, checkoutId, key }: CheckoutStorageInput): CheckoutStorage {
  const secret = hexToBytes(key);
  return {
    read: () => {
      try {
        const stored = storage.getItem(itemName(checkoutId));
        if (!stored) return null;
        return JSON.parse(bytesToUtf8(cipher(secret).decrypt(hexToBytes(stored)))) as CheckoutRecord;
      } catch {
        return null;
      }
    },
    write: (record) => {
      try {
        storage.setItem(itemName(checkoutId), bytesToHex(cipher(secret).encrypt(utf8ToBytes(JSON.stringify(record)))));
      } catch (error) {
        console.warn('The checkout could not be kept in this browser', error);
      }
    },
  };
}

/** Needs no key, so that a completed booking is cleared without loading the checkout. */
export function clearCheckoutStorage(storage: TextStorage, checkoutId: string): void {
  try {
    storage.removeItem(itemName(checkoutId));
  } catch (error) {
    console.warn('The checkout could not be cleared in this browser', error);
  }
}
