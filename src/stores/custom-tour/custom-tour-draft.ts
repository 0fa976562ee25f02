/** The part of the browser's Storage that is needed. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What a form held when it was last left. */
export interface CustomTourDraft {
  /** What stood in each field, by its key. */
  values: Record<string, string>;
  /** The key under which these answers were sent, or will be. */
  clientKey: string;
}

export interface DraftKeeper {
  /** Null where nothing is kept or what is kept cannot be read. */
  read(): CustomTourDraft | null;
  /** A browser that keeps nothing (private mode, full) is no error: the form goes on from memory. */
  write(draft: CustomTourDraft): void;
  clear(): void;
}

/** Keeps the draft of a market's form. */
export function createDraftKeeper(storage: DraftStorage, market: string): DraftKeeper {
  const name = `custom-tour-${market}`;
  return {
    read: () => {
      try {
        const draft = JSON.parse(storage.getItem(name) ?? 'null') as Partial<CustomTourDraft> | null;
        return draft?.values && draft.clientKey ? { values: draft.values, clientKey: draft.clientKey } : null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        storage.setItem(name, JSON.stringify(draft));
      } catch (error) {
        console.warn('The form could not be kept in this browser', error);
      }
    },
    clear: () => {
      try {
        storage.removeItem(name);
      } catch (error) {
        console.warn('The form could not be cleared in this browser', error);
      }
    },
  };
}
