import type { MarketConfig } from '#config/market-config.ts';
import type { CustomTour } from '#contract/api.generated.ts';
import type { Crumb } from '#renderer/routes/crumbs.ts';
import { definePage } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig, useIntl } from '#renderer/store-context.tsx';
import { Breadcrumb } from '#renderer/ui/breadcrumb.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TourGrid } from '#renderer/ui/tour-grid.tsx';
import { Asked } from './asked.tsx';
import styles from './custom-tour-page.module.css';
import { MailAgain } from './mail-again.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { ProposedDays } from './proposed-days.tsx';

function crumbsOf(config: MarketConfig): Crumb[] {
  const { intl } = config;
  return [
    { label: intl.message('shell.home'), href: config.homeHref },
    { label: config.slice('customTour').form.title, href: config.href('designYourOwnTour') },
    { label: intl.message('customTour.title') },
  ];
}

function headingOf({ proposal }: CustomTour, { intl }: MarketConfig): string {
  if (!proposal) return intl.message('customTour.title');
  return intl.message('customTour.heading', { days: proposal.days.length, countries: intl.list(proposal.tour.countries) });
}

/** Whether places were chosen, and the tour goes to none of them. */
function leadsElsewhere({ proposal, asked }: CustomTour): boolean {
  const hasChosen = asked.some(({ entries }) => entries.some(({ widget }) => widget === 'destinations'));
  return proposal !== null && hasChosen && !proposal.reasons.includes('destinations');
}

function CustomTourPage({ data: tour }: { data: CustomTour }) {
  const config = useConfig();
  const intl = useIntl();
  const { proposal, asked, emailHint, refId } = tour;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbsOf(config)} />
        <h1>{headingOf(tour, config)}</h1>
        <p className={styles.lead}>
          {proposal ? intl.message('customTour.lead', { title: proposal.tour.title }) : intl.message('customTour.noProposal')}
        </p>
        {leadsElsewhere(tour) ? <p>{intl.message('customTour.elsewhere')}</p> : null}
        <Notice kind="info">
          <p>
            {intl.message('customTour.keepAddress')} {intl.message('customTour.mail.sent', { email: emailHint })}
          </p>
          <MailAgain refId={refId} />
        </Notice>
      </div>
      <div className={styles.columns}>
        <div className={styles.story}>
          {proposal ? <ProposedDays proposal={proposal} /> : null}
          <Asked asked={asked} />
          <p>
            <ButtonLink look="secondary" href={config.href('designYourOwnTour')}>
              {intl.message('customTour.another')}
            </ButtonLink>
          </p>
        </div>
        {proposal ? <ProposalFacts proposal={proposal} /> : null}
      </div>
      {proposal && proposal.similarTours.length > 0 ? (
        <section className={styles.similar} aria-labelledby="similar-tours">
          <h2 id="similar-tours">{intl.message('customTour.similar')}</h2>
          <TourGrid tours={proposal.similarTours} />
        </section>
      ) : null}
    </div>
  );
}

export const page = definePage<CustomTour>({
  load: ({ store: { api, config }, params }) => {
    const { market, language } = config.shell;
    return api.getCustomTour({ params: { refId: params.refId ?? '' }, query: { market: market.code, lang: language.urlCode } });
  },
  meta: (tour, { store: { config } }) => ({
    title: pageTitle(headingOf(tour, config), config),
    description: '',
    noIndex: true,
  }),
  Component: CustomTourPage,
});
