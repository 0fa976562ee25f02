import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BaseService, CheckoutPrices, UpsellOffer, UpsellSelection } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { type CheckoutContext, type CheckoutState, checkoutQuery } from '../checkout-context.ts';
import type { LoadingPhase } from '../steps/loading-phase.ts';
import { wordsForConflict } from '../steps/words-for-conflict.ts';

/** What a trip may be had with beyond itself. Each choice is saved at once. */
export interface AdditionalOptions {
  readonly phase: LoadingPhase;
  readonly services: readonly BaseService[];
  readonly offers: readonly UpsellOffer[];
  readonly isSaving: boolean;
  /** What the last choice has led to, to be told to those who do not see it. */
  readonly announcement: string;
  load(): Promise<void>;
  chooseCategory(productRefId: string, serviceCategoryRefId: string): Promise<void>;
  /** The category in which an extra is chosen; undefined where it is not. */
  chosenCategory(offerId: string): string | undefined;
  /** @param serviceCategoryRefId null takes the extra off again */
  chooseUpsell(offerId: string, serviceCategoryRefId: string | null): Promise<void>;
  /** Resolves when everything that was chosen is saved. */
  settled(): Promise<void>;
}

/** @param onPriceChange called when there is another total */
export function createAdditionalOptions(context: CheckoutContext, state: CheckoutState, onPriceChange: () => void): AdditionalOptions {
  const { api, errors, config } = context;
  const { intl } = config;
  // One after the other: each save carries the whole choice, and the last one stays.
  let saves = Promise.resolve();

  return makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      services: [] as readonly BaseService[],
      offers: [] as readonly UpsellOffer[],
      upsells: [] as readonly UpsellSelection[],
      waiting: 0,
      announcement: '',
      get isSaving(): boolean {
        return this.waiting > 0;
      },
      async load() {
        this.phase = 'loading';
        try {
          const query = checkoutQuery(context);
          const [{ baseServices }, { offers }, { upsells }] = await Promise.all([
            api.getBaseServiceOffers({ query }),
            api.getUpsellOffers({ query }),
            api.getUpsells({ query }),
          ]);
          if (offers.length === 0) throw new BookingError('INTERNAL_SERVER_ERROR', 'There are no upsell offers');
          runInAction(() => {
            this.services = baseServices;
            this.offers = offers;
            this.upsells = upsells;
            this.phase = 'ready';
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      chosenCategory(offerId: string): string | undefined {
        return this.upsells.find((upsell) => upsell.offerId === offerId)?.serviceCategoryRefId;
      },
      async chooseCategory(productRefId: string, serviceCategoryRefId: string) {
        this.services = this.services.map((service) =>
          service.productRefId === productRefId
            ? {
                ...service,
                serviceCategories: service.serviceCategories.map((category) => ({
                  ...category,
                  selected: category.serviceCategoryRefId === serviceCategoryRefId,
                })),
              }
            : service,
        );
        await this.save(() => {
          const selections = this.services.flatMap((service) =>
            service.serviceCategories
              .filter(({ selected }) => selected)
              .map((category) => ({ productRefId: service.productRefId, serviceCategoryRefId: category.serviceCategoryRefId })),
          );
          return api.saveBaseServices({ query: checkoutQuery(context), body: { selections } });
        });
      },
      async chooseUpsell(offerId: string, serviceCategoryRefId: string | null) {
        const others = this.upsells.filter((upsell) => upsell.offerId !== offerId);
        this.upsells = serviceCategoryRefId === null ? others : [...others, { offerId, serviceCategoryRefId }];
        await this.save(() => api.saveUpsells({ query: checkoutQuery(context), body: { upsells: [...this.upsells] } }));
      },
      async save(call: () => Promise<{ prices: CheckoutPrices }>) {
        this.waiting += 1;
        saves = saves.then(async () => {
          try {
            const { prices } = await call();
            this.showPrices(prices);
          } catch (error) {
            await errors.tell(error, wordsForConflict(error, config));
            // What stands on the server is shown again.
            await this.load();
          } finally {
            runInAction(() => {
              this.waiting -= 1;
            });
          }
        });
        await saves;
      },
      showPrices(prices: CheckoutPrices) {
        const hadPromoCode = state.details.prices.promoCode !== null;
        state.setDetails({ ...state.details, prices });
        const saved = intl.message('checkout.options.saved', { total: intl.price(prices.totalPackagePrice) });
        const isGone = hadPromoCode && prices.promoCode === null;
        this.announcement = isGone ? `${saved} ${intl.message('checkout.options.promoCodeGone')}` : saved;
        onPriceChange();
      },
      settled: () => saves,
    },
    { services: observableRef, offers: observableRef, upsells: observableRef, settled: false, chosenCategory: false },
  );
}
