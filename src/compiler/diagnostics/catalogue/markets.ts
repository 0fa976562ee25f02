import type { CatalogueEntry } from './entry.ts';

/** Mistakes of markets, their languages, features, payment and currencies. */
export const marketEntries = {
  'unknown-content-locale': {
    title: 'A content locale stands for no language',
    explanation:
      'Only the content locales that the message suggests are served. A language with another one is left out of its market, which must have one left.',
    wrong: '{ "urlCode": "en", "contentLocale": "en-IE" }',
    right: '{ "urlCode": "en", "contentLocale": "en-GB" }',
  },
  'content-locales-fit-their-language': {
    title: 'Content locales fit their language',
    explanation: 'The content locale and the urlCode beside it name the same language.',
    wrong: '{ "urlCode": "fr", "contentLocale": "nl-BE" }',
    right: '{ "urlCode": "fr", "contentLocale": "fr-BE" }',
  },
  'languages-stand-once-in-a-market': {
    title: 'Languages stand once in a market',
    explanation: 'Two entries of one language would share one address, so only one of them could be reached.',
    wrong: '[{ "urlCode": "en", "contentLocale": "en-US" }, { "urlCode": "en", "contentLocale": "en-GB" }]',
    right: '[{ "urlCode": "en", "contentLocale": "en-GB" }]',
  },
  'markets-have-orders-of-their-own': {
    title: 'Markets have orders of their own',
    explanation: 'Where two markets state the same order, nobody can tell which one the selector lists first.',
    wrong: '{ "order": 2 } in gb/market.json and in be/market.json',
    right: '{ "order": 2 } in gb/market.json, { "order": 3 } in be/market.json',
  },
  'promo-code-banner-is-complete': {
    title: 'An enabled promo code banner is complete',
    explanation: 'A banner that is announced needs its code, a title, a short and a long description.',
    wrong: '"promoCodeBanner": { "enabled": true, "promoCode": "SPRING" }',
    right:
      '"promoCodeBanner": { "enabled": true, "promoCode": "SPRING", "title": { … }, "shortDescription": { … }, "longDescription": { … } }',
  },
  'home-page-paths-begin-with-a-slash': {
    title: 'Home page paths begin with a slash',
    explanation: 'Where home links lead is a path of the store after market and language, without spaces, question mark or hash.',
    wrong: '"homePagePath": { "en": "tours" }',
    right: '"homePagePath": { "en": "/tours" }',
  },
  'default-language-is-served': {
    title: 'The default language is served',
    explanation: 'The language that brand.json falls back to is spoken in at least one market.',
    wrong: '{ "defaultLanguage": "fi" } where no market speaks Finnish',
    right: '{ "defaultLanguage": "en" }',
  },
  'single-market-brands-have-one-market-and-one-language': {
    title: 'Single-market brands have one market and one language',
    explanation:
      'With the routing strategy single-market-and-language addresses carry no prefix, so a second market or language would have no address.',
    wrong: '{ "routingStrategy": "single-market-and-language" } with the folders gb and fr',
    right: '{ "routingStrategy": "multi-market-and-language" } with the folders gb and fr',
  },
  'market-currency-has-a-rate': {
    title: 'The currency of a market has a rate',
    explanation: 'Prices are stated in euro and converted by rates.json. Add the currency there, or correct its code.',
    wrong: '{ "currency": "GBB" }',
    right: '{ "currency": "GBP" }',
  },
  'rates-have-the-digits-of-their-currency': {
    title: 'Rates have the digits of their currency',
    explanation: 'Were prices rounded to other digits than those of the currency, every price would be wrong.',
    wrong: '"GBP": { "rate": 0.86, "minorUnits": 0, "roundTo": 1 }',
    right: '"GBP": { "rate": 0.86, "minorUnits": 2, "roundTo": 100 }',
  },
  'market-time-zone-exists': {
    title: 'The time zone of a market exists',
    explanation: 'A time zone is written as in the IANA database, a continent and a city.',
    wrong: '{ "timeZone": "London" }',
    right: '{ "timeZone": "Europe/London" }',
  },
  'market-countries-exist': {
    title: 'The country of a market exists',
    explanation: 'Phone numbers and addresses start from this country; its code is the one of ISO 3166.',
    wrong: '{ "country": "UK" }',
    right: '{ "country": "GB" }',
  },
  'market-flags-are-declared-in-base': {
    title: 'Features of a market are declared in base',
    explanation: 'base/market.json lists every feature. One that is not listed there is misspelt, since nothing asks for it.',
    wrong: '{ "featureFlags": { "enableDestinationPage": true } }',
    right: '{ "featureFlags": { "enableDestinationsPage": true } }',
  },
  'open-channels-have-a-payment-provider': {
    title: 'Open channels have a payment provider',
    explanation:
      'Where consumers may buy, or agencies build trips under a distribution channel, at least one means of payment is on; else nobody could finish a booking.',
    wrong: '{ "enableB2cChannel": true, "enabledPaymentProvidersB2c": { "card": false, "sepa": false, "invoice": false, "ideal": false } }',
    right: '{ "enableB2cChannel": true, "enabledPaymentProvidersB2c": { "card": true, "sepa": false, "invoice": false, "ideal": false } }',
  },
  'payment-providers-fit-the-currency': {
    title: 'Payment providers fit the currency',
    explanation: 'iDEAL and SEPA direct debit move euros alone. A market with another currency uses other means of payment.',
    wrong: '{ "currency": "GBP", "enabledPaymentProvidersB2c": { "ideal": true } }',
    right: '{ "currency": "GBP", "enabledPaymentProvidersB2c": { "ideal": false } }',
  },
  'payment-providers-fit-the-channel': {
    title: 'Payment providers fit the channel',
    explanation: 'An invoice is for agencies. Consumers pay through the card payment provider, whose methods exclude invoice.',
    wrong: '{ "enabledPaymentProvidersB2c": { "invoice": true } }',
    right: '{ "enabledPaymentProvidersB2b": { "invoice": true } }',
  },
  'required-fields-exist': {
    title: 'Required fields exist',
    explanation: 'A field that is hidden, optional or required is one of traveller-fields.json, in the same section.',
    wrong: '{ "contact": { "fristName": "required" } }',
    right: '{ "contact": { "firstName": "required" } }',
  },
  'field-patterns-are-regular-expressions': {
    title: 'Patterns of fields are regular expressions',
    explanation: 'The pattern decides which characters a traveller may type. Brackets and parentheses come in pairs.',
    wrong: '{ "pattern": "[a-z" }',
    right: '{ "pattern": "[a-z]+" }',
  },
  'field-choices-have-options': {
    title: 'Fields that are chosen have options',
    explanation: 'A field drawn as select or radio needs options, and each of them is a value that the field allows.',
    wrong: '{ "widget": "radio", "value": { "type": "string" } }',
    right: '{ "widget": "radio", "options": { "Female": …, "Male": … }, "value": { "type": "string", "enum": ["Female", "Male"] } }',
  },
  'markets-differ-for-search-engines': {
    title: 'Markets differ for search engines',
    explanation:
      'Pages tell search engines for which language and country they are. Of two markets with the same language and country only one would be found; where one market was copied from another, its country was probably left as it was.',
    wrong: '{ "country": "GB" } in gb/market.json and in ie/market.json, both in English',
    right: '{ "country": "GB" } in gb/market.json, { "country": "IE" } in ie/market.json',
  },
  'euro-is-worth-one-euro': {
    title: 'The euro is worth one euro',
    explanation:
      'Tours state their prices in euros, and a rate says what one euro is worth. Another rate for the euro itself would change every price.',
    wrong: '"EUR": { "rate": 1.1, … }',
    right: '"EUR": { "rate": 1, … }',
  },
  'home-page-paths-lead-to-a-page': {
    title: 'Home page paths lead to a page',
    explanation:
      'The logo and all home links lead to homePagePath. In each language of the market it is the address of a route, a page or a tour in that language.',
    wrong: '{ "homePagePath": { "en": "/tours", "fr": "/tours" } }',
    right: '{ "homePagePath": { "en": "/tours", "fr": "/circuits" } }',
  },
  'contact-email-is-required': {
    title: 'The email address of the contact is required',
    explanation:
      'A payment and the confirmation of a booking need the email address of the person who books, so no market can do without this field.',
    wrong: '{ "contact": { "email": "optional" } }',
    right: '{ "contact": { "email": "required" } }',
  },
  'field-lengths-allow-a-value': {
    title: 'Lengths of a field allow a value',
    explanation:
      'Where the fewest characters are more than the most, or a date, an email address, a choice or what the pattern asks for has more characters than a field may have, nothing that a traveller fills in is right. Nor is it where the pattern allows no code of a country (two capital letters), or no phone number that begins with + and the code of its country.',
    wrong: '{ "minLength": 20, "maxLength": 10 }',
    right: '{ "minLength": 10, "maxLength": 20 }',
  },
  'autocomplete-tokens-exist': {
    title: 'Autocomplete tokens exist',
    explanation: 'Browsers fill in what they know by the tokens of the HTML standard. A field with any other has to be typed by hand.',
    wrong: '{ "autocomplete": "firstName" }',
    right: '{ "autocomplete": "given-name" }',
  },
  'neighbours-have-orders-of-their-own': {
    title: 'Neighbours have orders of their own',
    explanation:
      'Entries of a menu, blocks of a page and the like stand in their order. Where two have the same one, nobody can tell which comes first; between 1 and 2 there is room for 1.5.',
    wrong: '{ "tours": { "order": 1, … }, "rail": { "order": 1, … } }',
    right: '{ "tours": { "order": 1, … }, "rail": { "order": 2, … } }',
  },
  'removals-remove-something': {
    title: 'Removals remove something',
    explanation:
      'A market takes away what base states by null. Where base states nothing of that name, the name is misspelt, or base no longer has the entry.',
    wrong: '{ "links": { "norwy": null } }',
    right: '{ "links": { "norway": null } }',
  },
  'payment-plans-fit-before-a-trip': {
    title: 'Payment plans fit before a trip',
    explanation:
      'Departures are on sale for about eighteen months. A payment plan whose last payment could never be due before the trip is never on offer.',
    wrong: '"installment": { "count": 24, "intervalMonths": 3, "lastDueDays": 30, "minimumTotal": 120000 }',
    right: '"installment": { "count": 4, "intervalMonths": 1, "lastDueDays": 30, "minimumTotal": 120000 }',
  },
  'checkouts-end-with-the-payment': {
    title: 'Checkouts end with the payment',
    explanation:
      'The steps that ask who travels and how to pay are visible in every market, and the payment has the largest order of all visible steps.',
    wrong: '"payment": { "visible": false }',
    right: '"payment": { "visible": true }',
  },
  'cancellation-terms-cover-every-day': {
    title: 'Terms of cancellation cover every day',
    explanation:
      'Travellers may cancel until the day before departure, and read beforehand what is kept of the price. The step that holds last has "daysBefore" 0.',
    wrong: '"cancellation": { "steps": { "early": { "daysBefore": 30, "keptPercent": 20 } } }',
    right:
      '"cancellation": { "steps": { "early": { "daysBefore": 30, "keptPercent": 20 }, "last": { "daysBefore": 0, "keptPercent": 80 } } }',
  },
  'cancelling-later-costs-no-less': {
    title: 'Cancelling later costs no less',
    explanation:
      'Each step of the terms of cancellation begins on a day of its own, and keeps at least as much of the price as those before it: who cancels early must not pay for that.',
    wrong: '"early": { "daysBefore": 30, "keptPercent": 50 }, "last": { "daysBefore": 0, "keptPercent": 20 }',
    right: '"early": { "daysBefore": 30, "keptPercent": 20 }, "last": { "daysBefore": 0, "keptPercent": 50 }',
  },
  'field-widgets-fit-their-values': {
    title: 'Widgets of fields fit their values',
    explanation:
      'A date is chosen in the widget "date" and has the format "date"; an email address has the format "email"; a phone number has the rule "phone"; options are shown by "select" and "radio". Where one of the two is missing, wrong values are taken or right ones cannot be given.',
    wrong: '{ "widget": "date", "value": { "type": "string" } }',
    right: '{ "widget": "date", "value": { "type": "string", "format": "date" } }',
  },
  'field-patterns-cover-the-whole-value': {
    title: 'Patterns of fields cover the whole value',
    explanation:
      'A pattern is looked for anywhere in a value unless it begins with ^ and ends with $: without them "[0-9]{4}" takes "no 12345", too.',
    wrong: '{ "pattern": "[0-9]{4}" }',
    right: '{ "pattern": "^[0-9]{4}$" }',
  },
  'travellers-are-asked-who-they-are': {
    title: 'Travellers are asked who they are',
    explanation:
      'Tickets are made out to the names of travellers, and the ages of adults and children are checked by their birth dates. So all of these are required, and the birth date has the rule that asks for the age. A field that required-fields.json does not name is hidden.',
    wrong: '{ "passenger": { "birthDate": "hidden" } }',
    right: '{ "passenger": { "birthDate": "required" } }',
  },
  'questions-of-tours-are-asked': {
    title: 'Questions of tours are asked',
    explanation:
      'The step "experiences" asks what organisers must know. A tour with a question that must be answered cannot be paid for in a market that hides the step. It is passed over by itself where a tour has no questions.',
    wrong: '{ "steps": { "experiences": { "visible": false } } }',
    right: '{ "steps": { "experiences": { "visible": true } } }',
  },
  'currencies-exist': {
    title: 'Currencies exist',
    explanation: 'A currency has a code of three capital letters as ISO 4217 lists it.',
    wrong: '{ "currencies": { "UKP": { "rate": 0.87 } } }',
    right: '{ "currencies": { "GBP": { "rate": 0.87 } } }',
  },
  'rates-are-plausible': {
    title: 'Rates are plausible',
    explanation:
      'A rate says how much of a currency one euro is worth, as 11.73 of the Norwegian krone. One that is far from what it used to be, or that is upside down, would make every price of a market wrong. "roundTo" counts the smallest coins: 1000 of a currency with two digits is a step of ten.',
    wrong: '{ "NOK": { "rate": 0.0852 } }',
    right: '{ "NOK": { "rate": 11.73 } }',
  },
  'fields-of-a-section-differ': {
    title: 'Fields of a section differ',
    explanation:
      'Two fields of one section with the same label, two choices of one field with the same label, or two fields that a browser fills in with the same cannot be told apart. One was probably copied from the other.',
    wrong: '{ "firstName": { "label": { "en": "Name" } }, "lastName": { "label": { "en": "Name" } } }',
    right: '{ "firstName": { "label": { "en": "First name" } }, "lastName": { "label": { "en": "Last name" } } }',
  },
  'visible-steps-have-a-screen': {
    title: 'Visible steps have a screen',
    explanation: 'The step "additionalOptions" is always hidden, whatever a checkout says.',
    wrong: '{ "steps": { "additionalOptions": { "visible": true } } }',
    right: '{ "steps": { "additionalOptions": { "visible": false } } }',
  },
} satisfies Record<string, CatalogueEntry>;
