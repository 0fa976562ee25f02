import type { MarketConfig } from '#config/market-config.ts';
import type { TourDetailsData } from '#contract/api.generated.ts';
import type { PageName } from '#contract/documents.generated.ts';
import type { ResolvedPage } from '#contract/release.ts';
import { faqJsonLd } from '#pages/content/faq-json-ld.ts';
import { organizationJsonLd } from '#pages/home/organization-json-ld.ts';
import { tourJsonLd } from '#pages/tour/tour-json-ld.ts';
import { type Crumb, crumbsJsonLd } from '#renderer/routes/crumbs.ts';
import type { JsonLd, JsonLdContext } from '#renderer/routes/json-ld.ts';

/** What each screen tells search engines of itself, by what its loader found. Server only: no browser reads it. */
const describers: Partial<Record<PageName, (data: never, context: JsonLdContext) => JsonLd[]>> = {
  marketSelector: (_, context) => [organizationJsonLd(context)],
  home: (_, context) => [organizationJsonLd(context)],
  tour: (data: TourDetailsData, context) => [tourJsonLd(data, context)],
  planner: (data: TourDetailsData, context) => [tourJsonLd(data, context)],
  content: ({ page }: { page: ResolvedPage }) => faqJsonLd(page),
};

export interface StructuredDataInput {
  page: PageName;
  data: unknown;
  config: MarketConfig;
  /** The way from home to the page; empty where it has none. */
  crumbs: readonly Crumb[];
  /** The address that was asked for, as visitors see it. */
  url: URL;
}

/** Structured data of a page, with whole addresses. */
export function structuredData({ page, data, config, crumbs, url }: StructuredDataInput): JsonLd[] {
  const context = { config, url: url.origin + url.pathname, absolute: (path: string) => url.origin + path };
  return [...(describers[page]?.(data as never, context) ?? []), ...(crumbs.length > 0 ? [crumbsJsonLd(crumbs, context)] : [])];
}
