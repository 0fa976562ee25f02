import type { MarketIntl } from '#config/market-intl.ts';
import type { MessageId } from '#config/names.ts';
import type { DurationRange, TourDetails } from '#contract/api.generated.ts';
import type { TourStyle } from '#contract/documents.generated.ts';

const styles = {
  nature: 'search.style.nature',
  culture: 'search.style.culture',
  hiking: 'search.style.hiking',
  rail: 'search.style.rail',
  'self-drive': 'search.style.selfDrive',
  family: 'search.style.family',
  food: 'search.style.food',
  coast: 'search.style.coast',
  wellness: 'search.style.wellness',
  desert: 'search.style.desert',
} satisfies Record<TourStyle, MessageId>;

const kinds = { Individual: 'tour.kind.individual', GroupTour: 'tour.kind.group' } satisfies Record<TourDetails['tourType'], MessageId>;

/** A tour style in words. Calls carry styles as plain keys of the tour documents' enum. */
export function styleName(style: string, intl: MarketIntl): string {
  return intl.message(styles[style as TourStyle]);
}

/** A length of trip in words. */
export function durationName(duration: string, intl: MarketIntl): string {
  return intl.message(`search.duration.${duration as DurationRange}`);
}

/** Whether one travels alone or with others, in words. */
export function kindName(kind: TourDetails['tourType'], intl: MarketIntl): string {
  return intl.message(kinds[kind]);
}
