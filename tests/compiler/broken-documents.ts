import { readFileSync } from 'node:fs';
import type { Edit } from './small-store.ts';

/** What was written wrongly, and exactly what is said about it. */
export interface BrokenDocument {
  mistake: string;
  edits: Record<string, Edit>;
  told: string[];
}

export const brokenDocuments: BrokenDocument[] = [
  {
    mistake: 'a comma after the last entry',
    edits: { 'rates.json': '{\n  "date": "2026-01-01",\n}\n' },
    told: ['markets/rates.json:2:23 error invalid-json: A comma stands here, but nothing follows it. Remove the comma.'],
  },
  {
    mistake: 'a file that ends too early',
    edits: { 'brand.json': '{ "name": "Small"' },
    told: [
      'markets/brand.json:1:1 error invalid-json: This opening brace { is never closed: a closing brace } is missing before the end of the file.',
    ],
  },
  {
    mistake: 'an empty file',
    edits: { 'brand.json': '\n' },
    told: ['markets/brand.json:1:1 error invalid-json: This file is empty; at least {} must stand in it.'],
  },
  {
    mistake: 'a comment',
    edits: { 'brand.json': '{\n  // the brand\n  "name": "Small"\n}' },
    told: ['markets/brand.json:2:3 error invalid-json: Comments cannot stand in these files.'],
  },
  {
    mistake: 'a missing comma',
    edits: { 'brand.json': '{\n  "name": "Small"\n  "legalName": "Small Ltd"\n}' },
    told: ['markets/brand.json:2:18 error invalid-json: A comma is missing here, at the end of this line.'],
  },
  {
    mistake: 'a key that stands twice',
    edits: { 'gb/header.json': '{\n  "links": {},\n  "links": {}\n}' },
    told: [
      'markets/gb/header.json:3:3 error duplicate-key: The key "links" stands here twice; the first one is on line 2. Only one can count.',
    ],
  },
  {
    mistake: 'a key that reaches into JavaScript',
    edits: { 'gb/header.json': '{ "links": { "__proto__": {} } }' },
    told: ['markets/gb/header.json:1:14 error forbidden-key: The key "__proto__" is not allowed anywhere.'],
  },
  {
    mistake: 'a misspelt file',
    edits: { 'gb/heder.json': '{}' },
    told: [
      'markets/gb/heder.json:1:1 error unknown-file: No document is called "gb/heder.json". Known here are: market.json, header.json, footer.json, errors.json, checkout.json, customer-account.json, traveller-fields.json, required-fields.json. [header.json]',
    ],
  },
  {
    mistake: 'a folder that cannot be a market',
    edits: { 'Great-Britain/market.json': '{}' },
    told: [
      'markets/Great-Britain/market.json:1:1 error unknown-file: "Great-Britain" cannot be the code of a market: two to ten small letters are needed.',
    ],
  },
  {
    mistake: 'a market without market.json',
    edits: { 'us/header.json': '{}' },
    told: ['markets/us/market.json:1:1 error missing-file: The folder "us" has no market.json, so it is not a market.'],
  },
  {
    mistake: 'a missing document of base',
    edits: { 'base/footer.json': null },
    told: ['markets/base/footer.json:1:1 error missing-file: The file base/footer.json is missing; no store can do without it.'],
  },
  {
    mistake: 'a misspelt key that is required',
    edits: { 'brand.json': (json) => rename(json, 'legalName', 'legalname') },
    told: ['markets/brand.json:8:3 error unknown-key: "legalname" is not known in this document. [legalName]'],
  },
  {
    mistake: 'a key that nobody knows',
    edits: { 'gb/market.json': (json) => (json.population = 67) },
    told: [
      'markets/gb/market.json:19:3 error unknown-key: "population" is not known in this document. Known are "name", "order", "currency", "country", "timeZone", "availableLanguages", "homePagePath", "featureFlags", "enableB2cChannel", "bookingProvider", "enabledPaymentProvidersB2c", "enabledPaymentProvidersB2b", "copyrightText", "seo", "promoCodeBanner", "customerAccount".',
    ],
  },
  {
    mistake: 'a missing key',
    edits: { 'brand.json': (json) => delete json.senderEmail },
    told: [
      'markets/brand.json:1:1 error missing-key: "senderEmail" is missing in this document. The address that confirmation mails come from.',
    ],
  },
  {
    mistake: 'a market that lacks what base does not state',
    edits: { 'gb/market.json': (json) => delete json.currency },
    told: ['markets/gb/market.json:1:1 error missing-key: "currency" is missing in this document. The one currency of the market.'],
  },
  {
    mistake: 'a market that removes what it needs',
    edits: { 'gb/market.json': (json) => (json.seo = null) },
    told: [
      'markets/gb/market.json:19:3 error missing-key: "seo" is missing in this document. What search engines show where a page says nothing of its own.',
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
    mistake: 'an unknown page',
    edits: { 'routes.json': (json) => (json.routes.search.page = 'serch') },
    told: ['markets/routes.json:21:15 error not-one-of: "page" must be one of 11 known values, but is "serch". [search]'],
  },
  {
    mistake: 'an unknown icon',
    edits: { 'base/header.json': (json) => (json.links.home.iconName = 'compas') },
    told: ['markets/base/header.json:27:19 error not-one-of: "iconName" must be one of 38 known values, but is "compas". [compass]'],
  },
  {
    mistake: 'an unknown kind of block',
    edits: { 'content/pages/home.json': (json) => (json.blocks.list.type = 'tourlist') },
    told: ['markets/content/pages/home.json:14:15 error not-one-of: "type" must be one of 9 known values, but is "tourlist". [tourList]'],
  },
  {
    mistake: 'a block without its kind',
    edits: { 'content/pages/home.json': (json) => delete json.blocks.hero.type },
    told: [
      'markets/content/pages/home.json:34:5 error missing-key: "type" is missing here: one of "hero", "richText", "imageWithText", "tourList", "destinationList", "steps", "quotes", "accordion", "callToAction".',
    ],
  },
  {
    mistake: 'a mistake within one kind of block',
    edits: { 'content/pages/home.json': (json) => delete json.blocks.hero.picture.alt },
    told: [
      'markets/content/pages/home.json:45:7 error missing-key: "alt" is missing in "picture". What is to be seen, for screen readers.',
    ],
  },
  {
    mistake: 'an address that is neither one text nor one per language',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 7) },
    told: [
      'markets/base/header.json:38:16 error wrong-type: "url" must be a text or a text per language, like { "en": "…" }, but is the number 7.',
    ],
  },
  {
    mistake: 'an address of the wrong form',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 'small.example') },
    told: [
      'markets/base/header.json:38:16 error wrong-form: "url" must be an address that begins with https:, mailto: or tel:, but is "small.example".',
    ],
  },
  {
    mistake: 'an address in an unknown language',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url.xx = 'https://x.example') },
    told: [
      'markets/base/header.json:41:11 error unknown-key: "xx" is not known in "url". Known are "en", "fr", "nl", "no", "sv", "fi", "da", "pt", "it", "de".',
    ],
  },
  {
    mistake: 'a currency of the wrong form',
    edits: { 'gb/market.json': (json) => (json.currency = 'Pound') },
    told: ['markets/gb/market.json:8:15 error wrong-form: "currency" must be three capital letters, but is "Pound".'],
  },
  {
    mistake: 'a date that does not exist',
    edits: { 'rates.json': (json) => (json.date = '2026-02-30') },
    told: ['markets/rates.json:3:11 error wrong-form: "date" must be a date that exists, like 2030-05-31, but is "2026-02-30".'],
  },
  {
    mistake: 'an empty text',
    edits: { 'brand.json': (json) => (json.name = '') },
    told: ['markets/brand.json:3:11 error too-short: "name" must not be empty.'],
  },
  {
    mistake: 'an empty list',
    edits: { 'gb/market.json': (json) => (json.availableLanguages = []) },
    told: ['markets/gb/market.json:11:25 error too-few: "availableLanguages" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'an entry that stands twice',
    edits: { 'content/pages/home.json': (json) => json.blocks.list.tours.push('two-lakes') },
    told: [
      'markets/content/pages/home.json:19:16 error same-entry-twice: Entries 1 and 2 of "tours" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'a number that is too small',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.nights = 0) },
    told: ['markets/content/tours/two-lakes.json:143:17 error too-small: "nights" must be at least 1, but is 0.'],
  },
  {
    mistake: 'a malformed name of a feature',
    edits: { 'gb/market.json': (json) => (json.featureFlags = { newDetail: true }) },
    told: [
      'markets/gb/market.json:20:5 error malformed-key: "newDetail" cannot stand as a name here; it must be a name like enableSearch.',
    ],
  },
  {
    mistake: 'a checkout step that does not exist',
    edits: { 'gb/checkout.json': (json) => (json.steps = { paiment: { visible: false } }) },
    told: ['markets/gb/checkout.json:3:5 error unknown-key: "paiment" is not known here. [payment]'],
  },
  {
    mistake: 'a malformed message id',
    edits: { 'base/messages/en.json': (json) => (json.skip = 'Skip') },
    told: [
      'markets/base/messages/en.json:8:3 error unknown-key: "skip" is not known in this document. Names here look like "home.title": the screen, a dot, and the text.',
    ],
  },
  {
    mistake: 'a link to an unknown route',
    edits: { 'base/header.json': (json) => (json.links.tours.link.route = 'serch') },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "serch", which routes.json does not have. [search]',
    ],
  },
  {
    mistake: 'a link to an unknown route in one market',
    edits: { 'be/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'blog' }) },
    told: [
      'markets/be/header.json:11:18 error links-name-an-existing-route: This link leads to the route "blog", which routes.json does not have.',
    ],
  },
  {
    mistake: 'a link without its parameter',
    edits: { 'base/footer.json': (json) => delete json.thirdBlock.links.alps.link.params },
    told: [
      'markets/base/footer.json:51:20 error links-give-the-parameters-of-their-route: A link to the route "tour" must say in "params" what its "slug" is.',
    ],
  },
  {
    mistake: 'a link with a misspelt parameter',
    edits: { 'base/footer.json': (json) => (json.thirdBlock.links.alps.link.params = { slag: 'x' }) },
    told: [
      'markets/base/footer.json:53:13 error links-give-the-parameters-of-their-route: The path of the route "tour" has no parameter "slag". [slug]',
    ],
  },
  {
    mistake: 'a route with an unknown feature',
    edits: { 'routes.json': (json) => (json.routes.tour.flag = 'enableNewTourDetails') },
    told: [
      'markets/routes.json:30:15 error route-flags-are-declared-in-base: The route "tour" asks for the feature "enableNewTourDetails", which base/market.json does not declare. [enableNewTourDetail]',
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
    mistake: 'a malformed path',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tour/{slug') },
    told: [
      'markets/routes.json:29:15 error route-paths-are-well-formed: In the path "/tour/{slug" the part "{slug" is neither a word nor one {parameter}.',
    ],
  },
  {
    mistake: 'another parameter in one language',
    edits: { 'routes.json': (json) => (json.routes.tour.path = { en: '/tour/{slug}', fr: '/voyage/{nom}' }) },
    told: [
      'markets/routes.json:31:15 error route-paths-are-well-formed: The path "/voyage/{nom}" must have the same parameters as the English one (slug), but has nom.',
    ],
  },
  {
    mistake: 'two routes with one address',
    edits: { 'routes.json': (json) => (json.routes.home.path = { en: '/', fr: '/circuits' }) },
    told: [
      'markets/routes.json:27:15 error localised-paths-do-not-collide: In the language "fr" the routes "home" and "search" have the same address: /circuits.',
    ],
  },
  {
    mistake: 'a picture that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero.picture.src = 'lakes.svg') },
    told: ['markets/content/pages/home.json:46:16 error pictures-exist: The file lakes.svg does not lie in content/pictures. [lake.svg]'],
  },
  {
    mistake: 'a logo that does not exist',
    edits: { 'theme.json': (json) => (json.logo.src = 'logo.svg') },
    told: ['markets/theme.json:91:12 error brand-marks-exist: The file logo.svg does not lie in content/brand.'],
  },
  {
    mistake: 'a font that does not exist',
    edits: { 'theme.json': (json) => (json.fonts.primary.bold.url = 'plain-bold.woff2') },
    told: ['markets/theme.json:19:16 error fonts-exist: The file plain-bold.woff2 does not lie in content/fonts. [plain.woff2]'],
  },
  {
    mistake: 'a colour that is no hex string',
    edits: { 'theme.json': (json) => (json.colors.brand.ink = '#12345') },
    told: [
      'markets/theme.json:46:14 error theme-colours-are-hex: Expected a valid hex string, but "#12345" is none: 3, 4, 6 or 8 digits from 0 to f, with or without # before them.',
    ],
  },
  {
    mistake: 'a place that the tour does not have',
    edits: { 'content/tours/two-lakes.json': (json) => (json.days[1].place = 'lugarno') },
    told: ['markets/content/tours/two-lakes.json:103:16 error tour-places-exist: "lugarno" is not one of the tour\'s places. [lugano]'],
  },
  {
    mistake: 'a region that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].region = 'alp') },
    told: ['markets/content/tours/two-lakes.json:39:17 error tour-destinations-exist: destinations.json has no region "alp". [alps]'],
  },
  {
    mistake: 'a country that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'austria') },
    told: [
      'markets/content/tours/two-lakes.json:40:18 error tour-destinations-exist: destinations.json has no country "austria" in the region "alps".',
    ],
  },
  {
    mistake: 'a day after the last',
    edits: { 'content/tours/two-lakes.json': (json) => (json.activities.boat.day = 4) },
    told: ['markets/content/tours/two-lakes.json:155:14 error tour-days-exist: Day 4 does not exist: the tour has 3 days.'],
  },
  {
    mistake: 'too few nights',
    edits: { 'content/tours/two-lakes.json': (json) => delete json.accommodations.hill },
    told: [
      'markets/content/tours/two-lakes.json:121:3 error tour-nights-fill-the-days: The nights of the stays add up to 1, but a tour of 3 days has 2.',
    ],
  },
  {
    mistake: 'an id that is not the name of the file',
    edits: { 'content/tours/two-lakes.json': (json) => (json.id = 'two-lake') },
    told: [
      'markets/content/tours/two-lakes.json:3:9 error tour-ids-are-their-file-names: The id of a tour is the name of its file, but this is "two-lake" in two-lakes.json. [two-lakes]',
    ],
  },
  {
    mistake: 'a slug with a capital and an accent',
    edits: { 'content/tours/two-lakes.json': (json) => (json.slug.fr = 'Deux Étangs') },
    told: [
      'markets/content/tours/two-lakes.json:6:11 error slugs-are-well-formed: "Deux Étangs" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [deux-etangs]',
    ],
  },
  {
    mistake: 'one slug for two tours',
    edits: { 'content/tours/two-hills.json': (json) => Object.assign(json, copyOfTour('two-hills')) },
    told: [
      'markets/content/tours/two-hills.json:5:11 error slugs-are-unique-in-each-language: In the language "en" the tour "two-lakes" has the same slug: two-lakes.',
      'markets/content/tours/two-hills.json:6:11 error slugs-are-unique-in-each-language: In the language "fr" the tour "two-lakes" has the same slug: deux-lacs.',
    ],
  },
  {
    mistake: 'a tour on the home page that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.list.tours = ['two-lake']) },
    told: ['markets/content/pages/home.json:20:9 error page-tours-exist: There is no tour "two-lake" in content/tours. [two-lakes]'],
  },
  {
    mistake: 'a quote about a tour that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.voices.quotes.ann.tour = 'desert') },
    told: ['markets/content/pages/home.json:67:19 error page-tours-exist: There is no tour "desert" in content/tours.'],
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
      'markets/gb/market.json:11:3 error markets-have-a-language: The market "gb" has no language left: none of its content locales is known.',
      'markets/gb/market.json:14:24 warning unknown-content-locale: The content locale "en-IE" stands for no language of the store, so this language is left out. [en-US]',
    ],
  },
  {
    mistake: 'a content locale of another language',
    edits: { 'be/market.json': (json) => (json.availableLanguages[0].contentLocale = 'nl-BE') },
    told: [
      'markets/be/market.json:14:24 error content-locales-fit-their-language: The content locale "nl-BE" stands for the language "nl", but the urlCode beside it is "fr". [fr-FR]',
    ],
  },
  {
    mistake: 'a language that stands twice',
    edits: { 'gb/market.json': (json) => json.availableLanguages.push({ ...json.availableLanguages[0], contentLocale: 'en-US' }) },
    told: ['markets/gb/market.json:19:18 error languages-stand-once-in-a-market: The language "en" stands twice in this market.'],
  },
  {
    mistake: 'a default language that nobody speaks',
    edits: { 'brand.json': (json) => (json.defaultLanguage = 'fi') },
    told: [
      'markets/brand.json:5:22 error default-language-is-served: The default language "fi" is spoken in no market. Spoken are "en", "fr".',
    ],
  },
  {
    mistake: 'a currency with digits that it has not',
    edits: { 'rates.json': (json) => (json.currencies.GBP.minorUnits = 0) },
    told: [
      'markets/rates.json:12:21 error rates-have-the-digits-of-their-currency: The currency "GBP" has 2 digits after the decimal point, but "minorUnits" says 0.',
    ],
  },
  {
    mistake: 'a currency without a rate',
    edits: { 'gb/market.json': (json) => (json.currency = 'GBB') },
    told: ['markets/gb/market.json:8:15 error market-currency-has-a-rate: rates.json has no rate for the currency "GBB". [GBP]'],
  },
  {
    mistake: 'a time zone that does not exist',
    edits: { 'gb/market.json': (json) => (json.timeZone = 'Europe/Londen') },
    told: [
      'markets/gb/market.json:10:15 error market-time-zone-exists: "Europe/Londen" is not a time zone; one looks like "Europe/Lisbon". [Europe/London]',
    ],
  },
  {
    mistake: 'a required field that does not exist',
    edits: { 'be/required-fields.json': (json) => (json.contact = { fristName: 'required' }) },
    told: [
      'markets/be/required-fields.json:3:5 error required-fields-exist: traveller-fields.json has no field "fristName" in the section "contact". [firstName]',
    ],
  },
  {
    mistake: 'a pattern that is no regular expression',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.firstName.value.pattern = '[a-z') },
    told: [
      'markets/base/traveller-fields.json:25:20 error field-patterns-are-regular-expressions: The pattern of the field "firstName" is not a regular expression.',
    ],
  },
  {
    mistake: 'a message without its closing brace',
    edits: { 'base/messages/en.json': (json) => (json['shell.greeting'] = 'Hello {name') },
    told: [
      'markets/base/messages/en.json:4:21 error messages-are-icu: The message "shell.greeting" cannot be read: a closing brace } is missing.',
    ],
  },
  {
    mistake: 'a plural without the case other',
    edits: { 'base/messages/fr.json': (json) => (json['home.tours'] = '{count, plural, one {# circuit}}') },
    told: [
      'markets/base/messages/fr.json:5:17 error messages-are-icu: The message "home.tours" cannot be read: a plural or select needs a case "other".',
    ],
  },
  {
    mistake: 'a placeholder that was translated',
    edits: { 'base/messages/fr.json': (json) => (json['shell.greeting'] = 'Bonjour {nom}') },
    told: [
      'markets/base/messages/fr.json:4:21 error messages-have-the-same-placeholders-in-every-language: The message "shell.greeting" lacks {name} and has {nom}, which the English one has not.',
    ],
  },
  {
    mistake: 'a message that is missing in one language',
    edits: { 'base/messages/fr.json': (json) => delete json['shell.skip'] },
    told: [
      'markets/base/messages/fr.json:1:1 warning messages-exist-in-every-language: The message "shell.skip" is missing in "fr": the English one is shown.',
    ],
  },
  {
    mistake: 'a misspelt message id in one language',
    edits: { 'base/messages/fr.json': (json) => rename(json, 'shell.skip', 'shell.skipp') },
    told: [
      'markets/base/messages/fr.json:7:3 error messages-are-declared-in-english: base/messages/en.json has no message "shell.skipp", so it is shown nowhere. [shell.skip]',
    ],
  },
  {
    mistake: 'a message of no screen',
    edits: {
      'base/messages/en.json': (json) => (json['hom.title'] = 'Home'),
      'base/messages/fr.json': (json) => (json['hom.title'] = 'Accueil'),
    },
    told: [
      'markets/base/messages/en.json:8:3 error messages-belong-to-a-screen: The message "hom.title" belongs to no screen: before its first dot one of shell, selector, home, content, search, tour, checkout, error, mail must stand. [home.title]',
      'markets/base/messages/fr.json:8:3 error messages-belong-to-a-screen: The message "hom.title" belongs to no screen: before its first dot one of shell, selector, home, content, search, tour, checkout, error, mail must stand. [home.title]',
    ],
  },
  {
    mistake: 'a language without messages',
    edits: { 'base/messages/fr.json': null },
    told: [
      'markets/be/market.json:13:18 warning messages-exist-in-every-language: The market "be" speaks "fr", but base/messages/fr.json does not exist: English is shown.',
    ],
  },
  {
    mistake: 'messages in no known language',
    edits: { 'base/messages/fra.json': (json) => (json['shell.skip'] = 'Passer') },
    told: [
      'markets/base/messages/fra.json:1:1 error messages-are-in-a-known-language: "fra" is not a language of the store, so nobody will see these messages. [fr]',
    ],
  },
  {
    mistake: 'a link of which a market changes the address alone',
    edits: { 'be/header.json': (json) => (json.externalNavigation = { blog: { link: { url: { en: 'https://small.example/be' } } } }) },
    told: [],
  },
  {
    mistake: 'a link of which a market changes a key that no link has',
    edits: { 'be/header.json': (json) => (json.links.tours.link = { rout: 'home' }) },
    told: ['markets/be/header.json:10:9 error unknown-key: "rout" is not known in "link". [route]'],
  },
  {
    mistake: 'a link that a market turns into an external one without removing its route',
    edits: { 'be/header.json': (json) => (json.links.tours.link = { type: 'external', url: 'https://small.example' }) },
    told: [
      'markets/be/header.json:9:7 error unknown-key: "route" is not known in "link". Known are "type", "url". It is inherited from base; "route": null removes it.',
    ],
  },
  {
    mistake: 'two mistakes in one file',
    edits: { 'brand.json': (json) => Object.assign(json, { name: '', defaultLanguage: 'english' }) },
    told: [
      'markets/brand.json:3:11 error too-short: "name" must not be empty.',
      'markets/brand.json:5:22 error not-one-of: "defaultLanguage" must be one of "en", "fr", "nl", "no", "sv", "fi", "da", "pt", "it", "de", but is "english".',
    ],
  },
  {
    mistake: 'mistakes in two files',
    edits: { 'rates.json': (json) => delete json.date, 'gb/market.json': (json) => (json.country = 'gb') },
    told: [
      'markets/gb/market.json:9:14 error wrong-form: "country" must be two capital letters, but is "gb".',
      'markets/rates.json:1:1 error missing-key: "date" is missing in this document. The day the rates were taken.',
    ],
  },
  {
    mistake: 'a mistake of form in one file and an unknown route in another',
    edits: { 'rates.json': (json) => (json.date = 1), 'base/header.json': (json) => (json.links.tours.link.route = 'serch') },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "serch", which routes.json does not have. [search]',
      'markets/rates.json:3:11 error wrong-type: "date" must be a text, but is the number 1. Write "1" in quotation marks.',
    ],
  },
];

function rename(json: Record<string, unknown>, from: string, to: string): void {
  json[to] = json[from];
  delete json[from];
}

function copyOfTour(id: string): Record<string, unknown> {
  return { ...JSON.parse(readFileSync(new URL('../fixtures/small-store/content/tours/two-lakes.json', import.meta.url), 'utf8')), id };
}
