import type { BrokenDocument } from './broken-document.ts';

export const marketsMistakes: BrokenDocument[] = [
  {
    mistake: 'a key that nobody knows',
    edits: { 'gb/market.json': (json) => (json.population = 67) },
    told: [
      'markets/gb/market.json:19:3 error unknown-key: "population" is not known in this document. Known are "name", "order", "currency", "country", "timeZone", "availableLanguages", "homePagePath", "featureFlags", "enableB2cChannel", "bookingProvider", "enabledPaymentProvidersB2c", "enabledPaymentProvidersB2b", "copyrightText", "seo", "promoCodeBanner", "customerAccount".',
    ],
  },
  {
    mistake: 'a text instead of a number',
    edits: { 'be/market.json': (json) => (json.order = '2') },
    told: [
      'markets/be/market.json:7:12 error wrong-type: "order" must be a number, but is the text "2". Write 2, without quotation marks.',
    ],
  },
  {
    mistake: 'a text instead of true',
    edits: { 'base/market.json': (json) => (json.enableB2cChannel = 'yes') },
    told: [
      'markets/base/market.json:7:23 error wrong-type: "enableB2cChannel" must be true or false, but is the text "yes". Write true, without quotation marks.',
    ],
  },
  {
    mistake: 'a plain text instead of one per language',
    edits: { 'gb/market.json': (json) => (json.name = 'Britain') },
    told: [
      'markets/gb/market.json:3:11 error wrong-type: "name" must be a text per language, like { "en": "…" }, but is the text "Britain".',
    ],
  },
  {
    mistake: 'a language that does not exist',
    edits: { 'gb/market.json': (json) => (json.name.fro = 'Bretagne') },
    told: [
      'markets/gb/market.json:6:5 error unknown-key: "fro" is not known in "name". Known are "en", "fr", "nl", "no", "sv", "fi", "da", "pt", "it", "de".',
    ],
  },
  {
    mistake: 'a currency of the wrong form',
    edits: { 'gb/market.json': (json) => (json.currency = 'Pound') },
    told: ['markets/gb/market.json:8:15 error wrong-form: "currency" must be three capital letters, but is "Pound".'],
  },
  {
    mistake: 'an empty list',
    edits: { 'gb/market.json': (json) => (json.availableLanguages = []) },
    told: ['markets/gb/market.json:11:25 error too-few: "availableLanguages" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a malformed name of a feature',
    edits: { 'gb/market.json': (json) => (json.featureFlags = { newDetail: true }) },
    told: [
      'markets/gb/market.json:20:5 error malformed-key: "newDetail" cannot stand as a name here; it must be a name like enableSearch.',
    ],
  },
  {
    mistake: 'a market with an unknown feature',
    edits: { 'be/market.json': (json) => (json.featureFlags.enableNewTourDetial = true) },
    told: [
      'markets/be/market.json:27:5 error market-flags-are-declared-in-base: The feature "enableNewTourDetial" is not declared in base/market.json, so nothing asks for it. [enableNewTourDetail]',
    ],
  },
  {
    mistake: 'an unknown content locale',
    edits: { 'be/market.json': (json) => (json.availableLanguages[1].contentLocale = 'en-BE') },
    told: [
      'markets/be/market.json:20:24 warning unknown-content-locale: The content locale "en-BE" stands for no language of the store, so this language is left out. [en-US]',
    ],
  },
  {
    mistake: 'only unknown content locales',
    edits: { 'gb/market.json': (json) => (json.availableLanguages[0].contentLocale = 'en-IE') },
    told: [
      'markets/gb/market.json:14:24 error unknown-content-locale: The content locale "en-IE" stands for no language of the store, so the market has no language left. [en-US]',
    ],
  },
  {
    mistake: 'a content locale of another language',
    edits: { 'be/market.json': (json) => (json.availableLanguages[0].contentLocale = 'nl-BE') },
    told: [
      'markets/be/market.json:14:24 error content-locales-fit-their-language: The content locale "nl-BE" stands for the language "nl", but the urlCode beside it is "fr".',
    ],
  },
  {
    mistake: 'a language that stands twice',
    edits: { 'gb/market.json': (json) => json.availableLanguages.push({ ...json.availableLanguages[0], contentLocale: 'en-US' }) },
    told: ['markets/gb/market.json:19:18 error languages-stand-once-in-a-market: The language "en" stands twice in this market.'],
  },
  {
    mistake: 'a currency without a rate',
    edits: { 'gb/market.json': (json) => (json.currency = 'GBB') },
    told: ['markets/gb/market.json:8:15 error market-currency-has-a-rate: rates.json has no rate for the currency "GBB". [GBP]'],
  },
  {
    mistake: 'a time zone of a city that no zone has in this language',
    edits: { 'gb/market.json': (json) => (json.timeZone = 'Europe/Wien') },
    told: ['markets/gb/market.json:10:15 error market-time-zone-exists: "Europe/Wien" is not a time zone; one looks like "Europe/Lisbon".'],
  },
  {
    mistake: 'a language under the code of its country',
    edits: { 'gb/market.json': (json) => (json.name.se = 'Storbritannien') },
    told: ['markets/gb/market.json:6:5 error unknown-key: "se" is not known in "name". [sv]'],
  },
  {
    mistake: 'a time zone that does not exist',
    edits: { 'gb/market.json': (json) => (json.timeZone = 'Europe/Londen') },
    told: [
      'markets/gb/market.json:10:15 error market-time-zone-exists: "Europe/Londen" is not a time zone; one looks like "Europe/Lisbon". [Europe/London]',
    ],
  },
  {
    mistake: 'a market without any document but its name',
    edits: { 'gb/market.json': '{}' },
    told: [
      'markets/gb/market.json:1:1 error missing-key: "availableLanguages" is missing in this document. The languages of the market; the first is shown to those who did not choose.',
      'markets/gb/market.json:1:1 error missing-key: "country" is missing in this document. The country that phone numbers and addresses start from.',
      'markets/gb/market.json:1:1 error missing-key: "currency" is missing in this document. The one currency of the market.',
      'markets/gb/market.json:1:1 error missing-key: "name" is missing in this document. The market as the selector lists it, usually a country.',
      'markets/gb/market.json:1:1 error missing-key: "order" is missing in this document. Place in the market selector.',
      'markets/gb/market.json:1:1 error missing-key: "timeZone" is missing in this document. The IANA time zone that decides what "today" is.',
    ],
  },
  {
    mistake: 'no market at all',
    edits: { 'gb/market.json': null, 'be/market.json': null, 'be/header.json': null, 'be/footer.json': null },
    told: ['markets/:1:1 error missing-file: The store has no market. A market is a folder with a market.json in it.'],
  },
  {
    mistake: 'two markets with one order',
    edits: { 'be/market.json': (json) => (json.order = 1) },
    told: [
      'markets/gb/market.json:7:12 warning markets-have-orders-of-their-own: The market "be" has the order 1, too, so their order is left to chance.',
    ],
  },
  {
    mistake: 'a code that no country has',
    edits: { 'gb/market.json': (json) => (json.country = 'UK') },
    told: ['markets/gb/market.json:9:14 error market-countries-exist: "UK" is not the code of a country; one looks like "PT". [GB]'],
  },
  {
    mistake: 'a number instead of true',
    edits: { 'base/market.json': (json) => (json.enableB2cChannel = 1) },
    told: ['markets/base/market.json:7:23 error wrong-type: "enableB2cChannel" must be true or false, but is the number 1. Write true.'],
  },
  {
    mistake: 'a feature that is switched on by a text',
    edits: { 'gb/market.json': (json) => (json.featureFlags = { enableNewTourDetail: 'true' }) },
    told: [
      'markets/gb/market.json:20:28 error wrong-type: "enableNewTourDetail" must be true or false, but is the text "true". Write true, without quotation marks.',
    ],
  },
  {
    mistake: 'a true that is a language',
    edits: { 'gb/market.json': (json) => (json.name.en = true) },
    told: ['markets/gb/market.json:4:11 error wrong-type: "en" must be a text, but is true. Write "true" in quotation marks.'],
  },
  {
    mistake: 'languages as an object',
    edits: { 'gb/market.json': (json) => (json.availableLanguages = json.availableLanguages[0]) },
    told: ['markets/gb/market.json:11:25 error wrong-type: "availableLanguages" must be a list in brackets [], but is an object.'],
  },
  {
    mistake: 'a language without its name',
    edits: { 'gb/market.json': (json) => delete json.availableLanguages[0].fullName },
    told: [
      'markets/gb/market.json:12:5 error missing-key: "fullName" is missing in entry 1 of "availableLanguages". The language\'s own name.',
    ],
  },
  {
    mistake: 'a content locale of the wrong form',
    edits: { 'gb/market.json': (json) => (json.availableLanguages[0].contentLocale = 'en_GB') },
    told: [
      'markets/gb/market.json:14:24 error wrong-form: "contentLocale" must be a language and a country, like en-GB, but is "en_GB". [en-GB]',
    ],
  },
  {
    mistake: 'a language that the store does not speak',
    edits: { 'gb/market.json': (json) => (json.availableLanguages[0].urlCode = 'es') },
    told: [
      'markets/gb/market.json:13:18 error not-one-of: "urlCode" must be one of "en", "fr", "nl", "no", "sv", "fi", "da", "pt", "it", "de", but is "es".',
    ],
  },
  {
    mistake: 'consumers who cannot pay',
    edits: { 'gb/market.json': (json) => (json.enabledPaymentProvidersB2c = { card: false }) },
    told: [
      'markets/gb/market.json:19:3 error open-channels-have-a-payment-provider: Nobody could pay: no means of payment is on for consumers, who buy in the market "gb".',
    ],
  },
  {
    mistake: 'agencies that cannot pay',
    edits: { 'be/market.json': (json) => (json.enabledPaymentProvidersB2b = { card: false, invoice: false }) },
    told: [
      'markets/be/market.json:31:3 error open-channels-have-a-payment-provider: Nobody could pay: no means of payment is on for agencies, who buy in the market "be".',
    ],
  },
  {
    mistake: 'iDEAL in pounds',
    edits: { 'gb/market.json': (json) => (json.enabledPaymentProvidersB2c = { ideal: true }) },
    told: [
      'markets/gb/market.json:20:14 error payment-providers-fit-the-currency: iDEAL moves EUR alone, which is not the currency of the market "gb".',
    ],
  },
  {
    mistake: 'direct debit in pounds',
    edits: { 'gb/market.json': (json) => (json.enabledPaymentProvidersB2b = { sepa: true }) },
    told: [
      'markets/gb/market.json:20:13 error payment-providers-fit-the-currency: SEPA direct debit moves EUR alone, which is not the currency of the market "gb".',
    ],
  },
  {
    mistake: 'an invoice for consumers',
    edits: { 'be/market.json': (json) => (json.enabledPaymentProvidersB2c = { invoice: true }) },
    told: [
      'markets/be/market.json:32:16 error payment-providers-fit-the-channel: Consumers pay through the card payment provider, which knows no invoice; an invoice is for agencies.',
    ],
  },
  {
    mistake: 'a means of payment that does not exist',
    edits: { 'gb/market.json': (json) => (json.enabledPaymentProvidersB2c = { cards: true }) },
    told: ['markets/gb/market.json:20:5 error unknown-key: "cards" is not known in "enabledPaymentProvidersB2c". [card]'],
  },
  {
    mistake: 'a promo code banner without its code',
    edits: {
      'gb/market.json': (json) =>
        (json.promoCodeBanner = {
          enabled: true,
          title: { en: 'Spring' },
          shortDescription: { en: 'Less' },
          longDescription: { en: '<p>Less</p>' },
        }),
    },
    told: ['markets/gb/market.json:20:16 error promo-code-banner-is-complete: This promo code banner is enabled but lacks: promoCode.'],
  },
  {
    mistake: 'a promo code in small letters',
    edits: { 'gb/market.json': (json) => (json.promoCodeBanner = { promoCode: 'spring' }) },
    told: [
      'markets/gb/market.json:20:18 error wrong-form: "promoCode" must be 3 to 30 capital letters, digits and hyphens, but is "spring".',
    ],
  },
  {
    mistake: 'a home page path without a slash',
    edits: { 'gb/market.json': (json) => (json.homePagePath = { en: 'tours' }) },
    told: [
      'markets/gb/market.json:20:11 error home-page-paths-begin-with-a-slash: "tours" is no path of this store; one begins with a single slash, as "/tours".',
    ],
  },
  {
    mistake: 'a script in a formatted text',
    edits: { 'gb/market.json': (json) => (json.promoCodeBanner = { longDescription: { en: '<p>Hi</p><script>x()</script>' } }) },
    told: [
      'markets/gb/market.json:21:13 error rich-text: The element <script> is not allowed; allowed are p, h2, h3, ul, ol, li, strong, em, a, br.',
    ],
  },
  {
    mistake: 'a trip builder without https',
    edits: { 'gb/market.json': (json) => (json.bookingProvider = { tripBuilderUrl: 'http://builder.example' }) },
    told: [
      'markets/gb/market.json:20:23 error wrong-form: "tripBuilderUrl" must be an address that begins with https:// and has no spaces, but is "http://builder.example". [https://builder.example]',
    ],
  },
  {
    mistake: 'an order that is not a number but none',
    edits: { 'gb/market.json': (json) => (json.order = [1]) },
    told: ['markets/gb/market.json:7:12 error wrong-type: "order" must be a number, but is a list.'],
  },
  {
    mistake: 'a time zone that is a city alone',
    edits: { 'gb/market.json': (json) => (json.timeZone = 'London') },
    told: [
      'markets/gb/market.json:10:15 error market-time-zone-exists: "London" is not a time zone; one looks like "Europe/Lisbon". [Europe/London]',
    ],
  },
  {
    mistake: 'a market beside another of its country and language',
    edits: {
      'isles/market.json': (json) =>
        Object.assign(json, {
          name: { en: 'Isles', fr: 'Îles' },
          order: 3,
          currency: 'GBP',
          country: 'GB',
          timeZone: 'Europe/London',
          availableLanguages: [{ urlCode: 'en', contentLocale: 'en-GB', customerAccountLocale: 'en-GB', fullName: 'English' }],
        }),
    },
    told: [
      'markets/isles/market.json:8:14 warning markets-differ-for-search-engines: Search engines cannot tell this market from "gb": both are for "en" in "GB".',
    ],
  },
  {
    mistake: 'a home page that does not exist',
    edits: { 'gb/market.json': (json) => (json.homePagePath = { en: '/toers' }) },
    told: [
      'markets/gb/market.json:20:11 error home-page-paths-lead-to-a-page: In the language "en" there is no page at "/toers", where the logo would lead. [/tours]',
    ],
  },
  {
    mistake: 'a home page of another language',
    edits: { 'be/market.json': (json) => (json.homePagePath = { en: '/tours', fr: '/tours' }) },
    told: [
      'markets/be/market.json:33:11 error home-page-paths-lead-to-a-page: In the language "fr" there is no page at "/tours", where the logo would lead.',
    ],
  },
  {
    mistake: 'a market whose name is a space',
    edits: { 'gb/market.json': (json) => (json.name.en = ' ') },
    told: ['markets/gb/market.json:4:11 error wrong-form: "en" must be more than spaces, but is " ".'],
  },
  {
    mistake: 'an account in another language',
    edits: { 'be/market.json': (json) => (json.availableLanguages[0].customerAccountLocale = 'nl-BE') },
    told: [
      'markets/be/market.json:15:32 warning account-locales-fit-their-language: Customers who read "fr" would have their account in "nl": that is what the locale "nl-BE" stands for. [fr-BE]',
    ],
  },
  {
    mistake: 'a content locale of another country',
    edits: { 'be/market.json': (json) => (json.availableLanguages[0].contentLocale = 'fr-FR') },
    told: [
      'markets/be/market.json:14:24 warning content-locales-fit-their-country: The content locale "fr-FR" is that of another country, though there is one for "BE". [fr-BE]',
    ],
  },
  {
    mistake: 'a language that is called like another',
    edits: { 'be/market.json': (json) => (json.availableLanguages[1].fullName = 'français') },
    told: [
      'markets/be/market.json:22:19 warning language-names-fit-their-language: "français" is the name of the language "fr", but this one is "en". [English]',
    ],
  },
  {
    mistake: 'two languages with one made-up name',
    edits: {
      'be/market.json': (json) => {
        for (const language of json.availableLanguages) language.fullName = 'Belge';
      },
    },
    told: [
      'markets/be/market.json:22:19 warning language-names-fit-their-language: The language "fr" of this market is called "Belge", too. [English]',
    ],
  },
  {
    mistake: 'a misspelt placeholder in the address of the trip builder',
    edits: { 'base/market.json': (json) => (json.bookingProvider.tripBuilderUrl = 'https://build.example/{distributionchanel}') },
    told: [
      'markets/base/market.json:9:23 error service-addresses-are-complete: Nothing is put in place of {distributionchanel} in this address; known is {distributionChannel}. [https://build.example/{distributionChannel}]',
    ],
  },
  {
    mistake: 'a placeholder of a trip builder that is not closed in one market',
    edits: { 'be/market.json': (json) => (json.bookingProvider.tripBuilderUrl = 'https://build.example/{distributionChannel') },
    told: [
      'markets/be/market.json:30:23 error service-addresses-are-complete: Nothing is put in place of {distributionChannel in this address; known is {distributionChannel}. [https://build.example/{distributionChannel}]',
    ],
  },
  {
    mistake: 'a placeholder that stands twice in the address of the trip builder',
    edits: {
      'be/market.json': (json) =>
        (json.bookingProvider.tripBuilderUrl = 'https://build.example/{distributionChannel}?c={distributionChannel}'),
    },
    told: [
      'markets/be/market.json:30:23 error service-addresses-are-complete: {distributionChannel} stands twice in this address; only the first one is filled in.',
    ],
  },
  {
    mistake: 'a home page that one market has off',
    edits: { 'be/market.json': (json) => (json.homePagePath = { en: '/tour/two-lakes', fr: '/tour/deux-lacs' }) },
    told: [
      'markets/be/market.json:33:11 error home-page-paths-lead-to-a-page: The market "be" does not have the page "tour", where the logo would lead: it needs the feature "enableNewTourDetail".',
    ],
  },
  {
    mistake: 'a checkout that is off where consumers may buy',
    edits: {
      'routes.json': (json) => {
        for (const route of Object.values<{ page: string; flag?: string }>(json.routes))
          if (route.page.startsWith('checkout')) route.flag = 'enableCustomCheckout';
      },
      'gb/market.json': (json) => (json.featureFlags = { enableCustomCheckout: false }),
    },
    told: [
      'markets/gb/market.json:20:29 error markets-that-sell-have-a-checkout: Consumers may buy in the market "gb", but pages of its checkout are off: who books finds none.',
    ],
  },
  {
    mistake: 'no mistake: a checkout that is off where only agencies sell',
    edits: {
      'routes.json': (json) => (json.routes.checkoutPayment.flag = 'enableCustomCheckout'),
      'be/market.json': (json) => {
        json.featureFlags.enableCustomCheckout = false;
        json.enableB2cChannel = false;
      },
    },
    told: [],
  },
  {
    mistake: 'a market that sells to nobody',
    edits: { 'gb/market.json': (json) => (json.enableB2cChannel = false) },
    told: [
      'markets/gb/market.json:19:23 warning markets-sell-to-somebody: The market "gb" sells to nobody: consumers may not buy here, and agencies have no distribution channel.',
    ],
  },
  {
    mistake: 'a promo code that the header does not announce',
    edits: {
      'gb/market.json': (json) =>
        (json.promoCodeBanner = {
          enabled: true,
          promoCode: 'SPRING',
          title: { en: 'Spring' },
          shortDescription: { en: 'Less in spring' },
          longDescription: { en: '<p>Less in spring</p>' },
        }),
      'gb/header.json': (json) => (json.promoCodeBanner = { type: 'none' }),
    },
    told: [
      'markets/gb/market.json:20:16 warning promo-codes-are-announced: The promo code is enabled in the market "gb", but the header announces none there: its promoCodeBanner has the type "none".',
    ],
  },
  {
    mistake: 'a header that announces a promo code which is not enabled',
    edits: { 'be/header.json': (json) => (json.promoCodeBanner = { type: 'popup' }) },
    told: [
      'markets/be/header.json:12:13 warning promo-codes-are-announced: This header announces a promo code, but in market.json that of "be" is not enabled.',
    ],
  },
  {
    mistake: 'a promo code that nobody enabled',
    edits: { 'gb/market.json': (json) => (json.promoCodeBanner = { promoCode: 'SPRING' }) },
    told: [
      'markets/gb/market.json:20:18 warning promo-codes-are-announced: This promo code is announced nowhere: "enabled" beside it is not stated, so it is false as in base.',
    ],
  },
  {
    mistake: 'two markets with one name in one language',
    edits: { 'be/market.json': (json) => (json.name.fr = 'Royaume-Uni') },
    told: [
      'markets/gb/market.json:5:11 warning markets-have-names-of-their-own: The market "be" is called "Royaume-Uni", too: in the selector nobody can tell the two apart.',
    ],
  },
  {
    mistake: 'two markets with one name',
    edits: { 'be/market.json': (json) => (json.name = { en: 'United Kingdom', fr: 'Royaume-Uni' }) },
    told: [
      'markets/be/market.json:4:11 warning markets-have-names-of-their-own: The market "gb" is called "United Kingdom", too: in the selector nobody can tell the two apart.',
    ],
  },
  {
    mistake: 'a time zone of another country',
    edits: { 'be/market.json': (json) => (json.timeZone = 'Europe/London') },
    told: [
      'markets/be/market.json:10:15 warning market-time-zones-fit-their-country: "Europe/London" is not a time zone of the country "BE", so days would begin and end at the wrong hour there. [Europe/Brussels]',
    ],
  },
  {
    mistake: 'a market that was copied with its country',
    edits: { 'be/market.json': (json) => (json.country = 'GB') },
    told: [
      'markets/be/market.json:9:14 warning market-codes-fit-their-country: The market in the folder "be" has the country "GB". Was it copied from another market? [BE]',
    ],
  },
  {
    mistake: 'words of a language that the market does not speak',
    edits: { 'gb/messages/fr.json': '{ "shell.skip": "Aller au texte" }' },
    told: [
      'markets/gb/messages/fr.json:1:1 warning messages-of-a-market-are-in-its-languages: The market "gb" does not speak "fr", so nobody will see these messages.',
    ],
  },
  {
    mistake: 'a distribution channel of another market in small letters',
    edits: { 'gb/market.json': (json) => (json.bookingProvider = { distributionChannel: 'be-agents' }) },
    told: [
      'markets/gb/market.json:20:28 warning identities-are-of-their-market: "be-agents" is what the market "be" is known by. Was it copied along?',
    ],
  },
  {
    mistake: 'a distribution channel that was copied from another market',
    edits: { 'gb/market.json': (json) => (json.bookingProvider = { distributionChannel: 'BE-AGENTS' }) },
    told: [
      'markets/gb/market.json:20:28 warning identities-are-of-their-market: "BE-AGENTS" is what the market "be" is known by. Was it copied along?',
    ],
  },
  {
    mistake: 'a distribution channel that two markets share',
    edits: {
      'gb/market.json': (json) => (json.bookingProvider = { distributionChannel: 'NORTH-SEA' }),
      'be/market.json': (json) => (json.bookingProvider = { distributionChannel: 'NORTH-SEA' }),
    },
    told: [],
  },
  {
    mistake: 'a key of the checkout in market.json',
    edits: { 'gb/market.json': (json) => (json.paymentPlans = {}) },
    told: ['markets/gb/market.json:19:3 error unknown-key: "paymentPlans" is not known in this document: it belongs in checkout.json.'],
  },
  {
    mistake: 'a key outside the object that it belongs in',
    edits: { 'gb/market.json': (json) => (json.distributionChannel = 'GB') },
    told: [
      'markets/gb/market.json:19:3 error unknown-key: "distributionChannel" is not known in this document: it belongs in "bookingProvider".',
    ],
  },
  {
    mistake: 'a key that two other documents know',
    edits: { 'gb/checkout.json': '{ "contact": {} }' },
    told: [
      'markets/gb/checkout.json:1:3 error unknown-key: "contact" is not known in this document: it belongs in traveller-fields.json or in required-fields.json.',
    ],
  },
  {
    mistake: 'a key of the header and of accounts',
    edits: { 'gb/market.json': (json) => (json.links = {}) },
    told: [
      'markets/gb/market.json:19:3 error unknown-key: "links" is not known in this document: it belongs in header.json or in customer-account.json.',
    ],
  },
  {
    mistake: 'a content locale that was copied from another language of the market',
    edits: { 'be/market.json': (json) => (json.availableLanguages[0].contentLocale = 'en-GB') },
    told: [
      'markets/be/market.json:14:24 error content-locales-fit-their-language: The content locale "en-GB" stands for the language "en", but the urlCode beside it is "fr". [fr-BE]',
    ],
  },
];
