import { expect, test } from 'vitest';
import { publicOrigin } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

const json = { 'content-type': 'application/json', origin: publicOrigin };
const versioned = { 'x-tour-operator': 'portolan', 'accept-version': '1' };

export function cases(contract: Contract): void {
  async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) {
    const answer = await contract.store().app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, ...(answer.json() as { code?: string; fields?: string[] }) };
  }

  test('calls of itineraries name operator and version, and a version that is spoken', async () => {
    const paths = ['', '/payment-schedules/ONE_TIME'].map((path) => `/tours-checkout-api/itineraries/never-was${path}`);
    for (const path of paths) {
      expect(await send('GET', path, {})).toMatchObject({ status: 422, fields: ['x-tour-operator', 'accept-version'] });
      expect(await send('GET', path, { 'x-tour-operator': 'portolan' })).toMatchObject({ status: 422, fields: ['accept-version'] });
      expect(await send('GET', path, { ...versioned, 'accept-version': '2' })).toMatchObject({
        status: 406,
        code: 'UNSUPPORTED_API_VERSION',
      });
      expect(await send('GET', path, versioned)).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' });
    }
  });

  test('changing calls come from the store’s own pages, as JSON', async () => {
    const path = '/api/tours/checkout';
    const body = JSON.stringify(await contract.trip());
    expect(await send('POST', path, { ...json, origin: 'https://evil.example' }, body)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_ORIGIN',
    });
    expect(await send('POST', path, { ...json, 'sec-fetch-site': 'cross-site' }, body)).toMatchObject({ status: 403 });
    expect(await send('POST', path, { ...json, 'content-type': 'text/plain' }, body)).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await send('POST', path, json, '{"tripId":')).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(await send('POST', path, json, JSON.stringify({ tripId: 'x'.repeat(300_000) }))).toMatchObject({ status: 422 });
  });

  test('whose session it is, only the cookie says', async () => {
    const { query } = await contract.newCheckout();
    const owner = await contract.db().selectFrom('checkouts').select('session_hash').where('id', '=', query.checkoutId).executeTakeFirst();
    const headers = { 'x-session-hash': owner?.session_hash ?? '', authorization: `Bearer ${owner?.session_hash}` };
    const path = `/api/tours/checkout/details?${new URLSearchParams(query)}`;
    expect(await send('GET', path, headers)).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' });
  });
}
