import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FieldControl } from '#renderer/forms/controls/control-registry.tsx';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { FormResources } from '#renderer/forms/form-resources.ts';
import { definePage } from '#renderer/routes/page-module.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import type { CheckoutVisit } from '#stores/checkout/checkout-visit.ts';
import type { ExperiencesStep } from '#stores/checkout/steps/experiences-step.ts';
import styles from '../../shared/checkout.module.css';
import { checkoutMeta, loadNothing } from '../../shared/checkout-meta.ts';
import { CheckoutStep } from '../../shared/checkout-step.tsx';
import own from './experiences.module.css';

function ExperiencesPage() {
  const intl = useIntl();
  return (
    <CheckoutStep
      step="experiences"
      action={intl.message('checkout.continue')}
      intro={intl.message('checkout.experiences.intro')}
      touchAll={({ experiences }) => experiences?.form.touchAll()}
    >
      {(visit, attempt) => <Experiences visit={visit} attempt={attempt} />}
    </CheckoutStep>
  );
}

function Experiences({ visit: { experiences }, attempt }: { visit: CheckoutVisit; attempt: number }) {
  return experiences ? <Questions experiences={experiences} attempt={attempt} /> : null;
}

const Questions = observer(function Questions({ experiences, attempt }: { experiences: ExperiencesStep; attempt: number }) {
  const resources = useMemo(() => ({ countries: [], phone: experiences.phone }), [experiences]);
  return (
    <FormResources value={resources}>
      <ErrorSummary nodes={experiences.form.wrongNodes} attempt={attempt} />
      {experiences.groups.map(({ componentId, name, nodes }) => (
        <section key={componentId} className={styles.card} aria-labelledby={`experience-${componentId}`}>
          <h2 id={`experience-${componentId}`} className={own.name}>
            <Icon name="ticket" />
            {name}
          </h2>
          {nodes.map((node) => (
            <FieldControl key={node.id} node={node} />
          ))}
        </section>
      ))}
    </FormResources>
  );
});

export const page = definePage<null>({
  load: loadNothing,
  meta: (_, { store }) => checkoutMeta('checkout.title.experiences', store),
  Component: ExperiencesPage,
});
