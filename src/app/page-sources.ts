import type { PageName } from '#contract/documents.generated.ts';

/** The module of each page below the root, by which the server finds its styles and scripts in the build's manifest. */
export const pageSources = {
  marketSelector: 'src/pages/market-selector/market-selector-page.tsx',
  home: 'src/pages/home/home-page.tsx',
  search: 'src/pages/search/search-page.tsx',
  tour: 'src/pages/tour/tour-page.tsx',
  planner: 'src/pages/tour/tour-page.tsx',
  destinations: 'src/pages/destinations/destinations-page.tsx',
  region: 'src/pages/destinations/region-page.tsx',
  country: 'src/pages/destinations/country-page.tsx',
  content: 'src/pages/content/content-page.tsx',
  designYourOwnTour: 'src/pages/design-your-own-tour/design-your-own-tour-page.tsx',
  customTour: 'src/pages/custom-tour/custom-tour-page.tsx',
  account: 'src/pages/account/account-page.tsx',
  checkoutEntry: 'src/pages/checkout/entry/entry-page.tsx',
  checkoutAvailability: 'src/pages/checkout/steps/availability/availability-page.tsx',
  checkoutExperiences: 'src/pages/checkout/steps/experiences/experiences-page.tsx',
  checkoutAdditionalOptions: 'src/pages/checkout/steps/additional-options/additional-options-page.tsx',
  checkoutTravelerDetails: 'src/pages/checkout/steps/traveler-details/traveler-details-page.tsx',
  checkoutPayment: 'src/pages/checkout/steps/payment/payment-page.tsx',
  checkoutPaymentSuccessful: 'src/pages/checkout/payment-successful/payment-successful-page.tsx',
  checkoutBookingModifications: 'src/pages/checkout/booking-modifications/booking-modifications-page.tsx',
  moduleReplacement: 'src/pages/checkout/module-replacement/module-replacement-page.tsx',
} satisfies Record<PageName, string>;
