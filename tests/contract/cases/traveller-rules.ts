import { expect, test } from 'vitest';
import type { TravelerDetails } from '#contract/api.generated.ts';
import { addDays, addYears } from '#domain/calendar.ts';
import { adultsOf, expectOk } from '../../server/store-fixture.ts';
import type { Contract } from '../contract.ts';

type Section = 'contact' | 'passengers.1';

export function cases(contract: Contract): void {
  test('saveTravelerDetails: each rule of a field is the same as in the browser', async () => {
    const { visitor, query, body } = await contract.newCheckout();
    const { startDate, endDate } = expectOk(await visitor.call('getCheckoutDetails', { query }));
    const right = adultsOf(body);
    const eighteen = addYears(startDate, -18);

    async function refusedFields(section: Section, path: string, value: string): Promise<string[] | undefined> {
      const details = withValue(right, section, path, value);
      return (await visitor.call('saveTravelerDetails', { query, body: details })).body.fields;
    }

    const wrong: [Section, string, string[]][] = [
      ['contact', 'email', ['', 'nobody', 'a@']],
      ['contact', 'mobilePhone', ['soon', '0470 12 34 56', '+32 4', '+999 123456', `+32 ${'4'.repeat(20)}`, `+${'3'.repeat(251)}`]],
      ['passengers.1', 'firstName', ['', '  ']],
      ['passengers.1', 'birthDate', ['', addDays(eighteen, 1), addYears(startDate, -151), '1990-02-30', '01/02/1990']],
      ['passengers.1', 'nationalityCountryCode', ['ZZ', 'be', 'Belgium']],
      ['passengers.1', 'passportExpirationDate', [addDays(endDate, -1), '2031-13-01']],
      ['passengers.1', 'shoeSize', ['42']],
    ];
    for (const [section, path, values] of wrong)
      for (const value of values) expect(await refusedFields(section, path, value), `${path} ${value}`).toEqual([`${section}.${path}`]);

    const fits: [Section, string, string[]][] = [
      ['contact', 'mobilePhone', ['+1 212 555 0142', '+32470123456']],
      ['passengers.1', 'birthDate', [eighteen, addDays(addYears(startDate, -151), 1)]],
      ['passengers.1', 'passportExpirationDate', ['', endDate]],
    ];
    for (const [section, path, values] of fits)
      for (const value of values) expect(await refusedFields(section, path, value), `${path} ${value}`).toBeUndefined();
  });

  test('saveTravelerDetails: passengers keep the names that other systems have for them', async () => {
    const { visitor, query, body } = await contract.newCheckout();
    const details = adultsOf(body);
    const paxInfo = details.paxInfo.map((passenger, index) => ({ ...passenger, externalRefId: `crm-${index}` }));
    expectOk(await visitor.call('saveTravelerDetails', { query, body: { ...details, paxInfo } }));
    const { travelerDetails } = expectOk(await visitor.call('getCheckoutDetails', { query }));
    expect(travelerDetails?.paxInfo.map(({ refId, externalRefId }) => [refId, externalRefId])).toEqual([
      ['room-1-adult-1', 'crm-0'],
      ['room-1-adult-2', 'crm-1'],
    ]);
  });
}

function withValue(details: TravelerDetails, section: Section, path: string, value: string): TravelerDetails {
  if (section === 'contact') return { ...details, billingSameAsContact: false, contactInfo: { ...details.contactInfo, [path]: value } };
  const paxInfo = details.paxInfo.map((passenger, index) =>
    index === 1 ? { ...passenger, values: { ...passenger.values, [path]: value } } : passenger,
  );
  return { ...details, paxInfo };
}
