/** Where a payment of a booking stands, in the specification's words. */
export const transactionStatuses = [
  'Closed',
  'Deleted',
  'Failed',
  'InProgress',
  'Open',
  'Pending',
  'Preauth',
  'PreauthCaptureInProgress',
  'Unknown',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
