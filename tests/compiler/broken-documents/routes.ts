import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

const cache = { sMaxAge: 60, staleWhileRevalidate: 600, query: [] };

const searchQuery = ['query', 'region', 'country', 'style', 'duration', 'month', 'sort', 'page'];

export const routesMistakes: BrokenDocument[] = [
  {
    mistake: 'an unknown page',
    edits: { 'routes.json': (json) => (json.routes.search.page = 'serch') },
    told: ['markets/routes.json:21:15 error not-one-of: "page" must be one of 21 known values, but is "serch". [search]'],
  },
  {
    mistake: 'a route with an unknown feature',
    edits: { 'routes.json': (json) => (json.routes.tour.flag = 'enableNewTourDetails') },
    told: [
      'markets/routes.json:30:15 error route-flags-are-declared-in-base: The route "tour" asks for the feature "enableNewTourDetails", which base/market.json does not declare. [enableNewTourDetail]',
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
    mistake: 'a path without a slash',
    edits: { 'routes.json': (json) => (json.routes.tour.path = 'tour/{slug}') },
    told: [
      'markets/routes.json:29:15 error wrong-form: "path" must be a path that begins with a slash, but is "tour/{slug}". [/tour/{slug}]',
    ],
  },
  {
    mistake: 'a path without a slash in one language',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = 'circuits') },
    told: ['markets/routes.json:24:15 error route-paths-are-well-formed: The path "circuits" must start with a slash. [/circuits]'],
  },
  {
    mistake: 'a path with a space',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = '/nos circuits') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: In the path "/nos circuits" the part "nos circuits" has a character that may not stand in a path. [/nos-circuits]',
    ],
  },
  {
    mistake: 'a path with a slash at its end',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = '/circuits/') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: The path "/circuits/" has an empty part: two slashes in a row, or one at its end. [/circuits]',
    ],
  },
  {
    mistake: 'a path without English',
    edits: { 'routes.json': (json) => delete json.routes.search.path.en },
    told: ['markets/routes.json:22:7 error missing-key: "en" is missing in "path". English; shown where another language has no text.'],
  },
  {
    mistake: 'a route without a page',
    edits: { 'routes.json': (json) => delete json.routes.search.page },
    told: ['markets/routes.json:20:5 error missing-key: "page" is missing in "search". The screen that it shows.'],
  },
  {
    mistake: 'a route name with a hyphen',
    edits: { 'routes.json': (json) => rename(json.routes, 'checkoutEntry', 'checkout-entry') },
    told: [
      'markets/routes.json:88:5 error malformed-key: "checkout-entry" cannot stand as a name here; it must be letters only, beginning with a small one. [checkoutEntry]',
    ],
  },
  {
    mistake: 'an unknown layout',
    edits: { 'routes.json': (json) => (json.routes.search.layout = 'fullscreen') },
    told: [
      'markets/routes.json:26:17 error not-one-of: "layout" must be one of "default", "full-screen", "checkout", "checkout-empty", but is "fullscreen". [full-screen]',
    ],
  },
  {
    mistake: 'an unknown guard',
    edits: { 'routes.json': (json) => (json.routes.search.guards = ['requires-authentication']) },
    told: [
      'markets/routes.json:27:9 error not-one-of: Entry 1 of "guards" must be one of "requires-authentication-enabled", "restrict-to-unlogged-users", but is "requires-authentication". [requires-authentication-enabled]',
    ],
  },
  {
    mistake: 'a cache time as a text',
    edits: { 'routes.json': (json) => (json.routes.home.cache.sMaxAge = '60') },
    told: [
      'markets/routes.json:15:20 error wrong-type: "sMaxAge" must be a whole number, but is the text "60". Write 60, without quotation marks.',
    ],
  },
  {
    mistake: 'a cache time below nothing',
    edits: { 'routes.json': (json) => (json.routes.home.cache.sMaxAge = -1) },
    told: ['markets/routes.json:15:20 error too-small: "sMaxAge" must be at least 0, but is -1.'],
  },
  {
    mistake: 'a cache time with decimals',
    edits: { 'routes.json': (json) => (json.routes.home.cache.sMaxAge = 1.5) },
    told: ['markets/routes.json:15:20 error wrong-type: "sMaxAge" must be a whole number, but is the number 1.5.'],
  },
  {
    mistake: 'a parameter that stands twice in a path',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tour/{slug}/{slug}') },
    told: ['markets/routes.json:29:15 error route-paths-are-well-formed: The path "/tour/{slug}/{slug}" uses a parameter twice.'],
  },
  {
    mistake: 'a rest of the address that does not stand last',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/{slug...}/tour') },
    told: [
      'markets/routes.json:29:15 error route-paths-are-well-formed: In the path "/{slug...}/tour" only the last part may take the rest of the address.',
    ],
  },
  {
    mistake: 'a path with a capital',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = '/Circuits') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: In the path "/Circuits" the part "Circuits" has more than small letters without accents, digits and single hyphens. [/circuits]',
    ],
  },
  {
    mistake: 'a path with an accent',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = '/circuits-privés') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: In the path "/circuits-privés" the part "circuits-privés" has more than small letters without accents, digits and single hyphens. [/circuits-prives]',
    ],
  },
  {
    mistake: 'a path that lacks its parameter and is so the path of another route',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tours') },
    told: [
      'markets/routes.json:29:15 error routes-lead-to-every-screen: The path of the route "tour" must have {slug}: its screen is found by that.',
    ],
  },
  {
    mistake: 'a former path that is in use',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = ['/tours', '/']) },
    told: [
      'markets/routes.json:28:9 error former-paths-lead-on: The former path "/" is in use: it is the address of the route "home" today.',
    ],
  },
  {
    mistake: 'a former path that is the path of today in every language',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = [{ en: '/tours', fr: '/circuits' }]) },
    told: [
      'markets/routes.json:27:9 error former-paths-lead-on: The former path "/tours" is in use: it is the address of the route "search" today.',
    ],
  },
  {
    mistake: 'no mistake: a path that changed in French alone',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = [{ fr: '/voyages' }]) },
    told: [],
  },
  {
    mistake: 'a former path of French alone that is in use',
    edits: { 'routes.json': (json) => (json.routes.planner.formerPaths = [{ fr: '/circuits' }]) },
    told: [
      'markets/routes.json:83:17 error former-paths-lead-on: The former path "/circuits" is in use: it is the address of the route "search" today.',
    ],
  },
  {
    mistake: 'a former path that is the French path of today',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = [{ fr: '/circuits' }]) },
    told: [
      'markets/routes.json:28:17 error former-paths-lead-on: The former path "/circuits" is in use: it is the address of the route "search" today.',
    ],
  },
  {
    mistake: 'a former path with other parameters',
    edits: { 'routes.json': (json) => (json.routes.tour.formerPaths = ['/trip/{name}']) },
    told: [
      'markets/routes.json:32:9 error former-paths-lead-on: The former path "/trip/{name}" must have the same parameters as the path of today (slug), but has name.',
    ],
  },
  {
    mistake: 'a former path that is malformed in one language',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = [{ en: '/journeys', fr: '/nos voyages' }]) },
    told: [
      'markets/routes.json:29:17 error former-paths-lead-on: In the path "/nos voyages" the part "nos voyages" has a character that may not stand in a path.',
    ],
  },
  {
    mistake: 'a former path at which a page stands',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = [{ en: '/journeys', fr: '/a-propos' }]) },
    told: [
      'markets/routes.json:29:17 error former-paths-lead-on: The former path "/a-propos" is in use: the page "about" stands at /a-propos today.',
    ],
  },
  {
    mistake: 'a former path that would take the addresses of all pages',
    edits: { 'routes.json': (json) => (json.routes.tour.formerPaths = ['/{slug}']) },
    told: [
      'markets/routes.json:32:9 error former-paths-lead-on: The former path "/{slug}" is in use: the page "about" stands at /a-propos today.',
    ],
  },
  {
    mistake: 'a former path that looks like a tour',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = ['/tour/two-lakes']) },
    told: [
      'markets/routes.json:27:9 error former-paths-lead-on: The former path "/tour/two-lakes" is in use: it is the address of the route "tour" today.',
    ],
  },
  {
    mistake: 'a former path that looks like a region',
    edits: { 'routes.json': (json) => (json.routes.planner.formerPaths = ['/destinations/plan']) },
    told: [
      'markets/routes.json:82:9 error former-paths-lead-on: The former path "/destinations/plan" is in use: it is the address of the route "region" today.',
    ],
  },
  {
    mistake: 'a former path that stands twice',
    edits: { 'routes.json': (json) => (json.routes.search.formerPaths = ['/journeys', '/journeys']) },
    told: ['markets/routes.json:26:22 error same-entry-twice: Entries 1 and 2 of "formerPaths" are the same; each may stand there once.'],
  },
  {
    mistake: 'two routes with one former path in a language',
    edits: {
      'routes.json': (json) => {
        json.routes.search.formerPaths = [{ en: '/journeys', fr: '/voyages' }];
        json.routes.planner.formerPaths = [{ en: '/plans', fr: '/voyages' }];
      },
    },
    told: [
      'markets/routes.json:90:17 error former-paths-lead-on: The route "search" has the former path "/voyages", too: an address can lead on to only one of them.',
    ],
  },
  {
    mistake: 'former paths of the route of all pages',
    edits: { 'routes.json': (json) => (json.routes.customPage.formerPaths = ['/info/{slug...}']) },
    told: [
      'markets/routes.json:41:7 error former-paths-lead-on: The path of the route "customPage" ends with a parameter that takes the rest of an address; its former paths lead nowhere.',
    ],
  },
  {
    mistake: 'no mistake: a former path of one route in one language, of another in another',
    edits: {
      'routes.json': (json) => {
        json.routes.search.formerPaths = [{ en: '/journeys', fr: '/circuits' }];
        json.routes.planner.formerPaths = [{ en: '/circuits', fr: '/journeys' }];
      },
    },
    told: [],
  },
  {
    mistake: 'a checkout at an address of the server',
    edits: { 'routes.json': (json) => (json.routes.checkoutPayment.path = '/files/{checkoutId}/payment') },
    told: [
      'markets/routes.json:68:15 error paths-are-free: Nobody would see a page at "/files/{checkoutId}/payment": addresses that begin with /files belong to the server.',
    ],
  },
  {
    mistake: 'a checkout at the address of a market',
    edits: { 'routes.json': (json) => (json.routes.checkoutPayment.path = '/gb-en/{checkoutId}/payment') },
    told: [
      'markets/routes.json:68:15 error paths-are-free: Nobody would see a page at "/gb-en/{checkoutId}/payment": addresses that begin with /gb-en belong to the market "gb" in the language "en".',
    ],
  },
  {
    mistake: 'a page at an address of the server in a store with a single market',
    edits: {
      'brand.json': (json) => (json.routingStrategy = 'single-market-and-language'),
      'be/market.json': null,
      'be/header.json': null,
      'be/footer.json': null,
      'content/pages/about.json': (json) => (json.slug = { en: 'preview' }),
    },
    told: [
      'markets/content/pages/about.json:5:11 error routes-do-not-hide-pages: Nobody would find this page: what begins with /preview belongs to the server.',
    ],
  },
  {
    mistake: 'no mistake: a page behind the prefix that is named as an address of the server',
    edits: { 'routes.json': (json) => (json.routes.planner.path = '/preview') },
    told: [],
  },
  {
    mistake: 'a former path of a checkout at an address of the server',
    edits: { 'routes.json': (json) => (json.routes.checkoutPayment.formerPaths = ['/api/{checkoutId}/payment']) },
    told: [
      'markets/routes.json:72:9 error former-paths-lead-on: The former path "/api/{checkoutId}/payment" leads nowhere: addresses that begin with /api belong to the server.',
    ],
  },
  {
    mistake: 'a route that screens lead to is missing',
    edits: { 'routes.json': (json) => delete json.routes.checkoutPayment },
    told: [
      'markets/routes.json:3:3 error routes-lead-to-every-screen: The route "checkoutPayment" is missing; the screens of the store lead to it by this name.',
    ],
  },
  {
    mistake: 'a tour that is found by another parameter',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tour/{name}') },
    told: [
      'markets/routes.json:29:15 error routes-lead-to-every-screen: The path of the route "tour" must have {slug}: its screen is found by that.',
    ],
  },
  {
    mistake: 'a step of the checkout that is found by another parameter',
    edits: { 'routes.json': (json) => (json.routes.checkoutPayment.path = '/checkout/{id}/payment') },
    told: [
      'markets/routes.json:68:15 error routes-lead-to-every-screen: The path of the route "checkoutPayment" must have {checkoutId}: its screen is found by that.',
    ],
  },
  {
    mistake: 'another route of a tour that is found by another parameter',
    edits: { 'routes.json': (json) => (json.routes.journey = { page: 'tour', path: '/journey/{id}' }) },
    told: [
      'markets/routes.json:96:15 error routes-lead-to-every-screen: The path of the route "journey" must have {slug}: its screen is found by that.',
    ],
  },
  {
    mistake: 'a page of changes to a booking that is found by another parameter',
    edits: {
      'routes.json': (json) =>
        (json.routes.checkoutBookingModifications = { page: 'checkoutBookingModifications', path: '/changes/{id}', prefixed: false }),
    },
    told: [
      'markets/routes.json:96:15 error routes-lead-to-every-screen: The path of the route "checkoutBookingModifications" must have {checkoutId}: its screen is found by that.',
    ],
  },
  {
    mistake: 'changes to a booking under another name',
    edits: {
      'routes.json': (json) =>
        (json.routes.changes = { page: 'checkoutBookingModifications', path: '/changes/{checkoutId}', prefixed: false }),
    },
    told: [
      'markets/routes.json:94:5 error routes-lead-to-every-screen: The screen "checkoutBookingModifications" works only at the route of its name, not at "changes". [checkoutBookingModifications]',
    ],
  },
  {
    mistake: 'a second planner',
    edits: { 'routes.json': (json) => (json.routes.oldPlanner = { page: 'planner', path: '/old-planner' }) },
    told: [
      'markets/routes.json:94:5 error routes-lead-to-every-screen: The screen "planner" works only at the route of its name, not at "oldPlanner".',
    ],
  },
  {
    mistake: 'bookings at an address with a parameter',
    edits: {
      'routes.json': (json) =>
        (json.routes.bookings = { page: 'account', path: '/bookings/{id}', guards: ['requires-authentication-enabled'] }),
    },
    told: [
      'markets/routes.json:96:15 error routes-lead-to-every-screen: The path of the route "bookings" must have no parameter: who leads there has nothing to fill in.',
    ],
  },
  {
    mistake: 'a page of a partner that is found by another parameter',
    edits: { 'routes.json': (json) => (json.routes.partner = { page: 'moduleReplacement', path: '/partner/{address}', prefixed: false }) },
    told: [
      'markets/routes.json:96:15 error routes-lead-to-every-screen: The path of the route "partner" must have {encodedUrl} or no parameter: its screen is found by that.',
    ],
  },
  {
    mistake: 'pages that are found by another parameter',
    edits: { 'routes.json': (json) => (json.routes.customPage.path = '/{name...}') },
    told: [
      'markets/routes.json:40:15 error routes-lead-to-every-screen: The path of the route "customPage" must have {slug} or no parameter: its screen is found by that.',
    ],
  },
  {
    mistake: 'no mistake: more routes of a screen, and one of the account platform that it finds by a parameter of its own',
    edits: {
      'routes.json': (json) => {
        json.routes.journey = { page: 'tour', path: '/journey/{slug}' };
        json.routes.accountActivation = { page: 'account', path: '/activation/{token}', guards: ['requires-authentication-enabled'] };
      },
    },
    told: [],
  },
  {
    mistake: 'a route that shows another screen',
    edits: { 'routes.json': (json) => (json.routes.search.page = 'home') },
    told: [
      'markets/routes.json:21:15 error routes-lead-to-every-screen: The route "search" must show the screen of this name, not "home". [search]',
    ],
  },
  {
    mistake: 'a checkout that is cached',
    edits: {
      'routes.json': (json) => {
        const { checkoutPayment, ...others } = json.routes;
        json.routes = { checkoutPayment: { ...checkoutPayment, cache }, ...others };
      },
    },
    told: [
      'markets/routes.json:9:7 error personal-pages-are-not-cached: The route "checkoutPayment" shows a checkout, which is one visitor\'s own: kept, it would be shown to others. Remove "cache".',
    ],
  },
  {
    mistake: 'a cached search that does not keep styles apart, and a link by one',
    edits: {
      'routes.json': (json) => (json.routes.search.cache = { ...cache, query: searchQuery.filter((name) => name !== 'style') }),
      'gb/header.json': (json) => (json.links = { tours: { link: { query: { style: 'rail' } } } }),
    },
    told: [
      'markets/routes.json:29:9 error caches-keep-what-screens-read-apart: The screen "search" reads "style" from its address, which must stand here, too: else what visitors choose by that changes nothing.',
    ],
  },
  {
    mistake: 'a misspelt parameter of a cached search',
    edits: {
      'routes.json': (json) =>
        (json.routes.search.cache = { ...cache, query: searchQuery.map((name) => (name === 'style' ? 'styles' : name)) }),
    },
    told: [
      'markets/routes.json:33:11 error caches-keep-what-screens-read-apart: The screen "search" reads no "styles" from its address. [style]',
    ],
  },
  {
    mistake: 'a cached planner that shows every visitor the same',
    edits: { 'routes.json': (json) => (json.routes.planner.cache = cache) },
    told: [
      'markets/routes.json:84:9 error caches-keep-what-screens-read-apart: The screen "planner" reads "tourId" from its address, which must stand here, too: else what visitors choose by that changes nothing.',
    ],
  },
  {
    mistake: 'no mistake: a cached search that keeps apart all that it reads',
    edits: { 'routes.json': (json) => (json.routes.search.cache = { ...cache, query: searchQuery }) },
    told: [],
  },
  {
    mistake: 'a guarded page that is cached',
    edits: {
      'routes.json': (json) => {
        json.routes = { member: { page: 'search', path: '/members', guards: ['restrict-to-unlogged-users'], cache }, ...json.routes };
      },
    },
    told: [
      'markets/routes.json:10:7 error personal-pages-are-not-cached: The route "member" shows an account, which is one visitor\'s own: kept, it would be shown to others. Remove "cache".',
    ],
  },
  {
    mistake: 'a checkout below a market',
    edits: {
      'routes.json': (json) => {
        const { checkoutPayment, ...others } = json.routes;
        json.routes = { checkoutPayment: { page: checkoutPayment.page, path: checkoutPayment.path }, ...others };
      },
    },
    told: [
      'markets/routes.json:4:5 error prefixes-fit-their-screen: Addresses of a checkout have no market and language before them: the route "checkoutPayment" needs "prefixed": false.',
    ],
  },
  {
    mistake: 'a search without a market',
    edits: { 'routes.json': (json) => (json.routes.search.prefixed = false) },
    told: [
      'markets/routes.json:26:19 error prefixes-fit-their-screen: Without market and language before its address nobody knows in which of them to show the route "search". Remove "prefixed".',
    ],
  },
  {
    mistake: 'a home page behind a feature',
    edits: { 'routes.json': (json) => (json.routes.home.flag = 'enableCustomCheckout') },
    told: [
      'markets/routes.json:19:7 error home-pages-are-open-to-all: The route "home" is where visitors arrive; were it closed to some, they would find nothing at all. Remove "flag".',
    ],
  },
  {
    mistake: 'a home page for those who are not logged in',
    edits: {
      'routes.json': (json) => {
        json.routes.home.guards = ['restrict-to-unlogged-users'];
        delete json.routes.home.cache;
      },
    },
    told: [
      'markets/routes.json:14:7 error home-pages-are-open-to-all: The route "home" is where visitors arrive; were it closed to some, they would find nothing at all. Remove "guards".',
    ],
  },
  {
    mistake: 'a search that is closed to some',
    edits: {
      'routes.json': (json) =>
        Object.assign(json.routes.search, { guards: ['requires-authentication-enabled'], cache: { ...cache, query: searchQuery } }),
    },
    told: [
      'markets/routes.json:26:7 error guards-fit-their-screen: Other screens lead everybody to the route "search", which a guard closes to some. Remove "guards".',
    ],
  },
  {
    mistake: 'a step of the checkout that is closed to customers',
    edits: { 'routes.json': (json) => (json.routes.checkoutPayment.guards = ['restrict-to-unlogged-users']) },
    told: [
      'markets/routes.json:71:7 error guards-fit-their-screen: Other screens lead everybody to the route "checkoutPayment", which a guard closes to some. Remove "guards".',
    ],
  },
  {
    mistake: 'a profile that nobody can open who has one',
    edits: {
      'routes.json': (json) =>
        (json.routes.profile = {
          page: 'account',
          path: '/profile',
          guards: ['requires-authentication-enabled', 'restrict-to-unlogged-users'],
        }),
    },
    told: [
      'markets/routes.json:99:9 error guards-fit-their-screen: The route "profile" is for those who are logged in, whom this guard sends to the home page.',
    ],
  },
  {
    mistake: 'no mistake: a login for those who are not logged in',
    edits: {
      'routes.json': (json) =>
        (json.routes.login = {
          page: 'account',
          path: '/login',
          guards: ['requires-authentication-enabled', 'restrict-to-unlogged-users'],
        }),
    },
    told: [],
  },
  {
    mistake: 'a search without menus',
    edits: { 'routes.json': (json) => (json.routes.search.layout = 'checkout') },
    told: [
      'markets/routes.json:26:17 warning layouts-fit-their-screen: The layout "checkout" is for screens of a checkout: visitors of the route "search" would have no menus. [default]',
    ],
  },
  {
    mistake: 'a search that one market has off',
    edits: {
      'routes.json': (json) => (json.routes.search.flag = 'enableCustomCheckout'),
      'be/market.json': (json) => (json.featureFlags.enableCustomCheckout = false),
    },
    told: [
      'markets/be/market.json:27:29 error markets-offer-what-screens-lead-to: The market "be" has its search off, where tours, destinations and error pages lead.',
    ],
  },
  {
    mistake: 'a market without any page for its tours',
    edits: { 'routes.json': (json) => (json.routes.planner.flag = 'enableNewTourDetail') },
    told: [
      'markets/be/market.json:26:28 error markets-offer-what-screens-lead-to: The market "be" has no page for its tours: the routes "tour" and "planner" are both off.',
    ],
  },
  {
    mistake: 'a cache time in milliseconds',
    edits: { 'routes.json': (json) => (json.routes.home.cache.sMaxAge = 86_400_000) },
    told: ['markets/routes.json:15:20 error too-large: "sMaxAge" must be at most 31536000, but is 86400000.'],
  },
  {
    mistake: 'a needed route of another strategy, to which links lead',
    edits: { 'routes.json': (json) => (json.routes.search.strategy = 'single-market-and-language') },
    told: [
      'markets/routes.json:26:19 error routes-lead-to-every-screen: The route "search" is missing in a brand of the strategy "multi-market-and-language"; the screens of the store lead to it. [multi-market-and-language]',
    ],
  },
  {
    mistake: 'a route of another strategy, to which several links lead',
    edits: {
      'routes.json': (json) =>
        (json.routes = { ideas: { page: 'search', path: '/ideas', strategy: 'single-market-and-language' }, ...json.routes }),
      'base/header.json': (json) => (json.links.tours.link.route = 'ideas'),
      'base/footer.json': (json) => (json.firstBlock.links.tours.link.route = 'ideas'),
    },
    told: [
      'markets/routes.json:7:19 error links-name-an-existing-route: 2 links lead to the route "ideas", which a brand of the strategy "multi-market-and-language" does not have. [multi-market-and-language]',
    ],
  },
  {
    mistake: 'a parameter with a colon',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tour/:slug') },
    told: [
      'markets/routes.json:29:15 error route-paths-are-well-formed: In the path "/tour/:slug" a parameter is written as for another program; here it looks like {slug}. [/tour/{slug}]',
    ],
  },
  {
    mistake: 'a parameter in square brackets',
    edits: { 'routes.json': (json) => (json.routes.tour.path = '/tour/[slug]') },
    told: [
      'markets/routes.json:29:15 error route-paths-are-well-formed: In the path "/tour/[slug]" a parameter is written as for another program; here it looks like {slug}. [/tour/{slug}]',
    ],
  },
  {
    mistake: 'a rest of the address with dots in front',
    edits: { 'routes.json': (json) => (json.routes.customPage.path = '/{...slug}') },
    told: [
      'markets/routes.json:40:15 error route-paths-are-well-formed: In the path "/{...slug}" a parameter is written as for another program; here it looks like {slug}. [/{slug...}]',
    ],
  },
  {
    mistake: 'a rest of the address as a star',
    edits: { 'routes.json': (json) => (json.routes.customPage.path = '/*') },
    told: [
      'markets/routes.json:40:15 error route-paths-are-well-formed: In the path "/*" a parameter is written as for another program; here it looks like {slug}. [/{slug...}]',
    ],
  },
  {
    mistake: 'a path with backslashes',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = '\\nos\\circuits') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: The path "\\nos\\circuits" must start with a slash. [/nos/circuits]',
    ],
  },
  {
    mistake: 'a path that is a full address',
    edits: { 'routes.json': (json) => (json.routes.search.path.fr = 'https://small.example/circuits') },
    told: [
      'markets/routes.json:24:15 error route-paths-are-well-formed: The path "https://small.example/circuits" must start with a slash. [/circuits]',
    ],
  },
  {
    mistake: 'a route that is renamed, to which many links lead',
    edits: {
      'routes.json': (json) => (json.routes = { idees: { page: 'search', path: '/ideas' }, ...json.routes }),
      'base/header.json': (json) => (json.links.tours.link.route = 'ideas'),
      'base/footer.json': (json) => {
        json.firstBlock.links.tours.link.route = 'ideas';
        json.secondBlock.links.tours.link.route = 'ideas';
      },
    },
    told: ['markets/routes.json:4:5 error links-name-an-existing-route: 3 links lead to the route "ideas", which is missing here. [ideas]'],
  },
  {
    mistake: 'a route of pages that takes but one part of an address',
    edits: { 'routes.json': (json) => (json.routes.customPage.path = '/{slug}') },
    told: [
      'markets/routes.json:40:15 error pages-stand-at-a-route: The page "about" has a slug, and pages with a slug stand at a path that ends with {slug...}; three dots are missing here. [/{slug...}]',
    ],
  },
];
