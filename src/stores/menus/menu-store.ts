import { makeAutoObservable } from 'mobx';

/** By what a menu was opened: the pointer above it, the focus in it, or a press of its button. */
export type Opener = 'hover' | 'focus' | 'press';

/** Which mega menu of the header is open, and which of its items is shown. */
export interface MenuStore {
  /** Key of the header link; null where all are closed. */
  readonly openKey: string | null;
  /** Index of the item whose content is shown. */
  readonly selectedIndex: number;
  /** Opens a menu in place of another one, at its first item. One that is open stays as it is. */
  open(key: string, opener: Opener): void;
  /** A press opens, and closes what a press has opened; what pointer or focus had opened stays from then on. */
  press(key: string): void;
  select(index: number): void;
  close(): void;
}

export function createMenuStore(): MenuStore {
  return makeAutoObservable({
    openKey: null as string | null,
    selectedIndex: 0,
    opener: 'hover' as Opener,
    open(key: string, opener: Opener) {
      if (this.openKey === key) return;
      this.openKey = key;
      this.opener = opener;
      this.selectedIndex = 0;
    },
    press(key: string) {
      if (this.openKey === key && this.opener === 'press') return this.close();
      this.open(key, 'press');
      this.opener = 'press';
    },
    select(index: number) {
      this.selectedIndex = index;
    },
    close() {
      this.openKey = null;
    },
  });
}
