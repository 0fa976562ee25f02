import type { CatalogueEntry } from './entry.ts';

/** Mistakes of where and for whom a market is: its name, country, languages, accounts and offers. */
export const marketPlaceEntries = {
  'account-locales-fit-their-language': {
    title: 'Account locales fit their language',
    explanation:
      'Somebody who reads the store in one language expects the customer account in the same. Where the account platform does not speak it, the nearest language it does speak may be meant.',
    wrong: '{ "urlCode": "fr", "contentLocale": "fr-BE", "customerAccountLocale": "nl-BE" }',
    right: '{ "urlCode": "fr", "contentLocale": "fr-BE", "customerAccountLocale": "fr-BE" }',
  },
  'content-locales-fit-their-country': {
    title: 'Content locales fit their country',
    explanation:
      'The content locale decides how dates and numbers are written. Where there is one for the very country of the market, one of another country was probably copied along.',
    wrong: '{ "country": "BE" } with { "contentLocale": "fr-FR" }',
    right: '{ "country": "BE" } with { "contentLocale": "fr-BE" }',
  },
  'language-names-fit-their-language': {
    title: 'Names of languages fit their language',
    explanation:
      'Visitors choose a language by its own name. A name that belongs to another language, or that stands twice, sends them to a page that they cannot read.',
    wrong: '{ "urlCode": "nl", "fullName": "Français" }',
    right: '{ "urlCode": "nl", "fullName": "Nederlands" }',
  },
  'service-addresses-are-complete': {
    title: 'Addresses of services are complete',
    explanation:
      'The store leads to a trip builder, sends events to tag management and loads scripts of an account platform. Each of their addresses has a host with a dot. In tripBuilderUrl {distributionChannel} stands, once, for the channel of the market, and behind the host of marketScript {market} for its identifier; any other name in braces would stay in the address, and nothing would be found there.',
    wrong: '{ "tripBuilderUrl": "https://builder.example/{distributionChanel}" }',
    right: '{ "tripBuilderUrl": "https://builder.example/{distributionChannel}" }',
  },
  'markets-offer-what-screens-lead-to': {
    title: 'Markets offer what screens lead to',
    explanation:
      'Links to tours lead to the page of a tour, or to the planner where that is off: one of the two is on in every market. The search is on in all, since tours, destinations and error pages lead there.',
    wrong: '{ "featureFlags": { "enableSearch": false } } where the route "search" has the flag "enableSearch"',
    right: '{ "featureFlags": { "enableSearch": true } }',
  },
  'markets-that-sell-have-a-checkout': {
    title: 'Markets that sell have a checkout',
    explanation:
      'Where consumers may buy, the button of a tour leads to the checkout. If the feature that its routes depend on is off, they find no page there. Switch the feature on, or do not sell to consumers yet.',
    wrong: '{ "enableB2cChannel": true, "featureFlags": { "enableCustomCheckout": false } }',
    right: '{ "enableB2cChannel": false, "featureFlags": { "enableCustomCheckout": false } }',
  },
  'markets-sell-to-somebody': {
    title: 'Markets sell to somebody',
    explanation:
      'A market in which consumers may not buy, and which has no distribution channel for agencies, shows tours that nobody can book. Leave it like this only until it opens.',
    wrong: '{ "enableB2cChannel": false, "bookingProvider": {} }',
    right: '{ "enableB2cChannel": true, "bookingProvider": {} }',
  },
  'promo-codes-are-announced': {
    title: 'Promo codes are announced',
    explanation:
      'A promo code is shown where market.json enables it and the promoCodeBanner of header.json has a type other than "none". Where only one of the two is stated, visitors see nothing.',
    wrong: '{ "promoCodeBanner": { "enabled": true, … } } with { "promoCodeBanner": { "type": "none" } } in header.json',
    right: '{ "promoCodeBanner": { "enabled": true, … } } with { "promoCodeBanner": { "type": "popup" } } in header.json',
  },
  'markets-have-names-of-their-own': {
    title: 'Markets have names of their own',
    explanation:
      'The selector lists markets by their names. Where two have the same name, in one language even, one of them was probably copied from the other.',
    wrong: '{ "name": { "en": "Belgium" } } in be/market.json and in lu/market.json',
    right: '{ "name": { "en": "Luxembourg" } } in lu/market.json',
  },
  'market-time-zones-fit-their-country': {
    title: 'Time zones of markets fit their country',
    explanation:
      'The time zone decides when a day begins: for departures, for offers that end, for ages. One with the hours of another country was probably copied along from another market.',
    wrong: '{ "country": "PT", "timeZone": "Europe/Madrid" }',
    right: '{ "country": "PT", "timeZone": "Europe/Lisbon" }',
  },
  'market-codes-fit-their-country': {
    title: 'Codes of markets fit their country',
    explanation:
      'A folder that is called like a country holds the market of that country. Phone numbers and addresses would start from another one, which was probably copied along.',
    wrong: '{ "country": "GB" } in ie/market.json',
    right: '{ "country": "IE" } in ie/market.json',
  },
  'account-words-belong-to-accounts': {
    title: 'Words around accounts belong to accounts',
    explanation:
      'A market that changes the words around customer accounts means to have accounts: customerAccount in its market.json opens them. Add it, or remove the file.',
    wrong: 'gb/customer-account.json without customerAccount in gb/market.json',
    right: '{ "customerAccount": { "marketIdentifier": "portolan-gb", "enableAlternativeHeader": false } } in gb/market.json',
  },
  'module-origins-are-written-plainly': {
    title: 'Origins of modules are written plainly',
    explanation:
      'An origin is compared letter by letter with the one that a browser tells. Capitals and the usual port, which browsers leave out, would make it fit no page at all.',
    wrong: '{ "moduleOrigins": ["https://Modules.example:443"] }',
    right: '{ "moduleOrigins": ["https://modules.example"] }',
  },
  'accounts-have-a-platform': {
    title: 'Accounts have a platform',
    explanation:
      'Accounts of customers are kept by a platform that brand.json names. Without it the market shows a login that leads nowhere.',
    wrong: '{ "customerAccount": { "marketIdentifier": "portolan-gb", … } } in gb/market.json and no accountPlatform in brand.json',
    right: '{ "accountPlatform": { "modulePrefix": "portolan", "marketScript": "https://accounts.example/{market}.js", … } } in brand.json',
  },
  'accounts-have-their-routes': {
    title: 'Accounts have their routes',
    explanation:
      'Where a market has customer accounts, its header leads to routes of the names login, signup, profile, bookings and manualBookingAssociation, the header of an account platform to resetPassword, too. Without one of them no page of that market could be shown. login, signup and resetPassword may be left out where links of customer-account.json lead elsewhere.',
    wrong: '{ "routes": { "login": …, "signup": … } } in a store with customer accounts',
    right:
      '{ "routes": { "login": …, "signup": …, "profile": { "page": "account", "path": "/profile", "guards": ["requires-authentication-enabled"] }, … } }',
  },
  'messages-of-a-market-are-in-its-languages': {
    title: 'Messages of a market are in its languages',
    explanation: 'A market that has words of its own for a language states that language in availableLanguages, or nobody will see them.',
    wrong: 'gb/messages/fr.json in a market that speaks English alone',
    right: 'gb/messages/en.json',
  },
  'markets-change-texts-in-their-languages': {
    title: 'Markets change texts in their languages',
    explanation:
      'Each language of a text is changed by itself. A market that changes a text only in languages that it does not speak changes nothing: its visitors go on reading what base states in theirs.',
    wrong: '{ "copyrightText": { "en": "© Portolan SARL" } } in a market that speaks French alone',
    right: '{ "copyrightText": { "fr": "© Portolan SARL" } }',
  },
} satisfies Record<string, CatalogueEntry>;
