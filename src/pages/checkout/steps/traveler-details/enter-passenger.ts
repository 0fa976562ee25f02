import { focusField } from '#renderer/forms/focus-field.ts';
import type { PassengerSection } from '#stores/checkout/travellers/compile-form.ts';
import type { PartyStore } from '#stores/checkout/travellers/party-store.ts';

/** Leads to the first field of a passenger that is not right, once its form is on the page. */
export function enterPassenger({ nodes }: PassengerSection): void {
  const node = nodes.find(({ problem }) => problem !== null) ?? nodes[0];
  if (node) requestAnimationFrame(() => focusField(node.id));
}

/** Opens the next form that is not complete; where there is none, leads to the button that goes on. */
export function enterNext(after: PassengerSection | null, party: PartyStore, form: HTMLFormElement | null): void {
  const next = party.nextIncomplete(after);
  if (next) {
    party.setOpen(next, true);
    enterPassenger(next);
  } else requestAnimationFrame(() => form?.querySelector<HTMLElement>('[type="submit"]')?.focus());
}

/** Folds a passenger who is done and goes on to the next; one who is not is shown what is missing. */
export function goOnFrom(passenger: PassengerSection, party: PartyStore, form: HTMLFormElement | null): void {
  if (party.finish(passenger)) enterNext(passenger, party, form);
  else enterPassenger(passenger);
}
