import { expect, test } from 'vitest';
import type { CheckoutDraft, ResumeToken } from '#contract/api.generated.ts';
import { adultsOf, expectOk, type Visitor } from '../../server/store-fixture.ts';
import { type Contract, expectHidden } from '../contract.ts';

/** What the link says, as the page behind it reads it. */
function tokenOf(path: string): ResumeToken {
  const { checkout = '', turn, expires, signature = '' } = Object.fromEntries(new URL(path, 'http://store.invalid').searchParams);
  return { checkout, turn: Number(turn), expires: Number(expires), signature };
}

export function cases(contract: Contract): void {
  const draftOf = (travelerDetails: CheckoutDraft['travelerDetails']): CheckoutDraft => ({
    completedSteps: ['availability'],
    travelerDetails,
    activityAnswers: [{ componentId: 'activity-kayak', questionRefId: 'height', answer: 'tall' }],
    paymentChoice: { plan: 'SPLIT_PAYMENT', method: null },
  });
  const stateOf = async (visitor: Visitor, token: ResumeToken) => expectOk(await visitor.call('readResumeLink', { body: token })).state;

  test('saveCheckoutDraft: what is not right yet is kept as it is, for its owner alone, and makes nothing stale', async () => {
    const { visitor, query, body, checkoutId } = await contract.newCheckout();
    expect(expectOk(await visitor.call('getCheckoutDetails', { query })).draft).toBeNull();
    const half = adultsOf(body);
    const draft = draftOf({ ...half, contactInfo: { ...half.contactInfo, email: 'zoe.lam' } });
    expectOk(await visitor.call('saveCheckoutDraft', { query, body: draft }));
    expect(expectOk(await visitor.call('getCheckoutDetails', { query }))).toMatchObject({ draft, travelerDetails: null });
    const row = await contract.db().selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
    expect(row.version).toBe(1);
    expect(JSON.stringify(row)).not.toMatch(/Lambert|zoe\.lam/);
    await expectHidden(contract, 'saveCheckoutDraft', { query, body: draft });
  });

  test('saveCheckoutDraft: it has bounds, and ends with the checkout', async () => {
    const { visitor, query, body, checkoutId } = await contract.newCheckout();
    const details = adultsOf(body);
    const long = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`field${number}`, 'x'.repeat(500)]));
    const tooLong = draftOf({
      ...details,
      paxInfo: Array.from({ length: 8 }, (_, number) => ({ refId: `room-1-adult-${number}`, isMainContact: false, values: long })),
    });
    expect((await visitor.call('saveCheckoutDraft', { query, body: tooLong })).body).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
    });
    expectOk(await visitor.call('saveCheckoutDraft', { query, body: draftOf(details) }));
    await contract.db().updateTable('checkouts').set({ status: 'BOOKING_COMPLETED' }).where('id', '=', checkoutId).execute();
    const late = await visitor.call('saveCheckoutDraft', { query, body: draftOf(details) });
    expect(late.body).toMatchObject({ status: 409, code: 'STATUS_CONFLICT' });
  });

  test('setCheckoutLanguage: the checkout goes on in a language of its market, and in no other', async () => {
    const { visitor, query } = await contract.newCheckout();
    expectOk(await visitor.call('setCheckoutLanguage', { query, body: { language: 'fr' } }));
    expect(expectOk(await visitor.call('getCheckoutDetails', { query })).language).toBe('fr');
    const refused = await visitor.call('setCheckoutLanguage', { query, body: { language: 'en' } });
    expect(refused.body).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: ['language'] });
    await expectHidden(contract, 'setCheckoutLanguage', { query, body: { language: 'fr' } });
  });

  test('a link hands the checkout over once: the device before has it no more, and what its browser kept opens no more', async () => {
    const { visitor, query, checkoutId } = await contract.readyCheckout();
    const { storageKey } = expectOk(await visitor.call('getCheckoutDetails', { query }));
    const { path, expiresAt } = expectOk(await visitor.call('createResumeLink', { query, body: {} }));
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
    const token = tokenOf(path);
    const other = contract.visitor();
    expect(await stateOf(other, token)).toBe('open');
    expect(expectOk(await visitor.call('resumeCheckout', { body: token }))).toEqual({ checkoutId });
    expect(await stateOf(other, token)).toBe('open');

    expect(expectOk(await other.call('resumeCheckout', { body: token }))).toEqual({ checkoutId });
    const details = expectOk(await other.call('getCheckoutDetails', { query }));
    expect(details.travelerDetails?.contactInfo.lastName).toBe('Lambert');
    expect(details.storageKey).not.toBe(storageKey);
    expect((await visitor.call('getCheckoutDetails', { query })).body.code).toBe('CHECKOUT_NOT_FOUND');
    expect(await stateOf(visitor, token)).toBe('used');
    expect((await visitor.call('resumeCheckout', { body: token })).body).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' });
    await expectHidden(contract, 'createResumeLink', { query, body: {} });
  });

  test('eight devices that open one link at once: one has the checkout', async () => {
    const { visitor, query } = await contract.newCheckout();
    const token = tokenOf(expectOk(await visitor.call('createResumeLink', { query, body: {} })).path);
    const others = Array.from({ length: 8 }, () => contract.visitor());
    const answers = await Promise.all(others.map((other) => other.call('resumeCheckout', { body: token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await Promise.all(others.map((other) => other.call('getCheckoutDetails', { query })));
    expect(owners.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('readResumeLink, resumeCheckout: a link that was forged, is over, or leads to a booking opens nothing', async () => {
    const { visitor, query, checkoutId } = await contract.newCheckout();
    const token = tokenOf(expectOk(await visitor.call('createResumeLink', { query, body: {} })).path);
    const other = contract.visitor();
    for (const forged of [
      { ...token, expires: token.expires + 1 },
      { ...token, turn: 1 },
      { ...token, signature: '' },
    ]) {
      expect(expectOk(await other.call('readResumeLink', { body: forged }))).toEqual({ state: 'unknown', market: null, language: null });
      expect((await other.call('resumeCheckout', { body: forged })).body.code).toBe('CHECKOUT_NOT_FOUND');
    }
    expect((await other.call('readResumeLink', { body: { ...token, turn: -1 } })).body.code).toBe('VALIDATION_FAILED');
    await contract.db().updateTable('checkouts').set({ status: 'DISCARDED' }).where('id', '=', checkoutId).execute();
    expect(await stateOf(other, token)).toBe('closed');
    expect((await other.call('resumeCheckout', { body: token })).body.code).toBe('CHECKOUT_NOT_FOUND');
    expect((await visitor.call('createResumeLink', { query, body: {} })).body.code).toBe('STATUS_CONFLICT');
  });

  test('createResumeLink: it is mailed three times at most, and to nobody by a wrong address', async () => {
    const { visitor, query, checkoutId } = await contract.newCheckout();
    const mail = (email: string) => visitor.call('createResumeLink', { query, body: { email } });
    expect((await mail('nobody')).body.code).toBe('VALIDATION_FAILED');
    for (let count = 0; count < 3; count++) expectOk(await mail('zoe.lambert@mail.example'));
    expect((await mail('zoe.lambert@mail.example')).body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const rows = await contract.db().selectFrom('outbox').selectAll().where('checkout_id', '=', checkoutId).execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['resumeLink', 'resumeLink', 'resumeLink']);
    expect(JSON.stringify(rows)).not.toContain('lambert');
  });
}
