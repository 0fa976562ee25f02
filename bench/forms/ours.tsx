import { createRoot } from 'react-dom/client';
import type { Api } from '#api/api.ts';
import type { CheckoutDetails, Room } from '#contract/api.generated.ts';
import { TravelerForms } from '#pages/checkout/steps/traveler-details/traveler-forms.tsx';
import { StoreProvider } from '#renderer/store-context.tsx';
import type { CheckoutContext, CheckoutState } from '#stores/checkout/checkout-context.ts';
import type { CheckoutProgress } from '#stores/checkout/state/checkout-progress.ts';
import { createTravelerDetailsStep } from '#stores/checkout/steps/traveler-details-step.ts';
import { createPhoneSupport } from '#stores/forms/phone-support.ts';
import { createProblemText } from '#stores/forms/problem-text.ts';
import { createRootStore } from '#stores/root-store.ts';
import { asked, loadParty } from './party.ts';

/** The step of the checkout as it is, with calls answered at once and nothing written to the browser's storage. */
export async function prepare(size: number, isAllOpen: boolean): Promise<() => Promise<void>> {
  const { config, validators, slots, trip, countries } = await loadParty(size);
  const rooms: Room[] = [{ adults: slots.length, childAges: [] }];
  const details = { ...trip, allocatedPax: { rooms }, hasRentalCar: false } as unknown as CheckoutDetails;
  const api = {
    getRequiredFields: async () => ({ contact: {}, billing: {}, passenger: asked }),
    listCallingCodes: async () => ({ callingCodes: countries }),
  } as unknown as Api;
  const store = createRootStore({ config, api });
  const context = {
    config,
    api,
    errors: store.errors,
    checkoutId: '',
    onLeave: () => undefined,
    loadValidators: async () => validators,
  } as unknown as CheckoutContext;
  const progress = { travelerDetails: null, keepTravelerDetails: () => undefined } as unknown as CheckoutProgress;
  const state = { details } as CheckoutState;
  const phone = createPhoneSupport(() => Promise.reject(new Error('No phone is asked for')), config.shell.market.country);

  return async () => {
    const travelers = createTravelerDetailsStep(context, state, { progress, phone, problemText: createProblemText(config) });
    await travelers.prepare();
    const { form } = travelers;
    if (!form) throw new Error('The form was not made');
    if (isAllOpen) for (const passenger of form.passengers) travelers.party.setOpen(passenger, true);
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <StoreProvider store={store}>
        <TravelerForms travelers={travelers} details={details} form={form} attempt={0} />
      </StoreProvider>,
    );
  };
}
