import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig, useIntl, useStore } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import type { CheckoutStore } from '#stores/checkout/checkout-store.ts';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { additionalOptionsRoute, type StepName, stepRoutes } from '#stores/checkout/steps/steps.ts';
import { AlreadyBooked } from './already-booked.tsx';
import styles from './checkout.module.css';
import { CheckoutFailed, CheckoutLoading, CheckoutMoved } from './checkout-loading.tsx';
import { CheckoutNotices, ResumeElsewhere } from './checkout-notices.tsx';
import { StepProgress } from './step-progress.tsx';
import { touchedCount, touchedParameter, withoutTouched } from './touched.ts';
import { TripSummary } from './trip-summary.tsx';
import { useCheckout } from './use-checkout.ts';

interface StepFrameProps {
  step: StepName;
  /** On the button that goes on. */
  action: ReactNode | ((visit: CheckoutVisit) => ReactNode);
  /** A sentence below the heading. */
  intro?: string;
  /** Shows the errors of a step that was left invalid before the page was loaded again. */
  touchAll?: (visit: CheckoutVisit) => void;
  /** The step cannot be left yet, as while its data is on the way. */
  isLocked?: (visit: CheckoutVisit) => boolean;
  children: (visit: CheckoutVisit, attempt: number) => ReactNode;
}

/** A step of the checkout: entered by its rules, with progress, summary and the way on around what the step draws. */
export const CheckoutStep = observer(function CheckoutStep(props: StepFrameProps) {
  const { checkout, retry } = useCheckout(stepRoutes[props.step]);
  const { phase, visit } = checkout;
  if (phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (phase === 'booked') return <AlreadyBooked checkoutId={checkout.checkoutId} />;
  if (phase === 'moved') return <CheckoutMoved />;
  if (!visit || phase === 'loading' || visit.guard(props.step)) return <CheckoutLoading />;
  if (props.step === 'payment' && !visit.hasPaying) return <CheckoutLoading />;
  return <StepFrame {...props} checkout={checkout} visit={visit} />;
});

const StepFrame = observer(function StepFrame({
  step,
  action,
  intro,
  touchAll,
  isLocked,
  children,
  checkout,
  visit,
}: StepFrameProps & { checkout: CheckoutStore; visit: CheckoutVisit }) {
  const { checkoutId } = checkout;
  const config = useConfig();
  const intl = useIntl();
  const { navigation } = useStore();
  const { search } = useLocation();
  const attempt = touchedCount(search);
  const hasOptions = visit.details.hasAdditionalOptions && visit.stepAfterOptions !== null && !visit.guard(visit.stepAfterOptions);
  const title = visit.steps.find(({ name }) => name === step)?.title ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, when it is loaded with a counter
  useEffect(() => {
    if (attempt > 0) touchAll?.(visit);
  }, [visit, step]);

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (visit.isMoving) return;
    const next = await visit.next(step);
    if (next === 'leaving' || next === 'unsent') return;
    if (next === 'blocked') return navigation.setParameter(touchedParameter, String(attempt + 1));
    navigation.follow(config.href(stepRoutes[next], { checkoutId }) + withoutTouched(search));
  }

  return (
    <div className={styles.screen}>
      <CheckoutNotices visit={visit} connection={checkout.connection} />
      <StepProgress visit={visit} current={step} checkoutId={checkoutId} />
      <div className={styles.columns}>
        <form className={styles.main} noValidate onSubmit={goOn} aria-labelledby="step-title">
          <header className={styles.head}>
            <h1 id="step-title">{title}</h1>
            {intro ? <p className={styles.intro}>{intro}</p> : null}
          </header>
          {children(visit, attempt)}
          <div className={styles.actions}>
            <BackLink visit={visit} step={step} checkoutId={checkoutId} />
            <Button type="submit" isBusy={visit.isMoving} disabled={isLocked?.(visit) ?? false}>
              {typeof action === 'function' ? action(visit) : action}
              <Icon name="arrow-right" />
            </Button>
          </div>
        </form>
        <TripSummary
          details={visit.details}
          {...(hasOptions ? { optionsHref: config.href(additionalOptionsRoute, { checkoutId }) } : {})}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.secure}>
          <Icon name="lock" /> {intl.message('checkout.secure')}
        </p>
        <ResumeElsewhere checkoutId={checkoutId} visit={visit} />
      </div>
    </div>
  );
});

function BackLink({ visit, step, checkoutId }: { visit: CheckoutVisit; step: StepName; checkoutId: string }) {
  const config = useConfig();
  const { search } = useLocation();
  const place = visit.steps.findIndex(({ name }) => name === step);
  const previous = visit.steps[place - 1];
  const href = previous
    ? config.href(stepRoutes[previous.name], { checkoutId }) + withoutTouched(search)
    : config.tourHref({ id: visit.details.tripId, slug: visit.details.slug });
  return (
    <ButtonLink look="quiet" href={href}>
      <Icon name="chevron-left" />
      {config.intl.message(previous ? 'checkout.back' : 'checkout.backToTour')}
    </ButtonLink>
  );
}
