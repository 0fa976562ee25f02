import type { BaseService, ServiceSelection, UpsellOffer, UpsellSelection } from '#contract/api.generated.ts';
import type { ServiceCategory, ServicePricing } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import { convertFromEuro, type Money, multiplyMoney } from '#domain/money.ts';
import { serviceQuantity } from '#domain/prices.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { loadCheckout, requireOpen, tourOf } from '../checkout/checkout-rows.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { changePrice } from './change-price.ts';
import { currencyOfCheckout, repriced } from './trip-price.ts';

/** What a party pays for a category in all. */
function salesPrice(row: CheckoutRow, pricing: ServicePricing, { price }: ServiceCategory): Money {
  const { code, rate } = currencyOfCheckout(row);
  return multiplyMoney(convertFromEuro(price, code, rate), serviceQuantity(pricing, row.rooms));
}

/** The base services of a trip, each with the category that is chosen. */
export async function baseServices(context: SandboxContext, checkoutId: string, language: string): Promise<BaseService[]> {
  const row = await loadCheckout(context.db, checkoutId);
  const tour = await tourOf(context, row);
  return inOrder(tour.baseServices ?? {}).map(([productRefId, { name, description, type, pricing, categories }]) => {
    const entries = inOrder(categories);
    const chosen = row.base_services[productRefId];
    const selected = entries.some(([key]) => key === chosen) ? chosen : entries[0]?.[0];
    return {
      productRefId,
      name: textIn(name, language),
      description: textIn(description, language),
      serviceCategories: entries.map(([key, category]) => ({
        serviceCategoryRefId: key,
        serviceCategoryName: textIn(category.name, language),
        salesPrice: salesPrice(row, pricing, category),
        baseServiceType: type,
        selected: key === selected,
      })),
    };
  });
}

/** The extras of a trip. */
export async function upsellOffers(context: SandboxContext, checkoutId: string, language: string): Promise<UpsellOffer[]> {
  const row = await loadCheckout(context.db, checkoutId);
  const tour = await tourOf(context, row);
  return inOrder(tour.upsells ?? {}).map(([offerId, { name, description, pictures, pricing, categories }]) => ({
    offerId,
    name: textIn(name, language),
    description: textIn(description, language),
    pictures: pictures.map(({ src, alt }) => ({ src, alt: textIn(alt, language) })),
    serviceCategories: inOrder(categories).map(([key, category]) => ({
      serviceCategoryRefId: key,
      serviceCategoryName: textIn(category.name, language),
      salesPrice: salesPrice(row, pricing, category),
    })),
  }));
}

/** The extras that are chosen, of those that are on offer. */
export async function chosenUpsells(context: SandboxContext, checkoutId: string): Promise<UpsellSelection[]> {
  const row = await loadCheckout(context.db, checkoutId);
  const tour = await tourOf(context, row);
  return inOrder(tour.upsells ?? {}).flatMap(([offerId, { categories }]) => {
    const serviceCategoryRefId = row.upsells[offerId];
    return serviceCategoryRefId !== undefined && Object.hasOwn(categories, serviceCategoryRefId) ? [{ offerId, serviceCategoryRefId }] : [];
  });
}

/** @throws BookingError VALIDATION_FAILED naming what is not on offer, STATUS_CONFLICT, STALE_VERSION */
export async function saveBaseServices(
  context: SandboxContext,
  checkoutId: string,
  selections: readonly ServiceSelection[],
): Promise<CheckoutRow> {
  const chosen = selections.map(({ productRefId, serviceCategoryRefId }): Choice => [productRefId, serviceCategoryRefId]);
  return save(context, checkoutId, 'base_services', chosen, { list: 'selections', offer: 'productRefId' });
}

/** @throws BookingError VALIDATION_FAILED naming what is not on offer, STATUS_CONFLICT, STALE_VERSION */
export async function saveUpsells(context: SandboxContext, checkoutId: string, upsells: readonly UpsellSelection[]): Promise<CheckoutRow> {
  const chosen = upsells.map(({ offerId, serviceCategoryRefId }): Choice => [offerId, serviceCategoryRefId]);
  return save(context, checkoutId, 'upsells', chosen, { list: 'upsells', offer: 'offerId' });
}

type Choice = [offer: string, category: string];

async function save(
  context: SandboxContext,
  checkoutId: string,
  column: 'base_services' | 'upsells',
  chosen: readonly Choice[],
  fields: { list: string; offer: string },
): Promise<CheckoutRow> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  const tour = await tourOf(context, row);
  const offers = (column === 'upsells' ? tour.upsells : tour.baseServices) ?? {};
  const problems = chosen.flatMap(([offer, category], index) => problemOf(offers, chosen, [offer, category], index, fields));
  if (problems.length > 0) throw new BookingError('VALIDATION_FAILED', 'Some of it is not on offer', problems);
  const choices = { base_services: row.base_services, upsells: row.upsells, [column]: Object.fromEntries(chosen) };
  return changePrice(context, row, repriced(context, row, tour, { choices, promoCode: row.promo_code }), choices);
}

function problemOf(
  offers: NonNullable<CompiledTour['baseServices'] | CompiledTour['upsells']>,
  chosen: readonly Choice[],
  [offer, category]: Choice,
  index: number,
  { list, offer: offerField }: { list: string; offer: string },
): string[] {
  const isTwice = chosen.findIndex(([other]) => other === offer) < index;
  if (isTwice || !Object.hasOwn(offers, offer)) return [`${list}.${index}.${offerField}`];
  return Object.hasOwn(offers[offer]?.categories ?? {}, category) ? [] : [`${list}.${index}.serviceCategoryRefId`];
}
