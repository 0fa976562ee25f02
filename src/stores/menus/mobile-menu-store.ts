import { makeAutoObservable } from 'mobx';

/** How many entries a list shows before it is unfolded (specification, section 9). */
export const previewLength = 9;

/** Where a visitor is in the menu of small screens, which has three levels. */
export interface MobileMenuStore {
  /** Keys of what was entered: none in the main view, a menu in the sub view, a menu and one of its items in its content. */
  readonly path: readonly string[];
  /** The key of the level that was left by going back, so that focus can return to its entry; null after going down. */
  readonly left: string | null;
  enter(key: string): void;
  /** One level up; in the main view nothing. */
  back(): void;
  /** The main view again, with every list folded. */
  reset(): void;
  /** Whether the list of the level on screen shows all of its entries. */
  readonly isUnfolded: boolean;
  toggleList(): void;
}

export function createMobileMenuStore(): MobileMenuStore {
  return makeAutoObservable({
    path: [] as string[],
    left: null as string | null,
    unfolded: [] as string[],
    get level() {
      return this.path.join('/');
    },
    get isUnfolded() {
      return this.unfolded.includes(this.level);
    },
    enter(key: string) {
      this.path = [...this.path, key];
      this.left = null;
    },
    back() {
      this.left = this.path.at(-1) ?? null;
      this.path = this.path.slice(0, -1);
    },
    reset() {
      this.path = [];
      this.left = null;
      this.unfolded = [];
    },
    toggleList() {
      this.unfolded = this.isUnfolded ? this.unfolded.filter((level) => level !== this.level) : [...this.unfolded, this.level];
    },
  });
}
