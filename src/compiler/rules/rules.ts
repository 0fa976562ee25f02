import type { Rule } from '../check/rule.ts';
import { accountLocalesFitTheirLanguage } from './account-locales-fit-their-language.ts';
import { accountWordsBelongToAccounts } from './account-words-belong-to-accounts.ts';
import { accountsHaveAPlatform } from './accounts-have-a-platform.ts';
import { accountsHaveTheirRoutes } from './accounts-have-their-routes.ts';
import { amountsArePlausible } from './amounts-are-plausible.ts';
import { announcedPromoCodesExist } from './announced-promo-codes-exist.ts';
import { autocompleteTokensExist } from './autocomplete-tokens-exist.ts';
import { baseServicesBeginWithWhatIsIncluded } from './base-services-begin-with-what-is-included.ts';
import { brandMarksExist } from './brand-marks-exist.ts';
import { cachesKeepWhatScreensReadApart } from './caches-keep-what-screens-read-apart.ts';
import { callToActionTextAndLinkComeTogether } from './call-to-action-text-and-link-come-together.ts';
import { cancellationStepsDiffer } from './cancellation-steps-differ.ts';
import { cancellationTermsCoverEveryDay } from './cancellation-terms-cover-every-day.ts';
import { cancellingLaterCostsNoLess } from './cancelling-later-costs-no-less.ts';
import { checkoutMessagesHaveKnownPlaceholders } from './checkout-messages-have-known-placeholders.ts';
import { checkoutMessagesTellTheirBounds } from './checkout-messages-tell-their-bounds.ts';
import { checkoutsEndWithThePayment } from './checkouts-end-with-the-payment.ts';
import { componentPlacesAreFewerThanOfTheirDepartures } from './component-places-are-fewer-than-of-their-departures.ts';
import { contactEmailIsRequired } from './contact-email-is-required.ts';
import { contentLocalesFitTheirCountry } from './content-locales-fit-their-country.ts';
import { contentLocalesFitTheirLanguage } from './content-locales-fit-their-language.ts';
import { currenciesExist } from './currencies-exist.ts';
import { defaultLanguageIsServed } from './default-language-is-served.ts';
import { designPagesLeadToTheirItinerary } from './design-pages-lead-to-their-itinerary.ts';
import { destinationCountriesExist } from './destination-countries-exist.ts';
import { destinationCountriesStandOnce } from './destination-countries-stand-once.ts';
import { destinationLanguagesExist } from './destination-languages-exist.ts';
import { entriesOfAMenuDiffer } from './entries-of-a-menu-differ.ts';
import { euroIsWorthOneEuro } from './euro-is-worth-one-euro.ts';
import { externalLinksHaveAFullAddress } from './external-links-have-a-full-address.ts';
import { fieldChoicesHaveOptions } from './field-choices-have-options.ts';
import { fieldLengthsAllowAValue } from './field-lengths-allow-a-value.ts';
import { fieldPatternsAreRegularExpressions } from './field-patterns-are-regular-expressions.ts';
import { fieldPatternsCoverTheWholeValue } from './field-patterns-cover-the-whole-value.ts';
import { fieldWidgetsFitTheirValues } from './field-widgets-fit-their-values.ts';
import { fieldsOfASectionDiffer } from './fields-of-a-section-differ.ts';
import { fontFilesFitTheirWeight } from './font-files-fit-their-weight.ts';
import { fontsExist } from './fonts-exist.ts';
import { formBoundsAllowAnAnswer } from './form-bounds-allow-an-answer.ts';
import { formChoicesHaveOptions } from './form-choices-have-options.ts';
import { formFieldsStandOnce } from './form-fields-stand-once.ts';
import { formPurposesFitTheirWidgets } from './form-purposes-fit-their-widgets.ts';
import { formerPathsLeadOn } from './former-paths-lead-on.ts';
import { formsAskForOneEMail } from './forms-ask-for-one-e-mail.ts';
import { guardsFitTheirScreen } from './guards-fit-their-screen.ts';
import { heroesStandFirstAndAlone } from './heroes-stand-first-and-alone.ts';
import { homePagePathsBeginWithASlash } from './home-page-paths-begin-with-a-slash.ts';
import { homePagePathsLeadToAPage } from './home-page-paths-lead-to-a-page.ts';
import { homePagesAreOpenToAll } from './home-pages-are-open-to-all.ts';
import { identitiesAreOfTheirMarket } from './identities-are-of-their-market.ts';
import { labelsHaveNoPlaceholders } from './labels-have-no-placeholders.ts';
import { languageNamesFitTheirLanguage } from './language-names-fit-their-language.ts';
import { languagesStandOnceInAMarket } from './languages-stand-once-in-a-market.ts';
import { layoutsFitTheirScreen } from './layouts-fit-their-screen.ts';
import { linksAskForWhatCanBeFound } from './links-ask-for-what-can-be-found.ts';
import { linksDoNotLeadIntoACheckout } from './links-do-not-lead-into-a-checkout.ts';
import { linksGiveTheParametersOfTheirRoute } from './links-give-the-parameters-of-their-route.ts';
import { linksLeadToPagesThatAreSwitchedOn } from './links-lead-to-pages-that-are-switched-on.ts';
import { linksLeadToSomethingThatExists } from './links-lead-to-something-that-exists.ts';
import { linksLeadWhereTheirWordsSay } from './links-lead-where-their-words-say.ts';
import { linksNameAnExistingRoute } from './links-name-an-existing-route.ts';
import { localisedPathsDoNotCollide } from './localised-paths-do-not-collide.ts';
import { marketCodesFitTheirCountry } from './market-codes-fit-their-country.ts';
import { marketCountriesExist } from './market-countries-exist.ts';
import { marketCurrencyHasARate } from './market-currency-has-a-rate.ts';
import { marketFlagsAreDeclaredInBase } from './market-flags-are-declared-in-base.ts';
import { marketTimeZoneExists } from './market-time-zone-exists.ts';
import { marketTimeZonesFitTheirCountry } from './market-time-zones-fit-their-country.ts';
import { marketsChangeTextsInTheirLanguages } from './markets-change-texts-in-their-languages.ts';
import { marketsDifferForSearchEngines } from './markets-differ-for-search-engines.ts';
import { marketsHaveALanguage } from './markets-have-a-language.ts';
import { marketsHaveNamesOfTheirOwn } from './markets-have-names-of-their-own.ts';
import { marketsHaveOrdersOfTheirOwn } from './markets-have-orders-of-their-own.ts';
import { marketsOfferWhatScreensLeadTo } from './markets-offer-what-screens-lead-to.ts';
import { marketsSellToSomebody } from './markets-sell-to-somebody.ts';
import { marketsThatSellHaveACheckout } from './markets-that-sell-have-a-checkout.ts';
import { menusHoldSomething } from './menus-hold-something.ts';
import { messagesAreDeclaredInEnglish } from './messages-are-declared-in-english.ts';
import { messagesAreIcu } from './messages-are-icu.ts';
import { messagesAreInAKnownLanguage } from './messages-are-in-a-known-language.ts';
import { messagesBelongToAScreen } from './messages-belong-to-a-screen.ts';
import { messagesExistInEveryLanguage } from './messages-exist-in-every-language.ts';
import { messagesHaveTheSamePlaceholdersInEveryLanguage } from './messages-have-the-same-placeholders-in-every-language.ts';
import { messagesOfAMarketAreInItsLanguages } from './messages-of-a-market-are-in-its-languages.ts';
import { moduleOriginsAreWrittenPlainly } from './module-origins-are-written-plainly.ts';
import { neighboursHaveOrdersOfTheirOwn } from './neighbours-have-orders-of-their-own.ts';
import { openChannelsHaveAPaymentProvider } from './open-channels-have-a-payment-provider.ts';
import { pageToursExist } from './page-tours-exist.ts';
import { pagesStandAtARoute } from './pages-stand-at-a-route.ts';
import { pathsAreFree } from './paths-are-free.ts';
import { paymentPlansFitBeforeATrip } from './payment-plans-fit-before-a-trip.ts';
import { paymentProvidersFitTheChannel } from './payment-providers-fit-the-channel.ts';
import { paymentProvidersFitTheCurrency } from './payment-providers-fit-the-currency.ts';
import { personalPagesAreNotCached } from './personal-pages-are-not-cached.ts';
import { picturesAreDescribedInWords } from './pictures-are-described-in-words.ts';
import { picturesExist } from './pictures-exist.ts';
import { picturesOfATourDiffer } from './pictures-of-a-tour-differ.ts';
import { placeholdersAreUsedAlikeInEveryLanguage } from './placeholders-are-used-alike-in-every-language.ts';
import { placeholdersStandInBraces } from './placeholders-stand-in-braces.ts';
import { placesOfATourDiffer } from './places-of-a-tour-differ.ts';
import { plainTextsHaveNoMarkup } from './plain-texts-have-no-markup.ts';
import { pluralsHaveTheCasesOfTheirLanguage } from './plurals-have-the-cases-of-their-language.ts';
import { prefixesFitTheirScreen } from './prefixes-fit-their-screen.ts';
import { priceFactorsAreOfSingleChoices } from './price-factors-are-of-single-choices.ts';
import { promoCodeBannerIsComplete } from './promo-code-banner-is-complete.ts';
import { promoCodesAreAnnounced } from './promo-codes-are-announced.ts';
import { promoCodesAreForOpenChannels } from './promo-codes-are-for-open-channels.ts';
import { promoCodesCanBeUsed } from './promo-codes-can-be-used.ts';
import { promoCodesDiffer } from './promo-codes-differ.ts';
import { questionBoundsAllowAnAnswer } from './question-bounds-allow-an-answer.ts';
import { questionBoundsAreForNumbers } from './question-bounds-are-for-numbers.ts';
import { questionsOfAnActivityDiffer } from './questions-of-an-activity-differ.ts';
import { questionsOfToursAreAsked } from './questions-of-tours-are-asked.ts';
import { ratesArePlausible } from './rates-are-plausible.ts';
import { ratesHaveTheDigitsOfTheirCurrency } from './rates-have-the-digits-of-their-currency.ts';
import { removalsRemoveSomething } from './removals-remove-something.ts';
import { requiredFieldsExist } from './required-fields-exist.ts';
import { routeFlagsAreDeclaredInBase } from './route-flags-are-declared-in-base.ts';
import { routePathsAreWellFormed } from './route-paths-are-well-formed.ts';
import { routesDoNotHidePages } from './routes-do-not-hide-pages.ts';
import { routesLeadToEveryScreen } from './routes-lead-to-every-screen.ts';
import { seasonsOfATourDoNotOverlap } from './seasons-of-a-tour-do-not-overlap.ts';
import { serviceAddressesAreComplete } from './service-addresses-are-complete.ts';
import { servicePricesArePlausible } from './service-prices-are-plausible.ts';
import { singleMarketBrandsHaveOneMarketAndOneLanguage } from './single-market-brands-have-one-market-and-one-language.ts';
import { slugsAreUniqueInEachLanguage } from './slugs-are-unique-in-each-language.ts';
import { slugsAreWellFormed } from './slugs-are-well-formed.ts';
import { textsAreFinished } from './texts-are-finished.ts';
import { textsAreTranslated } from './texts-are-translated.ts';
import { textsHaveNoStraySpaces } from './texts-have-no-stray-spaces.ts';
import { themeColoursAreHex } from './theme-colours-are-hex.ts';
import { themeColoursHaveContrast } from './theme-colours-have-contrast.ts';
import { themeHasEveryColourInUse } from './theme-has-every-colour-in-use.ts';
import { titlesAreUniqueInEachLanguage } from './titles-are-unique-in-each-language.ts';
import { tourDaysEndWhereTravellersSleep } from './tour-days-end-where-travellers-sleep.ts';
import { tourDaysExist } from './tour-days-exist.ts';
import { tourDestinationsExist } from './tour-destinations-exist.ts';
import { tourIdsAreTheirFileNames } from './tour-ids-are-their-file-names.ts';
import { tourNightsFillTheDays } from './tour-nights-fill-the-days.ts';
import { tourPlacesExist } from './tour-places-exist.ts';
import { tourPlacesLieInTheirCountries } from './tour-places-lie-in-their-countries.ts';
import { tourPricesArePlausible } from './tour-prices-are-plausible.ts';
import { tourStaysFollowOneAnother } from './tour-stays-follow-one-another.ts';
import { transportsLeadElsewhere } from './transports-lead-elsewhere.ts';
import { travellersAreAskedWhoTheyAre } from './travellers-are-asked-who-they-are.ts';
import { visibleStepsHaveAScreen } from './visible-steps-have-a-screen.ts';

/** Every rule that concerns several documents. To add one, write its file and name it here. */
export const rules: readonly Rule[] = [
  brandMarksExist,
  callToActionTextAndLinkComeTogether,
  contentLocalesFitTheirLanguage,
  defaultLanguageIsServed,
  externalLinksHaveAFullAddress,
  fieldChoicesHaveOptions,
  fieldPatternsAreRegularExpressions,
  fontsExist,
  homePagePathsBeginWithASlash,
  languagesStandOnceInAMarket,
  linksGiveTheParametersOfTheirRoute,
  linksLeadToPagesThatAreSwitchedOn,
  linksLeadToSomethingThatExists,
  linksNameAnExistingRoute,
  localisedPathsDoNotCollide,
  pathsAreFree,
  marketCountriesExist,
  marketCurrencyHasARate,
  marketFlagsAreDeclaredInBase,
  marketTimeZoneExists,
  marketsHaveALanguage,
  marketsHaveOrdersOfTheirOwn,
  messagesAreDeclaredInEnglish,
  messagesAreIcu,
  messagesAreInAKnownLanguage,
  messagesBelongToAScreen,
  messagesExistInEveryLanguage,
  messagesHaveTheSamePlaceholdersInEveryLanguage,
  openChannelsHaveAPaymentProvider,
  formerPathsLeadOn,
  heroesStandFirstAndAlone,
  pagesStandAtARoute,
  routesDoNotHidePages,
  pageToursExist,
  paymentProvidersFitTheChannel,
  paymentProvidersFitTheCurrency,
  picturesExist,
  placeholdersAreUsedAlikeInEveryLanguage,
  pluralsHaveTheCasesOfTheirLanguage,
  promoCodeBannerIsComplete,
  questionBoundsAllowAnAnswer,
  ratesHaveTheDigitsOfTheirCurrency,
  requiredFieldsExist,
  routeFlagsAreDeclaredInBase,
  routePathsAreWellFormed,
  singleMarketBrandsHaveOneMarketAndOneLanguage,
  slugsAreUniqueInEachLanguage,
  slugsAreWellFormed,
  themeColoursAreHex,
  themeColoursHaveContrast,
  themeHasEveryColourInUse,
  tourDaysExist,
  tourDestinationsExist,
  tourIdsAreTheirFileNames,
  tourNightsFillTheDays,
  tourPlacesExist,
  autocompleteTokensExist,
  checkoutMessagesHaveKnownPlaceholders,
  checkoutsEndWithThePayment,
  paymentPlansFitBeforeATrip,
  contactEmailIsRequired,
  destinationCountriesExist,
  euroIsWorthOneEuro,
  fieldLengthsAllowAValue,
  homePagePathsLeadToAPage,
  linksAskForWhatCanBeFound,
  marketsDifferForSearchEngines,
  neighboursHaveOrdersOfTheirOwn,
  removalsRemoveSomething,
  routesLeadToEveryScreen,
  tourPricesArePlausible,
  tourStaysFollowOneAnother,
  plainTextsHaveNoMarkup,
  textsAreFinished,
  textsHaveNoStraySpaces,
  labelsHaveNoPlaceholders,
  accountLocalesFitTheirLanguage,
  serviceAddressesAreComplete,
  marketsSellToSomebody,
  marketsOfferWhatScreensLeadTo,
  marketsThatSellHaveACheckout,
  promoCodesAreAnnounced,
  marketsHaveNamesOfTheirOwn,
  marketTimeZonesFitTheirCountry,
  marketCodesFitTheirCountry,
  languageNamesFitTheirLanguage,
  contentLocalesFitTheirCountry,
  messagesOfAMarketAreInItsLanguages,
  accountWordsBelongToAccounts,
  accountsHaveAPlatform,
  accountsHaveTheirRoutes,
  fieldWidgetsFitTheirValues,
  fieldPatternsCoverTheWholeValue,
  travellersAreAskedWhoTheyAre,
  questionsOfToursAreAsked,
  currenciesExist,
  ratesArePlausible,
  questionBoundsAreForNumbers,
  seasonsOfATourDoNotOverlap,
  picturesOfATourDiffer,
  picturesAreDescribedInWords,
  placesOfATourDiffer,
  tourPlacesLieInTheirCountries,
  tourDaysEndWhereTravellersSleep,
  transportsLeadElsewhere,
  titlesAreUniqueInEachLanguage,
  destinationCountriesStandOnce,
  personalPagesAreNotCached,
  cachesKeepWhatScreensReadApart,
  linksDoNotLeadIntoACheckout,
  prefixesFitTheirScreen,
  homePagesAreOpenToAll,
  guardsFitTheirScreen,
  layoutsFitTheirScreen,
  menusHoldSomething,
  textsAreTranslated,
  entriesOfAMenuDiffer,
  linksLeadWhereTheirWordsSay,
  marketsChangeTextsInTheirLanguages,
  fieldsOfASectionDiffer,
  visibleStepsHaveAScreen,
  designPagesLeadToTheirItinerary,
  formBoundsAllowAnAnswer,
  formChoicesHaveOptions,
  formFieldsStandOnce,
  formPurposesFitTheirWidgets,
  formsAskForOneEMail,
  moduleOriginsAreWrittenPlainly,
  componentPlacesAreFewerThanOfTheirDepartures,
  announcedPromoCodesExist,
  baseServicesBeginWithWhatIsIncluded,
  promoCodesCanBeUsed,
  promoCodesDiffer,
  servicePricesArePlausible,
  cancellationTermsCoverEveryDay,
  cancellingLaterCostsNoLess,
  questionsOfAnActivityDiffer,
  placeholdersStandInBraces,
  checkoutMessagesTellTheirBounds,
  amountsArePlausible,
  cancellationStepsDiffer,
  priceFactorsAreOfSingleChoices,
  identitiesAreOfTheirMarket,
  destinationLanguagesExist,
  fontFilesFitTheirWeight,
  promoCodesAreForOpenChannels,
];
