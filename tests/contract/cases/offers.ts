import { expect, test } from 'vitest';
import { smallTourId } from '../../fixtures/release.ts';
import { expectOk, openPayment, sendCard } from '../../server/store-fixture.ts';
import { type Contract, type ContractCheckout, expectHidden } from '../contract.ts';

const pricesOf = async ({ visitor, query }: ContractCheckout) => expectOk(await visitor.call('getCheckoutDetails', { query })).prices;
const sumOf = (lines: { total: { amount: number } }[]) => lines.reduce((sum, { total }) => sum + total.amount, 0);

export function cases(contract: Contract): void {
  test('base services: one category of each is chosen, the included one first, and the price follows', async () => {
    const { visitor, query } = await contract.newCheckout();
    const selected = async () =>
      expectOk(await visitor.call('getBaseServiceOffers', { query })).baseServices.map(({ productRefId, serviceCategories }) => [
        productRefId,
        ...serviceCategories.map(({ serviceCategoryRefId, salesPrice, selected }) => [serviceCategoryRefId, salesPrice.amount, selected]),
      ]);
    expect(await selected()).toEqual([['meals', ['breakfast', 0, true], ['half-board', 18_000, false]]]);
    const halfBoard = { selections: [{ productRefId: 'meals', serviceCategoryRefId: 'half-board' }] };
    const { prices } = expectOk(await visitor.call('saveBaseServices', { query, body: halfBoard }));
    expect(prices).toMatchObject({ totalPackagePrice: { amount: 218_000 }, priceVersion: 2 });
    expect(prices.lines.at(-1)).toMatchObject({ kind: 'baseService', refId: 'meals', name: 'Repas: Demi-pension', quantity: 2 });
    expect(await selected()).toEqual([['meals', ['breakfast', 0, false], ['half-board', 18_000, true]]]);
    expect(expectOk(await visitor.call('saveBaseServices', { query, body: halfBoard })).prices.priceVersion).toBe(2);
    expect(expectOk(await visitor.call('saveBaseServices', { query, body: { selections: [] } })).prices).toMatchObject({
      totalPackagePrice: { amount: 200_000 },
      priceVersion: 3,
    });

    const wrong = [
      { productRefId: 'meals', serviceCategoryRefId: 'caviar' },
      { productRefId: 'butler', serviceCategoryRefId: 'breakfast' },
      { productRefId: 'meals', serviceCategoryRefId: 'breakfast' },
    ];
    const refused = await visitor.call('saveBaseServices', { query, body: { selections: wrong } });
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      422,
      'VALIDATION_FAILED',
      ['selections.0.serviceCategoryRefId', 'selections.1.productRefId', 'selections.2.productRefId'],
    ]);
    await expectHidden(contract, 'getBaseServiceOffers', { query });
    await expectHidden(contract, 'saveBaseServices', { query, body: halfBoard });
  });

  test('upsells: any number is chosen, each in one category', async () => {
    const { visitor, query } = await contract.newCheckout();
    const { offers } = expectOk(await visitor.call('getUpsellOffers', { query }));
    expect(offers.map(({ offerId, name, pictures }) => [offerId, name, pictures.length])).toEqual([
      ['drysuit', 'Combinaison étanche', 1],
      ['transfer', 'Transfert aéroport', 1],
    ]);
    expect(offers[1]?.serviceCategories.map(({ serviceCategoryRefId }) => serviceCategoryRefId)).toEqual(['car', 'van']);
    const upsells = [
      { offerId: 'drysuit', serviceCategoryRefId: 'standard' },
      { offerId: 'transfer', serviceCategoryRefId: 'van' },
    ];
    const { prices } = expectOk(await visitor.call('saveUpsells', { query, body: { upsells: upsells.toReversed() } }));
    expect(prices.totalPackagePrice.amount).toBe(200_000 + 2 * 4_000 + 12_000);
    expect(sumOf(prices.lines)).toBe(prices.totalPackagePrice.amount);
    expect(expectOk(await visitor.call('getUpsells', { query })).upsells).toEqual(upsells);
    const refused = await visitor.call('saveUpsells', { query, body: { upsells: [{ offerId: 'yacht', serviceCategoryRefId: 'van' }] } });
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['upsells.0.offerId'] });
    await expectHidden(contract, 'getUpsellOffers', { query });
    await expectHidden(contract, 'getUpsells', { query });
    await expectHidden(contract, 'saveUpsells', { query, body: { upsells } });
  });

  test('prices: what is paid on the spot stands apart, in the currency of the checkout', async () => {
    expect(await pricesOf(await contract.newCheckout())).toMatchObject({
      promoCode: null,
      externallyPaidCharges: {
        items: [{ refId: 'tax', name: 'Taxe de séjour', totalPrice: { amount: 1_200, currency: 'EUR' } }],
        totalPrice: { amount: 1_200 },
      },
      totalPackagePrice: { amount: 200_000 },
    });
    const british = await contract.newCheckout(contract.visitor(), { market: 'gb', lang: 'en', tripId: smallTourId });
    expect((await pricesOf(british)).totalPackagePrice.currency).toBe('GBP');
  });

  test('promo codes: capitals and spaces make no difference; applied twice is applied once; removed it is gone', async () => {
    const checkout = await contract.newCheckout();
    const { visitor, query } = checkout;
    const apply = (promoCode: string) => visitor.call('applyPromoCode', { query, body: { promoCode } });
    const { prices } = expectOk(await apply(' tenth - off '));
    expect(prices).toMatchObject({
      promoCode: { code: 'TENTH-OFF', discount: { amount: 20_000 }, conditionText: 'Pour tous les voyages.' },
      totalPackagePrice: { amount: 180_000 },
      priceVersion: 2,
    });
    expect(sumOf(prices.lines)).toBe(180_000);
    expect(expectOk(await apply('Tenth-Off')).prices.priceVersion).toBe(2);
    expect((await apply('GENEROUS')).body).toMatchObject({ status: 409, code: 'PROMO_CODE_ALREADY_APPLIED' });
    const remove = (promoCode: string) => visitor.call('removePromoCode', { query, body: { promoCode } });
    expect(expectOk(await remove('GENEROUS')).prices.priceVersion).toBe(2);
    expect(expectOk(await remove('tenth-off')).prices).toMatchObject({
      promoCode: null,
      totalPackagePrice: { amount: 200_000 },
      priceVersion: 3,
    });
    // A price of nothing could not be paid.
    expect((await apply('generous')).body).toMatchObject({ status: 409, code: 'PROMO_CODE_NOT_APPLICABLE' });
    await expectHidden(contract, 'applyPromoCode', { query, body: { promoCode: 'TENTH-OFF' } });
    await expectHidden(contract, 'removePromoCode', { query, body: { promoCode: 'TENTH-OFF' } });
    await expectHidden(contract, 'redeemPromoCode', { query, body: {} });
  });

  test('promo codes: each refusal has a code of its own, and who guesses is stopped', async () => {
    const { visitor, query } = await contract.newCheckout();
    const codeOf = async (promoCode: string) => (await visitor.call('applyPromoCode', { query, body: { promoCode } })).body.code;
    expect(await codeOf('NOSUCHCODE')).toBe('PROMO_CODE_UNKNOWN');
    expect(await codeOf('TOMORROW')).toBe('PROMO_CODE_UNKNOWN');
    expect(await codeOf('BYGONE')).toBe('PROMO_CODE_EXPIRED');
    expect(await codeOf('BIGTRIP')).toBe('PROMO_CODE_NOT_APPLICABLE');
    for (let guess = 0; guess < 6; guess++) await codeOf(`GUESS${guess}`);
    expect(await codeOf('TENTH-OFF')).toBe('TOO_MANY_REQUESTS');
    expect((await visitor.call('removePromoCode', { query, body: { promoCode: '' } })).body.code).toBe('VALIDATION_FAILED');
    expect((await visitor.call('redeemPromoCode', { query, body: {} })).body.code).toBe('STATUS_CONFLICT');
  });

  test('a code that asks for a price goes where a cheaper choice no longer reaches it', async () => {
    const { visitor, query } = await contract.newCheckout(contract.visitor(), { rooms: [{ adults: 2, childAges: [9] }] });
    const upsells = [{ offerId: 'transfer', serviceCategoryRefId: 'van' }];
    expectOk(await visitor.call('saveUpsells', { query, body: { upsells } }));
    expect(
      expectOk(await visitor.call('applyPromoCode', { query, body: { promoCode: 'BIGTRIP' } })).prices.promoCode?.discount.amount,
    ).toBe(13_600);
    const { prices } = expectOk(await visitor.call('saveUpsells', { query, body: { upsells: [] } }));
    expect(prices).toMatchObject({ promoCode: null, totalPackagePrice: { amount: 260_000 } });
  });

  test('the last use of a code is one booking’s: the other payer is not charged, and pays without it', async () => {
    const promoCode = { promoCode: 'LASTONE' };
    const withCode = async () => {
      const checkout = await contract.readyCheckout();
      expectOk(await checkout.visitor.call('applyPromoCode', { query: checkout.query, body: promoCode }));
      return checkout;
    };
    const pay = async ({ visitor, checkoutId }: ContractCheckout) => {
      const session = await openPayment(visitor, checkoutId);
      await sendCard(visitor, session.confirm_url, '4242424242424242');
      return session;
    };
    const [winner, loser, late] = [await withCode(), await withCode(), await withCode()];
    const [won, lost] = [await pay(winner), await pay(loser)];
    expect(won.amount.amount).toBe(195_000);
    expect((await winner.visitor.send('GET', won.return_url)).headers.location).toMatch(/payment-successful$/);
    for (const ask of [1, 2])
      expect([ask, expectOk(await winner.visitor.call('redeemPromoCode', { query: winner.query, body: {} }))]).toEqual([
        ask,
        { promoCode: 'LASTONE', isRedeemed: true },
      ]);
    expect(expectOk(await winner.visitor.call('getBookingData', { query: winner.query })).prices.promoCode?.code).toBe('LASTONE');
    expect((await winner.visitor.call('applyPromoCode', { query: winner.query, body: promoCode })).body.code).toBe('STATUS_CONFLICT');

    expect((await loser.visitor.send('GET', lost.return_url)).headers.location).toMatch(/decline=promo_code_used_up$/);
    expect(await pricesOf(loser)).toMatchObject({ promoCode: null, totalPackagePrice: { amount: 200_000 }, priceVersion: 3 });
    const operations = await contract
      .db()
      .selectFrom('sandbox_payment_operations')
      .select('kind')
      .where('session_id', '=', lost.id)
      .execute();
    expect(operations.map(({ kind }) => kind).sort()).toEqual(['authorisation', 'void']);
    expect((await loser.visitor.call('applyPromoCode', { query: loser.query, body: promoCode })).body.code).toBe('PROMO_CODE_USED_UP');
    const second = await pay(loser);
    expect(second.amount.amount).toBe(200_000);
    expect((await loser.visitor.send('GET', second.return_url)).headers.location).toMatch(/payment-successful$/);

    await expect(openPayment(late.visitor, late.checkoutId)).rejects.toThrow('PROMO_CODE_USED_UP');
    expect((await openPayment(late.visitor, late.checkoutId)).amount.amount).toBe(200_000);
  });
}
