import type { ResolvedCountry } from '#contract/release.ts';
import { Section } from '#renderer/blocks/section.tsx';
import { useIntl } from '#renderer/store-context.tsx';
import { type Fact, FactList } from '#renderer/ui/fact-list.tsx';
import type { FactWords } from './fact-words.ts';
import styles from './good-to-know.module.css';
import { MonthStrip } from './month-strip.tsx';

interface GoodToKnowProps {
  country: Pick<ResolvedCountry, 'whenToGo' | 'bestMonths'>;
  facts: FactWords | null;
  /** In a column beside something else, on the ground of the page. */
  isBeside?: boolean;
}

/** When to travel to a country, and what to know before one packs. */
export function GoodToKnow({ country: { whenToGo, bestMonths }, facts, isBeside = false }: GoodToKnowProps) {
  const intl = useIntl();
  const hasSeasons = whenToGo !== undefined || bestMonths.length > 0;
  if (!hasSeasons && !facts) return null;
  return (
    <Section title={intl.message('destinations.goodToKnow')} isSetApart={!isBeside}>
      <div className={isBeside ? styles.columns : `${styles.columns} ${styles.wide}`}>
        {hasSeasons ? (
          <div className={styles.seasons}>
            <h3>{intl.message('destinations.whenToGo')}</h3>
            {bestMonths.length > 0 ? <MonthStrip months={bestMonths} /> : null}
            {whenToGo === undefined ? null : <p>{whenToGo}</p>}
          </div>
        ) : null}
        {facts ? <Facts facts={facts} /> : null}
      </div>
    </Section>
  );
}

function Facts({ facts }: { facts: FactWords }) {
  const intl = useIntl();
  const rows: Fact[] = [
    { icon: 'globe', term: intl.message('destinations.fact.language', { count: facts.languageCount }), value: facts.languages },
    { icon: 'ticket', term: intl.message('destinations.fact.currency'), value: facts.currency },
    { icon: 'info', term: intl.message('destinations.fact.plugs'), value: facts.plugs },
    { icon: 'shield-check', term: intl.message('destinations.fact.entry'), value: facts.entry },
  ];
  return <FactList facts={rows} className={styles.facts} />;
}
