import { expect, test } from 'vitest';
import { checkIban, compactIban, groupIban } from './iban.ts';

test.each(['DE89 3704 0044 0532 0130 00', 'de08370400440532013003', 'NL91ABNA0417164300', 'NO9386011117947', 'FI2112345600000785'])(
  '%s is an account number',
  (iban) => {
    expect(checkIban(iban)).toBeNull();
  },
);

test.each(['DE89370400440532013001', 'DE8937040044053201300', '8937040044053201300', 'DE00', 'DEXX370400440532013000'])(
  '%s is none',
  (iban) => {
    expect(checkIban(iban)).toBe('ibanInvalid');
  },
);

test('an account number is asked for, and shown in groups of four', () => {
  expect(checkIban(' ')).toBe('ibanMissing');
  expect(groupIban('de8937040044')).toBe('DE89 3704 0044');
  expect(compactIban(groupIban('NL91 abna 0417 1643 00'))).toBe('NL91ABNA0417164300');
});
