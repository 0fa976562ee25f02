import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MarketConfig } from '#config/market-config.ts';
import type { ErrorCode } from '#domain/error-catalogue.ts';
import { type DeclineCode, declineCodes, type ReleaseReason, releaseReasons } from '#domain/payment-decline.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import type { PaymentFailure } from '#stores/checkout/steps/payment-step.ts';
import { stepRoutes } from '#stores/checkout/steps/steps.ts';
import own from './payment.module.css';

/** Why nothing was paid, in words, and the way on where another try with the same card would not help. */
export const PaymentFailureNotice = observer(function PaymentFailureNotice({ visit }: { visit: CheckoutVisit }) {
  const config = useConfig();
  const box = useRef<HTMLDivElement>(null);
  const { failure } = visit.payment;
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { intl } = config;
  return (
    <div ref={box} tabIndex={-1} className={own.failure}>
      <Notice
        kind="danger"
        title={intl.message(
          failure.kind === 'declined' && isDecline(failure.code) ? 'checkout.payment.declinedTitle' : 'checkout.payment.failedTitle',
        )}
      >
        <p>{failureText(failure, config)}</p>
        <WayOn failure={failure} visit={visit} />
      </Notice>
    </div>
  );
});

function isDecline(code: string): code is DeclineCode {
  return (declineCodes as readonly string[]).includes(code);
}

function isRelease(code: string): code is ReleaseReason {
  return (releaseReasons as readonly string[]).includes(code);
}

function failureText(failure: PaymentFailure, config: MarketConfig): string {
  const { intl } = config;
  const { missingRequiredFields, invalidBookingWindowMessage } = config.slice('checkout').checkoutMessages;
  if (failure.kind === 'missingFields') return missingRequiredFields || 'Required fields are missing';
  const { code } = failure;
  if (isDecline(code)) return intl.message(`checkout.decline.${code}`);
  const reason = isRelease(code) ? code : reasonOfError[code as ErrorCode];
  if (reason === 'booking_window_expired') return invalidBookingWindowMessage;
  return reason ? intl.message(`checkout.release.${reason}`) : intl.message('checkout.decline.generic_decline');
}

type Reason = ReleaseReason | 'in_flight' | 'changed_elsewhere' | 'not_offered';

/** Errors of the payment's own calls that say the same as a reason to release a payment. */
const reasonOfError: Partial<Record<ErrorCode, Reason>> = {
  NOT_AVAILABLE: 'not_available',
  PROMO_CODE_USED_UP: 'promo_code_used_up',
  BOOKING_WINDOW_EXPIRED: 'booking_window_expired',
  INACTIVE_AGENCY: 'inactive_agency',
  CHECKOUT_STEP_INCOMPLETE: 'step_incomplete',
  REQUEST_IN_FLIGHT: 'in_flight',
  STATUS_CONFLICT: 'changed_elsewhere',
  STALE_VERSION: 'changed_elsewhere',
  IDEMPOTENCY_KEY_REUSED: 'changed_elsewhere',
  API_UNSUPPORTED_PAYMENT_PLAN: 'not_offered',
  PAYMENT_METHOD_NOT_ENABLED: 'not_offered',
};

const waysOn: Partial<Record<Reason, 'availability' | 'steps' | 'reload'>> = {
  not_available: 'availability',
  price_changed: 'availability',
  step_incomplete: 'steps',
  in_flight: 'reload',
  changed_elsewhere: 'reload',
};

function WayOn({ failure, visit }: { failure: PaymentFailure; visit: CheckoutVisit }): ReactNode {
  const { href, intl } = useConfig();
  const { checkoutId } = visit.details;
  if (failure.kind === 'missingFields')
    return (
      <ButtonLink look="secondary" href={href(stepRoutes.travelerDetails, { checkoutId })}>
        {intl.message('checkout.payment.toTravelers')}
      </ButtonLink>
    );
  const reason = isRelease(failure.code) ? failure.code : reasonOfError[failure.code as ErrorCode];
  const way = reason && waysOn[reason];
  if (way === 'availability')
    return (
      <ButtonLink look="secondary" href={href(stepRoutes.availability, { checkoutId })}>
        {intl.message('checkout.payment.toAvailability')}
      </ButtonLink>
    );
  if (way === 'steps')
    return (
      <ButtonLink look="secondary" href={href(visit.steps[0] ? stepRoutes[visit.steps[0].name] : 'checkoutEntry', { checkoutId })}>
        {intl.message('checkout.payment.toSteps')}
      </ButtonLink>
    );
  return way === 'reload' ? (
    <Button look="secondary" onClick={() => window.location.reload()}>
      {intl.message('checkout.payment.reload')}
    </Button>
  ) : null;
}
