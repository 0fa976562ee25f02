import type { PageName } from '#contract/documents.generated.ts';
import type { SliceName } from '#contract/release.ts';
import type { PageModule } from '#renderer/routes/page-module.ts';

export interface PageEntry {
  /** Slices of the release that must be there before the page loads. */
  slices: readonly SliceName[];
  import: () => Promise<{ page: PageModule }>;
}

/** Which code draws which page of routes.json. A page that the schema names and nobody draws does not compile. */
export const pageRegistry = {
  marketSelector: {
    slices: ['selector'],
    import: () => import('#pages/market-selector/market-selector-page.tsx'),
  },
  home: {
    slices: ['home', 'search'],
    import: () => import('#pages/home/home-page.tsx'),
  },
  search: {
    slices: ['search'],
    import: () => import('#pages/search/search-page.tsx'),
  },
  tour: {
    slices: ['tour', 'search'],
    import: () => import('#pages/tour/tour-page.tsx'),
  },
  planner: {
    slices: ['tour', 'search'],
    import: () => import('#pages/tour/tour-page.tsx'),
  },
  destinations: {
    slices: ['destinations'],
    import: () => import('#pages/destinations/destinations-page.tsx'),
  },
  region: {
    slices: ['destinations', 'search'],
    import: () => import('#pages/destinations/region-page.tsx'),
  },
  country: {
    slices: ['destinations', 'search'],
    import: () => import('#pages/destinations/country-page.tsx'),
  },
  content: {
    slices: ['content', 'search'],
    import: () => import('#pages/content/content-page.tsx'),
  },
  designYourOwnTour: {
    slices: ['customTour', 'form', 'search'],
    import: () => import('#pages/design-your-own-tour/design-your-own-tour-page.tsx'),
  },
  customTour: {
    slices: ['customTour', 'tour', 'search'],
    import: () => import('#pages/custom-tour/custom-tour-page.tsx'),
  },
  account: {
    slices: ['account'],
    import: () => import('#pages/account/account-page.tsx'),
  },
  checkoutEntry: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/entry/entry-page.tsx'),
  },
  checkoutAvailability: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/availability/availability-page.tsx'),
  },
  checkoutExperiences: {
    slices: ['checkout', 'form'],
    import: () => import('#pages/checkout/steps/experiences/experiences-page.tsx'),
  },
  checkoutAdditionalOptions: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/steps/additional-options/additional-options-page.tsx'),
  },
  checkoutTravelerDetails: {
    slices: ['checkout', 'form'],
    import: () => import('#pages/checkout/steps/traveler-details/traveler-details-page.tsx'),
  },
  checkoutPayment: {
    slices: ['checkout', 'form'],
    import: () => import('#pages/checkout/steps/payment/payment-page.tsx'),
  },
  checkoutPaymentSuccessful: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/payment-successful/payment-successful-page.tsx'),
  },
  checkoutBookingModifications: {
    slices: ['checkout', 'form'],
    import: () => import('#pages/checkout/booking-modifications/booking-modifications-page.tsx'),
  },
  moduleReplacement: {
    slices: ['checkout'],
    import: () => import('#pages/checkout/module-replacement/module-replacement-page.tsx'),
  },
} satisfies Record<PageName, PageEntry>;
