import type { Place } from '../../diagnostics/diagnostic.ts';
import { identityOfPlace } from './identity-of-place.ts';

/** Gathers the places that name what does not exist: however many there are, one thing is missing, or was renamed. */
export class NamedButMissing {
  readonly #places = new Map<string, Map<string, Place>>();

  add(name: string, place: Place): void {
    const places = this.#places.get(name) ?? new Map<string, Place>();
    this.#places.set(name, places.set(identityOfPlace(place), place));
  }

  /** @param tellOne is asked once for each name, with all places in the order in which they were found */
  tell(tellOne: (name: string, first: Place, others: readonly Place[]) => void): void {
    for (const [name, places] of this.#places) {
      const [first, ...others] = places.values();
      if (first) tellOne(name, first, others);
    }
  }
}
