import type { MarketConfig } from '#config/market-config.ts';
import type { MessageId } from '#config/names.ts';
import {
  type CardProblemCode,
  checkCardCvc,
  checkCardExpiry,
  checkCardNumber,
  digitsOf,
  formatExpiry,
  groupCardNumber,
} from '#domain/card.ts';
import { checkIban, compactIban, groupIban, type IbanProblemCode } from '#domain/iban.ts';
import { createFieldNode, type FieldNode, type FieldNodeInput } from '#stores/forms/field-node.ts';
import type { PaymentEntry } from './payment-confirmation.ts';

/** How one may pay in the checkout; an invoice travels as a direct debit. */
export type PaymentChoice = 'card' | 'sepa_debit' | 'ideal' | 'invoice';

export type PaymentFieldName =
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardCvc'
  | 'sepaFullname'
  | 'sepaEmail'
  | 'sepaNumber'
  | 'idealFullname'
  | 'idealEmail'
  | 'idealBank';

type PayerProblemCode = IbanProblemCode | 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'bankMissing';

/** The fields of each way to pay, kept while the page is open and nowhere else. */
export interface PaymentFields {
  of(choice: PaymentChoice): readonly FieldNode[];
  /** What is sent to the payment provider. */
  entry(choice: PaymentChoice): PaymentEntry;
  /** Puts in what is known of the payer, where nothing was typed. */
  suggest(payer: { name: string; email: string }): void;
}

/** @param today as YYYY-MM-DD */
export function createPaymentFields(config: MarketConfig, today: () => string): PaymentFields {
  const say = (id: MessageId) => config.intl.message(id);

  function node<Code extends string>(
    name: PaymentFieldName,
    label: MessageId,
    check: (value: string) => Code | null,
    words: (code: Code) => MessageId,
    rest: Partial<FieldNodeInput>,
  ): FieldNode {
    return createFieldNode({
      id: name,
      path: name,
      fieldPath: name,
      label: say(label),
      control: 'text',
      required: true,
      validate: (value) => {
        const code = check(value);
        return code ? { code, params: {} } : null;
      },
      problemText: ({ code }) => say(words(code as Code)),
      ...rest,
    });
  }

  const cardWords = (code: CardProblemCode): MessageId => `checkout.card.${code}`;
  const payerWords = (code: PayerProblemCode): MessageId => `checkout.payer.${code}`;
  const fullName = (name: 'sepaFullname' | 'idealFullname', label: MessageId) =>
    node(name, label, (value) => (value.trim() === '' ? 'nameMissing' : null), payerWords, { autocomplete: 'name', maxLength: 200 });
  const email = (name: 'sepaEmail' | 'idealEmail') =>
    node(name, 'checkout.payment.payerEmail', checkEmail, payerWords, { control: 'email', autocomplete: 'email', maxLength: 254 });

  const number = node('cardNumber', 'checkout.payment.cardNumber', checkCardNumber, cardWords, {
    control: 'integer',
    autocomplete: 'cc-number',
    maxLength: 23,
  });
  const expiry = node('cardExpiry', 'checkout.payment.cardExpiry', (value) => checkCardExpiry(value, today()), cardWords, {
    control: 'integer',
    autocomplete: 'cc-exp',
    maxLength: 7,
    width: 'half',
    help: say('checkout.payment.cardExpiryHelp'),
  });
  const cvc = node('cardCvc', 'checkout.payment.cardCvc', checkCardCvc, cardWords, {
    control: 'integer',
    autocomplete: 'cc-csc',
    maxLength: 4,
    width: 'half',
    help: say('checkout.payment.cardCvcHelp'),
  });
  const iban = node('sepaNumber', 'checkout.payment.iban', checkIban, payerWords, { maxLength: 42 });
  const holder = fullName('sepaFullname', 'checkout.payment.accountHolder');
  const sepaEmail = email('sepaEmail');
  const payer = fullName('idealFullname', 'checkout.payment.payerFullname');
  const idealEmail = email('idealEmail');
  const bank = node('idealBank', 'checkout.payment.bank', (value) => (value === '' ? 'bankMissing' : null), payerWords, {
    control: 'select',
  });

  const fields: Record<PaymentChoice, readonly FieldNode[]> = {
    card: [number, expiry, cvc],
    sepa_debit: [iban, holder, sepaEmail],
    ideal: [bank, payer, idealEmail],
    invoice: [],
  };

  return {
    of: (choice) => fields[choice],
    entry(choice) {
      if (choice === 'card') return { number: digitsOf(number.value), expiry: formatExpiry(expiry.value), cvc: cvc.value.trim() };
      if (choice === 'invoice') return { usesMandate: true };
      if (choice === 'ideal') return { bank: bank.value, name: payer.value.trim(), email: idealEmail.value.trim() };
      return { iban: compactIban(iban.value), name: holder.value.trim(), email: sepaEmail.value.trim() };
    },
    suggest({ name, email: address }) {
      for (const field of [holder, payer]) if (field.value === '') field.setValue(name);
      for (const field of [sepaEmail, idealEmail]) if (field.value === '') field.setValue(address);
    },
  };
}

/** Something before one @ and a name with a dot behind it: whether it is read is known once a mail arrives. */
function checkEmail(value: string): 'emailMissing' | 'emailInvalid' | null {
  const text = value.trim();
  if (text === '') return 'emailMissing';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : 'emailInvalid';
}

/** What stands in a field while one types. */
export const paymentFormats: Partial<Record<string, (text: string) => string>> = {
  cardNumber: groupCardNumber,
  cardExpiry: formatExpiry,
  cardCvc: (text) => digitsOf(text).slice(0, 4),
  sepaNumber: groupIban,
};
