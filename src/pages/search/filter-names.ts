import type { MarketIntl } from '#config/market-intl.ts';
import type { SearchFacets } from '#contract/api.generated.ts';
import { durationName, styleName } from '#renderer/ui/tour-words.ts';
import type { SearchFilters } from './search-filters.ts';

export interface NamedFilter {
  name: keyof SearchFilters;
  label: string;
}

/** The filters that narrow a search, in words. Order and page are no filters. */
export function nameFilters(filters: SearchFilters, facets: SearchFacets, intl: MarketIntl): NamedFilter[] {
  const { query, region, country, style, duration, month } = filters;
  const named: NamedFilter[] = [];
  if (query) named.push({ name: 'query', label: intl.message('search.quoted', { query }) });
  if (region) named.push({ name: 'region', label: facets.regions.find(({ key }) => key === region)?.name ?? region });
  if (country) named.push({ name: 'country', label: facets.countries.find(({ key }) => key === country)?.name ?? country });
  if (style) named.push({ name: 'style', label: styleName(style, intl) });
  if (duration) named.push({ name: 'duration', label: durationName(duration, intl) });
  if (month) named.push({ name: 'month', label: intl.month(month) });
  return named;
}
