import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import { type StepName, stepRoutes } from '#stores/checkout/steps/steps.ts';
import styles from './step-progress.module.css';
import { withoutTouched } from './touched.ts';

/** The way through the checkout. Steps that may be shown are links. */
export const StepProgress = observer(function StepProgress({
  visit,
  current,
  checkoutId,
}: {
  visit: CheckoutVisit;
  /** Null on a screen that is none of them. */
  current: StepName | null;
  checkoutId: string;
}) {
  const { href, intl } = useConfig();
  const { search } = useLocation();
  const place = visit.steps.findIndex(({ name }) => name === current);
  return (
    <nav aria-label={intl.message('checkout.progress')}>
      {current ? (
        <p className={styles.count} aria-hidden="true">
          {intl.message('checkout.stepOf', { step: place + 1, count: visit.steps.length })}
        </p>
      ) : null}
      <ol className={styles.steps}>
        {visit.steps.map(({ name, title }, index) => {
          const isDone = visit.progress.completedSteps.includes(name);
          const isOpen = name !== current && visit.guard(name) === null;
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className={styles.title}>{title}</span>
              {isDone ? <VisuallyHidden> {intl.message('checkout.stepDone')}</VisuallyHidden> : null}
            </>
          );
          return (
            <li key={name} className={[styles.step, isDone && styles.done, name === current && styles.current].filter(Boolean).join(' ')}>
              {isOpen ? (
                <a className={styles.inner} href={href(stepRoutes[name], { checkoutId }) + withoutTouched(search)}>
                  {content}
                </a>
              ) : (
                <span className={styles.inner} aria-current={name === current ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
