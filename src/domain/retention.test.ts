import { expect, test } from 'vitest';
import { lastTripEndWithoutInvoices, lastTripEndWithoutPapers, withoutTravelPapers } from './retention.ts';

test('papers are kept for thirty whole days after the trip', () => {
  expect(lastTripEndWithoutPapers('2027-06-08')).toBe('2027-05-08');
  expect(lastTripEndWithoutPapers('2028-03-01')).toBe('2028-01-30');
});

test('the years of invoices begin with the end of the trip’s year', () => {
  expect(lastTripEndWithoutInvoices('2037-12-31')).toBe('2026-12-31');
  expect(lastTripEndWithoutInvoices('2038-01-01')).toBe('2027-12-31');
});

test('nothing but the papers is taken out of what is known of travellers', () => {
  const person = { firstName: 'Zoë', email: 'zoe@mail.example' };
  const details = { contactInfo: person, billingInfo: person, billingSameAsContact: true };
  const passenger = { refId: 'room-1-adult-1', isMainContact: true };
  const papers = { passportNr: 'XK7391846', passportExpirationDate: '2031-01-01', passportIssuingCountryCode: 'BE' };
  const known = { firstName: 'Zoë', birthDate: '1990-03-02', nationalityCountryCode: 'BE' };
  expect(withoutTravelPapers({ ...details, paxInfo: [{ ...passenger, values: { ...known, ...papers } }] })).toEqual({
    ...details,
    paxInfo: [{ ...passenger, values: known }],
  });
});
