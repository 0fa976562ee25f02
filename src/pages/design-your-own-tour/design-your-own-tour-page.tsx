import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import type { MarketConfig } from '#config/market-config.ts';
import { ErrorSummary } from '#renderer/forms/error-summary.tsx';
import { FormResources } from '#renderer/forms/form-resources.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl, useStore } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { todayIn } from '#stores/today.ts';
import styles from './design-your-own-tour-page.module.css';
import { FormSection } from './form-section.tsx';
import { typedValues } from './typed-values.ts';
import { useCustomTourForm } from './use-custom-tour-form.ts';

interface DesignData {
  /** In the market's time zone: which months can be chosen. */
  today: string;
}

function crumbsOf({ intl, homeHref, slice }: MarketConfig): Crumb[] {
  return [{ label: intl.message('shell.home'), href: homeHref }, { label: slice('customTour').form.title }];
}

function DesignYourOwnTourPage({ data: { today } }: { data: DesignData }) {
  const config = useConfig();
  const { title, intro } = config.slice('customTour').form;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbsOf(config)} />
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <CustomTourForm today={today} />
    </div>
  );
}

const CustomTourForm = observer(function CustomTourForm({ today }: { today: string }) {
  const { config, navigation } = useStore();
  const intl = useIntl();
  const form = useCustomTourForm(today);
  const element = useRef<HTMLFormElement>(null);
  const resources = useMemo(() => ({ countries: [], phone: form.phone }), [form]);
  const { submitLabel } = config.slice('customTour').form;

  useEffect(() => {
    const fields = form.sections.flatMap(({ fields }) => fields.map(({ field }) => field));
    void form.begin(element.current ? typedValues(fields, new FormData(element.current)) : {});
    const keep = () => form.keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refId = await form.submit();
    if (refId) navigation.follow(config.href('customTour', { refId }));
  }

  return (
    <FormResources value={resources}>
      {/* By POST, so that what is sent before the application could take it stands in no address. */}
      <form
        ref={element}
        className={styles.form}
        method="post"
        noValidate
        data-needs-app=""
        onSubmit={submit}
        aria-busy={form.isSending || undefined}
      >
        <noscript>
          <Notice kind="warning">
            <p>
              {intl.message('customTour.noScript')} <a href={config.href('search')}>{intl.message('customTour.searchTours')}</a>
            </p>
          </Notice>
        </noscript>
        <ErrorSummary nodes={form.wrongNodes} attempt={form.attempt} />
        {form.sections.map((section) => (
          <FormSection key={section.key} section={section} />
        ))}
        {form.failure ? <Notice kind="danger" title={intl.message(`customTour.${form.failure}`)} /> : null}
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isSending} disabled={form.isSending}>
            {form.isSending ? intl.message('customTour.sending') : submitLabel}
          </Button>
          {form.hasAnswers ? (
            <Button look="quiet" onClick={() => form.clear()}>
              {intl.message('customTour.draft.clear')}
            </Button>
          ) : null}
        </div>
        <p className={styles.note}>{intl.message('customTour.draft.kept')}</p>
      </form>
    </FormResources>
  );
});

export const page = definePage<DesignData>({
  load: async ({ store: { config } }) => ({ today: todayIn(config.shell.market.timeZone, new Date()) }),
  meta: (_, { store: { config } }) => ({
    title: pageTitle(config.slice('customTour').form.title, config),
    description: config.intl.message('customTour.description'),
    crumbs: crumbsOf(config),
    startsNow: true,
  }),
  Component: DesignYourOwnTourPage,
});
