import { expect, test } from 'vitest';
import type { Contract } from '../contract.ts';

export function cases(contract: Contract): void {
  test('getAgency: an agency tells whether it is active; one that does not exist is not found', async () => {
    const visitor = contract.visitor();
    const ask = async (agencyId: string) => (await visitor.call('getAgency', { query: { companyId: 'portolan', agencyId } })).body;
    expect(await ask('harbour-travel')).toEqual({ agency: { refId: 'harbour-travel', name: 'Harbour Travel', isActive: true } });
    expect(await ask('lighthouse-tours')).toMatchObject({ agency: { isActive: false } });
    expect(await ask('nobody')).toMatchObject({ status: 404, code: 'AGENCY_NOT_FOUND' });
  });
}
