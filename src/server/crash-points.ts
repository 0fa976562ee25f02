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
] as const;

/** The same of what may become of a booking afterwards, or before it is paid for. */
export const lifecycleCrashPoints = [
  'after-booking-requested',
  'after-cancellation-initiated',
  'after-change-submitted',
  'after-supplier-changed',
  'after-change-completed',
  'after-cancellation-started',
  'after-supplier-cancelled',
  'after-cancellation-completed',
  'after-refund',
  'after-option-requested',
  'after-supplier-held',
  'after-option-completed',
] as const;

export type CrashPoint = (typeof crashPoints | typeof lifecycleCrashPoints)[number];

/** Ends the process at once, as kill -9 does, where PORTOLAN_CRASH_POINT names this place. */
export function crashPoint(name: CrashPoint): void {
  if (process.env.PORTOLAN_CRASH_POINT === name) process.kill(process.pid, 'SIGKILL');
}
