import type { PageName } from '#contract/documents.generated.ts';
import type { SliceName } from '#contract/release.ts';
import type { PageModule } from '#renderer/routes/page-module.ts';

export interface PageEntry {
  /** Slices of the release that must be there before the page loads. */
  slices: readonly SliceName[];
  import: () => Promise<PageModule>;
}

/** Which code draws which page of routes.json. A page that the schema names and nobody draws does not compile. */
export const pageRegistry = {
  marketSelector: {
    slices: ['selector'],
    import: () => import('#pages/market-selector/market-selector-page.tsx').then((module) => module.page),
  },
  home: {
    slices: ['home', 'search'],
    import: () => import('#pages/home/home-page.tsx').then((module) => module.page),
  },
  search: {
    slices: ['search'],
    import: () => import('#pages/search/search-page.tsx').then((module) => module.page),
  },
  tour: {
    slices: ['tour', 'search'],
    import: () => import('#pages/tour/tour-page.tsx').then((module) => module.page),
  },
  content: {
    slices: ['content', 'search'],
    import: () => import('#pages/content/content-page.tsx').then((module) => module.page),
  },
  checkoutEntry: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/entry/entry-page.tsx').then((module) => module.page),
  },
  checkoutAvailability: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/availability/availability-page.tsx').then((module) => module.page),
  },
  checkoutExperiences: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/experiences/experiences-page.tsx').then((module) => module.page),
  },
  checkoutTravelerDetails: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/traveler-details/traveler-details-page.tsx').then((module) => module.page),
  },
  checkoutPayment: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/payment/payment-page.tsx').then((module) => module.page),
  },
  checkoutPaymentSuccessful: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/payment-successful/payment-successful-page.tsx').then((module) => module.page),
  },
} satisfies Record<PageName, PageEntry>;
