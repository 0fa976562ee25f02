import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { definePage } from '#renderer/routes/page-module.ts';
import { useConfig, useStore } from '#renderer/store-context.tsx';
import { Button, ButtonLink } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { additionalOptionsRoute, type StepName, stepRoutes } from '#stores/checkout/steps/steps.ts';
import { AlreadyBooked } from '../../shared/already-booked.tsx';
import styles from '../../shared/checkout.module.css';
import { CheckoutFailed, CheckoutLoading, PartFailed } from '../../shared/checkout-loading.tsx';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { StepProgress } from '../../shared/step-progress.tsx';
import { withoutTouched } from '../../shared/touched.ts';
import { TripSummary } from '../../shared/trip-summary.tsx';
import { useCheckout } from '../../shared/use-checkout.ts';
import { BaseServiceCard } from './base-service-card.tsx';
import { UpsellCard } from './upsell-card.tsx';

/** A step that no way leads through: it is shown to who asks for its address, and goes on to the next step that is. */
const AdditionalOptionsPage = observer(function AdditionalOptionsPage() {
  const { checkout, retry } = useCheckout(additionalOptionsRoute);
  const { phase, visit, checkoutId } = checkout;
  if (phase === 'failed') return <CheckoutFailed onRetry={retry} />;
  if (phase === 'booked') return <AlreadyBooked checkoutId={checkoutId} />;
  const next = visit?.stepAfterOptions;
  if (!visit || !next || phase === 'loading' || visit.guard(next) || !visit.hasPaying) return <CheckoutLoading />;
  return <Frame visit={visit} next={next} checkoutId={checkoutId} />;
});

const Frame = observer(function Frame({ visit, next, checkoutId }: { visit: CheckoutVisit; next: StepName; checkoutId: string }) {
  const config = useConfig();
  const { intl } = config;
  const { navigation } = useStore();
  const { search } = useLocation();
  const [isMoving, setMoving] = useState(false);
  const { additionalOptions: options } = visit;
  const title = config.slice('checkout').steps.find(({ key }) => key === 'additionalOptions')?.title;
  const previous = visit.steps[visit.steps.findIndex(({ name }) => name === next) - 1];

  async function goOn(event: FormEvent) {
    event.preventDefault();
    setMoving(true);
    await options.settled();
    setMoving(false);
    navigation.follow(config.href(stepRoutes[next], { checkoutId }) + withoutTouched(search));
  }

  return (
    <div className={styles.screen}>
      <StepProgress visit={visit} current={null} checkoutId={checkoutId} />
      <div className={styles.columns}>
        <form className={styles.main} noValidate onSubmit={goOn} aria-labelledby="step-title">
          <header className={styles.head}>
            <h1 id="step-title">{title}</h1>
            <p className={styles.intro}>{intl.message('checkout.options.intro')}</p>
          </header>
          <Options visit={visit} />
          <div className={styles.actions}>
            {previous ? (
              <ButtonLink look="quiet" href={config.href(stepRoutes[previous.name], { checkoutId })}>
                <Icon name="chevron-left" />
                {intl.message('checkout.back')}
              </ButtonLink>
            ) : (
              <span />
            )}
            <Button type="submit" isBusy={isMoving || options.isSaving}>
              {intl.message('checkout.continue')}
              <Icon name="arrow-right" />
            </Button>
          </div>
        </form>
        <TripSummary details={visit.details} />
      </div>
      <p className={styles.secure}>
        <Icon name="lock" /> {intl.message('checkout.secure')}
      </p>
    </div>
  );
});

const Options = observer(function Options({ visit: { additionalOptions: options } }: { visit: CheckoutVisit }) {
  const { intl } = useConfig();
  if (options.phase === 'failed') return <PartFailed onRetry={() => void options.load()} />;
  if (options.offers.length === 0) return <Skeleton label={intl.message('checkout.loading')} lines={7} />;
  return (
    <>
      {options.services.length > 0 ? (
        <section className={styles.card} aria-labelledby="services-title">
          <h2 id="services-title">{intl.message('checkout.options.baseServices')}</h2>
          {options.services.map((service) => (
            <BaseServiceCard key={service.productRefId} service={service} options={options} />
          ))}
        </section>
      ) : null}
      <section className={styles.card} aria-labelledby="upsells-title">
        <h2 id="upsells-title">{intl.message('checkout.options.upsells')}</h2>
        {options.offers.map((offer) => (
          <UpsellCard key={offer.offerId} offer={offer} options={options} />
        ))}
      </section>
      <p className={styles.muted}>{intl.message('checkout.options.forAll')}</p>
      <VisuallyHidden>
        <span role="status">{options.announcement}</span>
      </VisuallyHidden>
    </>
  );
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.additionalOptions', store),
  Component: AdditionalOptionsPage,
});
