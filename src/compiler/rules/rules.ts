import type { Rule } from '../check/rule.ts';
import { accountLocalesFitTheirLanguage } from './accounts/account-locales-fit-their-language.ts';
import { accountWordsBelongToAccounts } from './accounts/account-words-belong-to-accounts.ts';
import { accountsHaveAPlatform } from './accounts/accounts-have-a-platform.ts';
import { accountsHaveTheirRoutes } from './accounts/accounts-have-their-routes.ts';
import { brandMarksExist } from './brand/brand-marks-exist.ts';
import { fontFilesFitTheirFamily } from './brand/font-files-fit-their-family.ts';
import { fontFilesFitTheirWeight } from './brand/font-files-fit-their-weight.ts';
import { fontsExist } from './brand/fonts-exist.ts';
import { moduleOriginsAreWrittenPlainly } from './brand/module-origins-are-written-plainly.ts';
import { serviceAddressesAreComplete } from './brand/service-addresses-are-complete.ts';
import { singleMarketBrandsHaveOneMarketAndOneLanguage } from './brand/single-market-brands-have-one-market-and-one-language.ts';
import { themeColoursAreHex } from './brand/theme-colours-are-hex.ts';
import { themeColoursHaveContrast } from './brand/theme-colours-have-contrast.ts';
import { themeHasEveryColourInUse } from './brand/theme-has-every-colour-in-use.ts';
import { amountsArePlausible } from './checkout/amounts-are-plausible.ts';
import { cancellationStepsDiffer } from './checkout/cancellation-steps-differ.ts';
import { cancellationTermsCoverEveryDay } from './checkout/cancellation-terms-cover-every-day.ts';
import { cancellingLaterCostsNoLess } from './checkout/cancelling-later-costs-no-less.ts';
import { checkoutMessagesHaveKnownPlaceholders } from './checkout/checkout-messages-have-known-placeholders.ts';
import { checkoutMessagesTellTheirBounds } from './checkout/checkout-messages-tell-their-bounds.ts';
import { checkoutsEndWithThePayment } from './checkout/checkouts-end-with-the-payment.ts';
import { openChannelsHaveAPaymentProvider } from './checkout/open-channels-have-a-payment-provider.ts';
import { paymentPlansFitBeforeATrip } from './checkout/payment-plans-fit-before-a-trip.ts';
import { paymentProvidersFitTheChannel } from './checkout/payment-providers-fit-the-channel.ts';
import { paymentProvidersFitTheCurrency } from './checkout/payment-providers-fit-the-currency.ts';
import { visibleStepsHaveAScreen } from './checkout/visible-steps-have-a-screen.ts';
import { formBoundsAllowAnAnswer } from './custom-tour-form/form-bounds-allow-an-answer.ts';
import { formChoicesHaveOptions } from './custom-tour-form/form-choices-have-options.ts';
import { formFieldsStandOnce } from './custom-tour-form/form-fields-stand-once.ts';
import { formPurposesFitTheirWidgets } from './custom-tour-form/form-purposes-fit-their-widgets.ts';
import { formsAskForOneEMail } from './custom-tour-form/forms-ask-for-one-e-mail.ts';
import { priceFactorsAreOfSingleChoices } from './custom-tour-form/price-factors-are-of-single-choices.ts';
import { destinationCountriesExist } from './destinations/destination-countries-exist.ts';
import { destinationCountriesStandOnce } from './destinations/destination-countries-stand-once.ts';
import { destinationLanguagesExist } from './destinations/destination-languages-exist.ts';
import { autocompleteTokensExist } from './fields/autocomplete-tokens-exist.ts';
import { contactEmailIsRequired } from './fields/contact-email-is-required.ts';
import { fieldChoicesHaveOptions } from './fields/field-choices-have-options.ts';
import { fieldLengthsAllowAValue } from './fields/field-lengths-allow-a-value.ts';
import { fieldPatternsAreRegularExpressions } from './fields/field-patterns-are-regular-expressions.ts';
import { fieldPatternsCoverTheWholeValue } from './fields/field-patterns-cover-the-whole-value.ts';
import { fieldWidgetsFitTheirValues } from './fields/field-widgets-fit-their-values.ts';
import { fieldsAreAskedSomewhere } from './fields/fields-are-asked-somewhere.ts';
import { fieldsOfASectionDiffer } from './fields/fields-of-a-section-differ.ts';
import { requiredFieldsExist } from './fields/required-fields-exist.ts';
import { travellersAreAskedWhoTheyAre } from './fields/travellers-are-asked-who-they-are.ts';
import { neighboursHaveOrdersOfTheirOwn } from './layers/neighbours-have-orders-of-their-own.ts';
import { removalsRemoveSomething } from './layers/removals-remove-something.ts';
import { addressesAreOfTheirCountry } from './links/addresses-are-of-their-country.ts';
import { callToActionTextAndLinkComeTogether } from './links/call-to-action-text-and-link-come-together.ts';
import { externalLinksHaveAFullAddress } from './links/external-links-have-a-full-address.ts';
import { homePagePathsBeginWithASlash } from './links/home-page-paths-begin-with-a-slash.ts';
import { homePagePathsLeadToAPage } from './links/home-page-paths-lead-to-a-page.ts';
import { linksAskForWhatCanBeFound } from './links/links-ask-for-what-can-be-found.ts';
import { linksDoNotLeadIntoACheckout } from './links/links-do-not-lead-into-a-checkout.ts';
import { linksGiveTheParametersOfTheirRoute } from './links/links-give-the-parameters-of-their-route.ts';
import { linksInTextsAgree } from './links/links-in-texts-agree.ts';
import { linksLeadToPagesThatAreSwitchedOn } from './links/links-lead-to-pages-that-are-switched-on.ts';
import { linksLeadToSomethingThatExists } from './links/links-lead-to-something-that-exists.ts';
import { linksLeadWhereTheirWordsSay } from './links/links-lead-where-their-words-say.ts';
import { linksNameAnExistingRoute } from './links/links-name-an-existing-route.ts';
import { contentLocalesFitTheirCountry } from './markets/content-locales-fit-their-country.ts';
import { contentLocalesFitTheirLanguage } from './markets/content-locales-fit-their-language.ts';
import { defaultLanguageIsServed } from './markets/default-language-is-served.ts';
import { identitiesAreOfTheirMarket } from './markets/identities-are-of-their-market.ts';
import { languageNamesFitTheirLanguage } from './markets/language-names-fit-their-language.ts';
import { languagesStandOnceInAMarket } from './markets/languages-stand-once-in-a-market.ts';
import { marketCodesFitTheirCountry } from './markets/market-codes-fit-their-country.ts';
import { marketCountriesExist } from './markets/market-countries-exist.ts';
import { marketFlagsAreDeclaredInBase } from './markets/market-flags-are-declared-in-base.ts';
import { marketTimeZoneExists } from './markets/market-time-zone-exists.ts';
import { marketTimeZonesFitTheirCountry } from './markets/market-time-zones-fit-their-country.ts';
import { marketsChangeTextsInTheirLanguages } from './markets/markets-change-texts-in-their-languages.ts';
import { marketsDifferForSearchEngines } from './markets/markets-differ-for-search-engines.ts';
import { marketsHaveNamesOfTheirOwn } from './markets/markets-have-names-of-their-own.ts';
import { marketsHaveOrdersOfTheirOwn } from './markets/markets-have-orders-of-their-own.ts';
import { marketsOfferWhatScreensLeadTo } from './markets/markets-offer-what-screens-lead-to.ts';
import { marketsSellToSomebody } from './markets/markets-sell-to-somebody.ts';
import { marketsThatSellHaveACheckout } from './markets/markets-that-sell-have-a-checkout.ts';
import { entriesOfAMenuDiffer } from './menus/entries-of-a-menu-differ.ts';
import { menusHoldSomething } from './menus/menus-hold-something.ts';
import { menusLeadToThePolicies } from './menus/menus-lead-to-the-policies.ts';
import { messagesAreDeclaredInEnglish } from './messages/messages-are-declared-in-english.ts';
import { messagesAreIcu } from './messages/messages-are-icu.ts';
import { messagesAreInAKnownLanguage } from './messages/messages-are-in-a-known-language.ts';
import { messagesBelongToAScreen } from './messages/messages-belong-to-a-screen.ts';
import { messagesExistInEveryLanguage } from './messages/messages-exist-in-every-language.ts';
import { messagesHaveTheSamePlaceholdersInEveryLanguage } from './messages/messages-have-the-same-placeholders-in-every-language.ts';
import { messagesOfAMarketAreInItsLanguages } from './messages/messages-of-a-market-are-in-its-languages.ts';
import { messagesOfScreensExist } from './messages/messages-of-screens-exist.ts';
import { placeholdersAreUsedAlikeInEveryLanguage } from './messages/placeholders-are-used-alike-in-every-language.ts';
import { pluralsHaveTheCasesOfTheirLanguage } from './messages/plurals-have-the-cases-of-their-language.ts';
import { pluralsSayTheirNumber } from './messages/plurals-say-their-number.ts';
import { descriptionsAreUniqueInEachLanguage } from './pages/descriptions-are-unique-in-each-language.ts';
import { heroesStandFirstAndAlone } from './pages/heroes-stand-first-and-alone.ts';
import { pagesStandAtARoute } from './pages/pages-stand-at-a-route.ts';
import { picturesAreDescribedInWords } from './pages/pictures-are-described-in-words.ts';
import { picturesExist } from './pages/pictures-exist.ts';
import { questionsOfAPageDiffer } from './pages/questions-of-a-page-differ.ts';
import { slugsAreUniqueInEachLanguage } from './pages/slugs-are-unique-in-each-language.ts';
import { slugsAreWellFormed } from './pages/slugs-are-well-formed.ts';
import { titlesAreUniqueInEachLanguage } from './pages/titles-are-unique-in-each-language.ts';
import { announcedPromoCodesExist } from './promo-codes/announced-promo-codes-exist.ts';
import { promoCodeBannerIsComplete } from './promo-codes/promo-code-banner-is-complete.ts';
import { promoCodesAreAnnounced } from './promo-codes/promo-codes-are-announced.ts';
import { promoCodesAreForOpenChannels } from './promo-codes/promo-codes-are-for-open-channels.ts';
import { promoCodesCanBeUsed } from './promo-codes/promo-codes-can-be-used.ts';
import { promoCodesDiffer } from './promo-codes/promo-codes-differ.ts';
import { promoTextsFitTheirCode } from './promo-codes/promo-texts-fit-their-code.ts';
import { currenciesExist } from './rates/currencies-exist.ts';
import { euroIsWorthOneEuro } from './rates/euro-is-worth-one-euro.ts';
import { marketCurrencyHasARate } from './rates/market-currency-has-a-rate.ts';
import { ratesArePlausible } from './rates/rates-are-plausible.ts';
import { ratesHaveTheDigitsOfTheirCurrency } from './rates/rates-have-the-digits-of-their-currency.ts';
import { addressesNameTheirLanguageOnce } from './routes/addresses-name-their-language-once.ts';
import { cachesKeepWhatScreensReadApart } from './routes/caches-keep-what-screens-read-apart.ts';
import { designPagesLeadToTheirItinerary } from './routes/design-pages-lead-to-their-itinerary.ts';
import { formerPathsLeadOn } from './routes/former-paths-lead-on.ts';
import { guardsFitTheirScreen } from './routes/guards-fit-their-screen.ts';
import { homePagesAreOpenToAll } from './routes/home-pages-are-open-to-all.ts';
import { layoutsFitTheirScreen } from './routes/layouts-fit-their-screen.ts';
import { localisedPathsDoNotCollide } from './routes/localised-paths-do-not-collide.ts';
import { pathsAreFree } from './routes/paths-are-free.ts';
import { personalPagesAreNotCached } from './routes/personal-pages-are-not-cached.ts';
import { prefixesFitTheirScreen } from './routes/prefixes-fit-their-screen.ts';
import { routeFlagsAreDeclaredInBase } from './routes/route-flags-are-declared-in-base.ts';
import { routePathsAreWellFormed } from './routes/route-paths-are-well-formed.ts';
import { routesDoNotHidePages } from './routes/routes-do-not-hide-pages.ts';
import { routesLeadToEveryScreen } from './routes/routes-lead-to-every-screen.ts';
import { labelsHaveNoPlaceholders } from './texts/labels-have-no-placeholders.ts';
import { placeholdersStandInBraces } from './texts/placeholders-stand-in-braces.ts';
import { plainTextsHaveNoMarkup } from './texts/plain-texts-have-no-markup.ts';
import { textsAreFinished } from './texts/texts-are-finished.ts';
import { textsAreTranslated } from './texts/texts-are-translated.ts';
import { textsHaveNoCodes } from './texts/texts-have-no-codes.ts';
import { textsHaveNoStraySpaces } from './texts/texts-have-no-stray-spaces.ts';
import { baseServicesBeginWithWhatIsIncluded } from './tours/base-services-begin-with-what-is-included.ts';
import { componentPlacesAreFewerThanOfTheirDepartures } from './tours/component-places-are-fewer-than-of-their-departures.ts';
import { departurePlacesArePlausible } from './tours/departure-places-are-plausible.ts';
import { includedAndNotIncludedDiffer } from './tours/included-and-not-included-differ.ts';
import { picturesOfATourDiffer } from './tours/pictures-of-a-tour-differ.ts';
import { placesOfATourDiffer } from './tours/places-of-a-tour-differ.ts';
import { questionBoundsAllowAnAnswer } from './tours/question-bounds-allow-an-answer.ts';
import { questionBoundsAreForNumbers } from './tours/question-bounds-are-for-numbers.ts';
import { questionsOfAnActivityDiffer } from './tours/questions-of-an-activity-differ.ts';
import { questionsOfToursAreAsked } from './tours/questions-of-tours-are-asked.ts';
import { seasonsOfATourDoNotOverlap } from './tours/seasons-of-a-tour-do-not-overlap.ts';
import { servicePricesArePlausible } from './tours/service-prices-are-plausible.ts';
import { tourDaysEndWhereTravellersSleep } from './tours/tour-days-end-where-travellers-sleep.ts';
import { tourDaysExist } from './tours/tour-days-exist.ts';
import { tourDestinationsExist } from './tours/tour-destinations-exist.ts';
import { tourIdsAreTheirFileNames } from './tours/tour-ids-are-their-file-names.ts';
import { tourNightsFillTheDays } from './tours/tour-nights-fill-the-days.ts';
import { tourPlacesExist } from './tours/tour-places-exist.ts';
import { tourPlacesLieInTheirCountries } from './tours/tour-places-lie-in-their-countries.ts';
import { tourPricesArePlausible } from './tours/tour-prices-are-plausible.ts';
import { tourStaysFollowOneAnother } from './tours/tour-stays-follow-one-another.ts';
import { transportsFollowTheDays } from './tours/transports-follow-the-days.ts';
import { transportsLeadElsewhere } from './tours/transports-lead-elsewhere.ts';

/** Every rule that concerns several documents. To add one, write its file and name it here. */
export const rules: readonly Rule[] = [
  accountLocalesFitTheirLanguage,
  accountWordsBelongToAccounts,
  accountsHaveAPlatform,
  accountsHaveTheirRoutes,
  brandMarksExist,
  fontFilesFitTheirFamily,
  fontFilesFitTheirWeight,
  fontsExist,
  moduleOriginsAreWrittenPlainly,
  serviceAddressesAreComplete,
  singleMarketBrandsHaveOneMarketAndOneLanguage,
  themeColoursAreHex,
  themeColoursHaveContrast,
  themeHasEveryColourInUse,
  amountsArePlausible,
  cancellationStepsDiffer,
  cancellationTermsCoverEveryDay,
  cancellingLaterCostsNoLess,
  checkoutMessagesHaveKnownPlaceholders,
  checkoutMessagesTellTheirBounds,
  checkoutsEndWithThePayment,
  openChannelsHaveAPaymentProvider,
  paymentPlansFitBeforeATrip,
  paymentProvidersFitTheChannel,
  paymentProvidersFitTheCurrency,
  visibleStepsHaveAScreen,
  formBoundsAllowAnAnswer,
  formChoicesHaveOptions,
  formFieldsStandOnce,
  formPurposesFitTheirWidgets,
  formsAskForOneEMail,
  priceFactorsAreOfSingleChoices,
  destinationCountriesExist,
  destinationCountriesStandOnce,
  destinationLanguagesExist,
  autocompleteTokensExist,
  contactEmailIsRequired,
  fieldChoicesHaveOptions,
  fieldLengthsAllowAValue,
  fieldPatternsAreRegularExpressions,
  fieldPatternsCoverTheWholeValue,
  fieldWidgetsFitTheirValues,
  fieldsAreAskedSomewhere,
  fieldsOfASectionDiffer,
  requiredFieldsExist,
  travellersAreAskedWhoTheyAre,
  neighboursHaveOrdersOfTheirOwn,
  removalsRemoveSomething,
  addressesAreOfTheirCountry,
  callToActionTextAndLinkComeTogether,
  externalLinksHaveAFullAddress,
  homePagePathsBeginWithASlash,
  homePagePathsLeadToAPage,
  linksAskForWhatCanBeFound,
  linksDoNotLeadIntoACheckout,
  linksGiveTheParametersOfTheirRoute,
  linksInTextsAgree,
  linksLeadToPagesThatAreSwitchedOn,
  linksLeadToSomethingThatExists,
  linksLeadWhereTheirWordsSay,
  linksNameAnExistingRoute,
  contentLocalesFitTheirCountry,
  contentLocalesFitTheirLanguage,
  defaultLanguageIsServed,
  identitiesAreOfTheirMarket,
  languageNamesFitTheirLanguage,
  languagesStandOnceInAMarket,
  marketCodesFitTheirCountry,
  marketCountriesExist,
  marketFlagsAreDeclaredInBase,
  marketTimeZoneExists,
  marketTimeZonesFitTheirCountry,
  marketsChangeTextsInTheirLanguages,
  marketsDifferForSearchEngines,
  marketsHaveNamesOfTheirOwn,
  marketsHaveOrdersOfTheirOwn,
  marketsOfferWhatScreensLeadTo,
  marketsSellToSomebody,
  marketsThatSellHaveACheckout,
  entriesOfAMenuDiffer,
  menusHoldSomething,
  menusLeadToThePolicies,
  messagesAreDeclaredInEnglish,
  messagesAreIcu,
  messagesAreInAKnownLanguage,
  messagesBelongToAScreen,
  messagesExistInEveryLanguage,
  messagesHaveTheSamePlaceholdersInEveryLanguage,
  messagesOfAMarketAreInItsLanguages,
  messagesOfScreensExist,
  placeholdersAreUsedAlikeInEveryLanguage,
  pluralsHaveTheCasesOfTheirLanguage,
  pluralsSayTheirNumber,
  descriptionsAreUniqueInEachLanguage,
  heroesStandFirstAndAlone,
  pagesStandAtARoute,
  picturesAreDescribedInWords,
  picturesExist,
  questionsOfAPageDiffer,
  slugsAreUniqueInEachLanguage,
  slugsAreWellFormed,
  titlesAreUniqueInEachLanguage,
  announcedPromoCodesExist,
  promoCodeBannerIsComplete,
  promoCodesAreAnnounced,
  promoCodesAreForOpenChannels,
  promoCodesCanBeUsed,
  promoCodesDiffer,
  promoTextsFitTheirCode,
  currenciesExist,
  euroIsWorthOneEuro,
  marketCurrencyHasARate,
  ratesArePlausible,
  ratesHaveTheDigitsOfTheirCurrency,
  addressesNameTheirLanguageOnce,
  cachesKeepWhatScreensReadApart,
  designPagesLeadToTheirItinerary,
  formerPathsLeadOn,
  guardsFitTheirScreen,
  homePagesAreOpenToAll,
  layoutsFitTheirScreen,
  localisedPathsDoNotCollide,
  pathsAreFree,
  personalPagesAreNotCached,
  prefixesFitTheirScreen,
  routeFlagsAreDeclaredInBase,
  routePathsAreWellFormed,
  routesDoNotHidePages,
  routesLeadToEveryScreen,
  labelsHaveNoPlaceholders,
  placeholdersStandInBraces,
  plainTextsHaveNoMarkup,
  textsAreFinished,
  textsAreTranslated,
  textsHaveNoCodes,
  textsHaveNoStraySpaces,
  baseServicesBeginWithWhatIsIncluded,
  componentPlacesAreFewerThanOfTheirDepartures,
  departurePlacesArePlausible,
  includedAndNotIncludedDiffer,
  picturesOfATourDiffer,
  placesOfATourDiffer,
  questionBoundsAllowAnAnswer,
  questionBoundsAreForNumbers,
  questionsOfAnActivityDiffer,
  questionsOfToursAreAsked,
  seasonsOfATourDoNotOverlap,
  servicePricesArePlausible,
  tourDaysEndWhereTravellersSleep,
  tourDaysExist,
  tourDestinationsExist,
  tourIdsAreTheirFileNames,
  tourNightsFillTheDays,
  tourPlacesExist,
  tourPlacesLieInTheirCountries,
  tourPricesArePlausible,
  tourStaysFollowOneAnother,
  transportsFollowTheDays,
  transportsLeadElsewhere,
];
