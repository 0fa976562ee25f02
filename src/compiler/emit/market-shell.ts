import type { LanguageCode } from '#contract/documents.generated.ts';
import type { ResolvedCustomerAccount, ResolvedPromoCodeBanner } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import { resolveTarget } from './links.ts';
import { localise } from './localise.ts';
import { resolveRichText } from './pages.ts';

/** The promo code that a market announces in one language; nothing where it announces none. */
export function promoCodeBannerOf(
  { documents }: ResolvedMarket,
  store: CompleteStore,
  language: LanguageCode,
): { promoCodeBanner?: ResolvedPromoCodeBanner } {
  const { enabled, promoCode, title, shortDescription, longDescription, ...note } = documents.market.value.promoCodeBanner;
  const { type } = documents.header.value.promoCodeBanner;
  if (type === 'none' || !enabled || promoCode === undefined || !title || !shortDescription || !longDescription) return {};
  const words = localise({ title, shortDescription, ...note }, language);
  return { promoCodeBanner: { promoCode, ...words, longDescription: resolveRichText(longDescription, store, language) } };
}

/** Customer accounts of a market in one language; nothing where it has none. */
export function customerAccountOf(
  { documents }: ResolvedMarket,
  store: CompleteStore,
  language: LanguageCode,
): { customerAccount?: ResolvedCustomerAccount } {
  const { customerAccount } = documents.market.value;
  if (!customerAccount) return {};
  const { links, ...texts } = documents['customer-account'].value;
  const targets = Object.entries(links).map(([name, link]) => [name, resolveTarget(link, language, store)]);
  const { accountPlatform: platform } = store.brand.value;
  return {
    customerAccount: {
      ...customerAccount,
      ...localise(texts, language),
      links: Object.fromEntries(targets),
      ...(platform && { platform }),
    },
  };
}

/** Where home links of a market lead, if not to the home route. */
export function homePagePathOf({ documents }: ResolvedMarket, language: LanguageCode): { homePagePath?: string } {
  const { homePagePath } = documents.market.value;
  return homePagePath ? { homePagePath: textIn(homePagePath, language) } : {};
}

/** The channel under which the booking platform and agencies know a market. */
export function channelOf({ documents }: ResolvedMarket): { distributionChannel?: string } {
  const { distributionChannel } = documents.market.value.bookingProvider;
  return distributionChannel === undefined ? {} : { distributionChannel };
}

/** Where agencies build trips for a market. */
export function tripBuilderOf({ documents }: ResolvedMarket): { tripBuilderUrl?: string } {
  const { distributionChannel, tripBuilderUrl } = documents.market.value.bookingProvider;
  if (distributionChannel === undefined || tripBuilderUrl === undefined) return {};
  return { tripBuilderUrl: tripBuilderUrl.replace('{distributionChannel}', encodeURIComponent(distributionChannel)) };
}
