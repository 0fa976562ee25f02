import type { ReactNode } from 'react';
import type { PaymentChoice } from '#stores/checkout/payment/payment-fields.ts';
import own from './payment.module.css';

const drawings: Record<PaymentChoice, ReactNode> = {
  card: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="2" />
      <path d="M2 10h20M6 15h4" />
    </>
  ),
  sepa_debit: <path d="M3 21h18M4 10h16M12 3 4 7v3h16V7zM6 10v8m4-8v8m4-8v8m4-8v8" />,
  ideal: (
    <>
      <rect x="6" y="2" width="12" height="20" rx="2" />
      <path d="m9.5 11 2 2 3.5-4M11 18.5h2" />
    </>
  ),
  invoice: <path d="M6 2h8l5 5v15H6zM14 2v5h5M9 12h7m-7 4h7" />,
};

/** The sign of a way to pay. */
export function PaymentMark({ choice }: { choice: PaymentChoice }) {
  return (
    <svg
      className={own.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[choice]}
    </svg>
  );
}
