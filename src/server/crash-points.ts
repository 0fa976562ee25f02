/** Places of the booking sequence at which tests kill the process, to prove that a restart settles what was begun. */
export const crashPoints = [
  'after-authorisation',
  'after-booking-started',
  'after-supplier-booked',
  'after-capture',
  'after-booking-completed',
  'after-supplier-refused',
  'after-given-up',
  'after-void',
  'after-mail-sent',
  'after-booking-requested',
  'after-change-submitted',
  'after-cancellation-started',
  'after-option-requested',
  'after-cancellation-initiated',
  'after-supplier-cancelled',
  'after-cancellation-completed',
  'after-refund',
  'after-supplier-changed',
  'after-change-completed',
  'after-supplier-held',
  'after-option-completed',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Ends the process at once, as kill -9 does, where PORTOLAN_CRASH_POINT names this place. */
export function crashPoint(name: CrashPoint): void {
  if (process.env.PORTOLAN_CRASH_POINT === name) process.kill(process.pid, 'SIGKILL');
}
