import type { CheckoutDetails } from '#contract/api.generated.ts';
import type { LocalisedText, PromoCode, TourBaseService } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import { convertFromEuro, multiplyMoney, sumMoney } from '#domain/money.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import {
  discountedPrice,
  type PackagePrice,
  type PriceCurrency,
  packagePrice,
  type StoredPriceLine,
  serviceQuantity,
  unitPrices,
} from '#domain/prices.ts';
import { discountOf, type PromoCodeRefusal, promoCodeRefusal } from '#domain/promo-codes.ts';
import type { CheckoutRow, StoredCharge, StoredPromoCode } from '#server/database/schema.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';

/** What a trip costs, and the promo code that lowers it. */
export interface TripPrice extends PackagePrice<StoredPriceLine> {
  promoCode: StoredPromoCode | null;
}

/** Which category is chosen of each base service and each upsell. */
export type OfferChoices = Pick<CheckoutRow, 'base_services' | 'upsells'>;

export function currencyOfCheckout({ currency, rate }: Pick<CheckoutRow, 'currency' | 'rate'>): PriceCurrency {
  return { code: currency, rate };
}

/**
 * What a checkout costs as tour and promo codes are now, in its own currency and at its own rate: with all that was chosen
 * of what is still on offer, less its promo code where that still holds.
 * @param supplement of the departure per person, in euro cents
 */
export function currentTripPrice(context: SandboxContext, row: CheckoutRow, tour: CompiledTour, supplement: number): TripPrice {
  const { lines } = packagePrice(row.rooms, unitPrices(tour.prices, supplement, currencyOfCheckout(row)));
  return priceWith(context, row, [...lines, ...offerLines(row, tour, row)], row.promo_code);
}

/** The price after other choices or another promo code. What the trip itself costs stays as the traveller knows it. */
export function repriced(
  context: SandboxContext,
  row: CheckoutRow,
  tour: CompiledTour,
  { choices = row, promoCode }: { choices?: OfferChoices; promoCode: StoredPromoCode | null },
): TripPrice {
  const ofTrip = row.price_lines.filter(({ kind }) => kind === 'adult' || kind === 'child' || kind === 'singleSupplement');
  return priceWith(context, row, [...ofTrip, ...offerLines(row, tour, choices)], promoCode);
}

function priceWith(
  context: SandboxContext,
  row: CheckoutRow,
  lines: readonly StoredPriceLine[],
  promoCode: StoredPromoCode | null,
): TripPrice {
  const terms = promoCode && promoCodeOf(context, promoCode.key);
  if (!terms || refusalOf(context, row, lines, terms)) return { ...discountedPrice(row.currency, lines, null), promoCode: null };
  const discount = discountOf(terms.discount, totalOf(row, lines), currencyOfCheckout(row));
  return { ...discountedPrice(row.currency, lines, discount), promoCode };
}

export function promoCodeOf({ releases }: SandboxContext, key: string): PromoCode | undefined {
  const { promoCodes } = releases.current().release;
  return Object.hasOwn(promoCodes, key) ? promoCodes[key] : undefined;
}

/** Why a promo code gives nothing for a checkout with these lines; null where it does. */
export function refusalOf(
  context: SandboxContext,
  row: CheckoutRow,
  lines: readonly StoredPriceLine[],
  promoCode: PromoCode,
): PromoCodeRefusal | null {
  const market = marketOf(context.releases.current(), row.market);
  return promoCodeRefusal(promoCode, {
    market: row.market,
    tourId: row.tour_id,
    sourceChannel: row.source_channel,
    departureDate: row.departure_date,
    today: todayIn(market.timeZone, context.now()),
    total: totalOf(row, lines),
    currency: currencyOfCheckout(row),
  });
}

/** Before any discount. */
function totalOf({ currency }: CheckoutRow, lines: readonly StoredPriceLine[]) {
  return sumMoney(
    currency,
    lines.filter(({ kind }) => kind !== 'promoCode').map(({ total }) => total),
  );
}

/** What base services and upsells have in common. */
type Offers = Record<string, Pick<TourBaseService, 'order' | 'name' | 'pricing' | 'categories'>>;

/** What is chosen beyond the trip itself. A category that costs nothing makes no line, nor does what is no longer on offer. */
function offerLines(row: CheckoutRow, tour: CompiledTour, { base_services, upsells }: OfferChoices): StoredPriceLine[] {
  const { code, rate } = currencyOfCheckout(row);
  const linesOf = (kind: 'baseService' | 'upsell', offers: Offers = {}, chosen: OfferChoices['upsells']) =>
    inOrder(offers).flatMap(([refId, { name, pricing, categories }]): StoredPriceLine[] => {
      const category = categories[chosen[refId] ?? ''];
      if (!category || category.price === 0) return [];
      const unitPrice = convertFromEuro(category.price, code, rate);
      const quantity = serviceQuantity(pricing, row.rooms);
      return [{ kind, refId, name: lineName(name, category.name), quantity, unitPrice, total: multiplyMoney(unitPrice, quantity) }];
    });
  return [...linesOf('baseService', tour.baseServices, base_services), ...linesOf('upsell', tour.upsells, upsells)];
}

/** "Meals: half board" in every language that either text has. */
function lineName(offer: LocalisedText, category: LocalisedText): LocalisedText {
  const languages = [...new Set([...Object.keys(offer), ...Object.keys(category)])];
  const inLanguage = (language: string) => `${textIn(offer, language)}: ${textIn(category, language)}`;
  return { en: inLanguage('en'), ...Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) };
}

/** What the party of a new checkout pays on the spot. */
export function externalCharges(tour: CompiledTour, rooms: CheckoutRow['rooms'], { code, rate }: PriceCurrency): StoredCharge[] {
  return inOrder(tour.externallyPaidCharges ?? {}).map(([refId, { name, pricePerPerson }]) => ({
    refId,
    name,
    totalPrice: multiplyMoney(convertFromEuro(pricePerPerson, code, rate), passengerCount(rooms)),
  }));
}

/** The price as calls tell it, line by line. */
export function pricesOf(row: CheckoutRow, language: string): CheckoutDetails['prices'] {
  const { price_lines, promo_code, external_charges, total_amount, currency, price_version } = row;
  const discount = price_lines.find(({ kind }) => kind === 'promoCode');
  return {
    lines: price_lines.map(({ name, ...line }) => ({ ...line, ...(name && { name: textIn(name, language) }) })),
    promoCode:
      promo_code && discount
        ? { code: promo_code.code, discount: multiplyMoney(discount.total, -1), conditionText: textIn(promo_code.conditionText, language) }
        : null,
    externallyPaidCharges:
      external_charges.length > 0
        ? {
            items: external_charges.map(({ name, ...charge }) => ({ ...charge, name: textIn(name, language) })),
            totalPrice: sumMoney(
              currency,
              external_charges.map(({ totalPrice }) => totalPrice),
            ),
          }
        : null,
    totalPackagePrice: { amount: total_amount, currency },
    priceVersion: price_version,
  };
}
