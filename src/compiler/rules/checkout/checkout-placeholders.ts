import type { CheckoutDocument } from '#contract/documents.generated.ts';

type MessageName = keyof CheckoutDocument['messages'];

/** What is put into each message: that of a field knows the field, and that of a bound the bound. */
const known: Record<MessageName, readonly string[]> = {
  invalidPhoneNumber: ['path'],
  invalidEmail: ['path'],
  required: ['path'],
  tooLong: ['path', 'max'],
  invalidFormat: ['path'],
  invalidChoice: ['path'],
  invalidBookingWindowTitle: [],
  invalidBookingWindowMessage: [],
  missingRequiredFields: [],
  invalidNumberMin: ['path', 'min'],
  invalidNumberMax: ['path', 'max'],
  invalidNumber: ['path'],
  invalidInteger: ['path'],
  invalidDate: ['path'],
  invalidDateMin: ['path', 'min'],
  invalidDateMax: ['path', 'max'],
  invalidDateTime: ['path'],
  invalidAdultAge: ['path', 'min', 'max'],
  invalidChildAge: ['path', 'min', 'max', 'age'],
  passportExpired: ['path', 'min'],
};

/** The names of what is put into a checkout message. */
export function placeholdersOfMessage(name: string): readonly string[] {
  return known[name as MessageName];
}
