import { makeAutoObservable } from 'mobx';
import { copyable, copyValues } from '#stores/forms/copy-values.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import type { PassengerSection } from './compile-form.ts';

/** The forms of a party, of which a large one shows few at a time: a closed form is not on the page at all. */
export interface PartyStore {
  readonly passengers: readonly PassengerSection[];
  /** There are so many passengers that their forms are folded. */
  readonly isFolded: boolean;
  readonly completeCount: number;
  isOpen(passenger: PassengerSection): boolean;
  setOpen(passenger: PassengerSection, isOpen: boolean): void;
  /** Opens the first form that is not complete. */
  openFirst(): void;
  openFirstWrong(): void;
  /** The next passenger after one, or after the last one from the beginning, whose form is not complete; null where all are. */
  nextIncomplete(after: PassengerSection | null): PassengerSection | null;
  /** Checks a form and folds it where it is complete. @returns whether it is */
  finish(passenger: PassengerSection): boolean;
  /** The fields of a passenger that could be filled in as the first passenger's are. */
  copyable(passenger: PassengerSection): readonly FieldNode[];
  copyFromFirst(passenger: PassengerSection): void;
}

/** Up to this many passengers all their forms are open, and there is nothing to fold. */
const openPartySize = 3;

/** @param passengersNow observed: they come when the form is made */
export function createPartyStore(passengersNow: () => readonly PassengerSection[]): PartyStore {
  return makeAutoObservable(
    {
      openKeys: {} as Record<string, boolean>,
      get passengers(): readonly PassengerSection[] {
        return passengersNow();
      },
      get isFolded(): boolean {
        return this.passengers.length > openPartySize;
      },
      get completeCount(): number {
        return this.passengers.filter(({ isComplete }) => isComplete).length;
      },
      isOpen({ key }: PassengerSection): boolean {
        return !this.isFolded || this.openKeys[key] === true;
      },
      setOpen({ key }: PassengerSection, isOpen: boolean) {
        this.openKeys[key] = isOpen;
      },
      openFirst() {
        const first = this.nextIncomplete(null);
        if (first) this.setOpen(first, true);
      },
      openFirstWrong() {
        const wrong = this.passengers.find(({ errorCount }) => errorCount > 0);
        if (wrong) this.setOpen(wrong, true);
      },
      nextIncomplete(after: PassengerSection | null): PassengerSection | null {
        const place = after ? this.passengers.indexOf(after) : -1;
        const others = [...this.passengers.slice(place + 1), ...this.passengers.slice(0, Math.max(place, 0))];
        return others.find(({ isComplete }) => !isComplete) ?? null;
      },
      finish(passenger: PassengerSection): boolean {
        for (const node of passenger.nodes) node.touch();
        if (passenger.isComplete) this.setOpen(passenger, false);
        return passenger.isComplete;
      },
      copyable({ isMainContact, nodes }: PassengerSection): FieldNode[] {
        return isMainContact ? [] : copyable(this.sharedNodes, nodes).map(({ target }) => target);
      },
      copyFromFirst({ nodes }: PassengerSection) {
        copyValues(this.sharedNodes, nodes);
      },
      get sharedNodes(): readonly FieldNode[] {
        return this.passengers[0]?.sharedNodes ?? [];
      },
    },
    { isOpen: false, nextIncomplete: false, copyable: false },
  );
}
