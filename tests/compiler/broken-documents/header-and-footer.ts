import type { BrokenDocument } from './broken-document.ts';
import { rename, shippedText } from './edits.ts';

const telephone = { type: 'external', url: 'tel:+442079460142' };

export const headerAndFooterMistakes: BrokenDocument[] = [
  {
    mistake: 'a link to a route called like what every object has',
    edits: { 'base/header.json': (json) => (json.links.tours.link.route = 'constructor') },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "constructor", which routes.json does not have.',
    ],
  },
  {
    mistake: 'an unknown icon',
    edits: { 'base/header.json': (json) => (json.links.home.iconName = 'compas') },
    told: ['markets/base/header.json:27:19 error not-one-of: "iconName" must be one of 38 known values, but is "compas". [compass]'],
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
      'markets/base/header.json:38:16 error wrong-form: "url" must be an address that begins with https:, mailto: or tel:, but is "small.example". [https://small.example]',
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
    mistake: 'a link to an unknown route',
    edits: { 'base/header.json': (json) => (json.links.tours.link.route = 'serch') },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "serch", which routes.json does not have. [search]',
    ],
  },
  {
    mistake: 'a link to a route of the other routing strategy',
    edits: {
      'routes.json': (json) => (json.routes.help = { page: 'account', path: '/help', strategy: 'single-market-and-language' }),
      'base/header.json': (json) => (json.links.tours.link.route = 'help'),
    },
    told: [
      'markets/base/header.json:13:18 error links-name-an-existing-route: This link leads to the route "help", which a brand of the strategy "multi-market-and-language" does not have.',
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
    mistake: 'a menu entry without its kind',
    edits: { 'base/header.json': (json) => delete json.links.home.type },
    told: [
      'markets/base/header.json:16:5 error missing-key: "type" is missing here: one of "simple", "customMegaMenu", "dynamicMegaMenu".',
    ],
  },
  {
    mistake: 'a menu entry of an unknown kind',
    edits: { 'base/header.json': (json) => (json.links.home.type = 'megaMenu') },
    told: [
      'markets/base/header.json:17:15 error not-one-of: "type" must be one of "simple", "customMegaMenu", "dynamicMegaMenu", but is "megaMenu".',
    ],
  },
  {
    mistake: 'a link without its kind',
    edits: { 'base/header.json': (json) => delete json.links.home.link.type },
    told: ['markets/base/header.json:23:7 error missing-key: "type" is missing here: one of "route", "page", "tour", "external".'],
  },
  {
    mistake: 'a link of an unknown kind',
    edits: { 'base/header.json': (json) => (json.links.home.link = { type: 'internal', route: 'home' }) },
    told: [
      'markets/base/header.json:24:17 error not-one-of: "type" must be one of "route", "page", "tour", "external", but is "internal". [external]',
    ],
  },
  {
    mistake: 'a link whose kind is a number',
    edits: { 'base/header.json': (json) => (json.links.home.link.type = 1) },
    told: ['markets/base/header.json:24:17 error not-one-of: "type" must be one of "route", "page", "tour", "external", but is 1.'],
  },
  {
    mistake: 'a link to a page that does not exist',
    edits: { 'base/header.json': (json) => (json.links.home.link = { type: 'page', page: 'hom' }) },
    told: [
      'markets/base/header.json:25:17 error links-lead-to-something-that-exists: This link leads to the page "hom", which does not exist. [home]',
    ],
  },
  {
    mistake: 'a link to a tour that does not exist',
    edits: { 'base/header.json': (json) => (json.links.home.link = { type: 'tour', tour: 'two-lake' }) },
    told: [
      'markets/base/header.json:25:17 error links-lead-to-something-that-exists: This link leads to the tour "two-lake", which does not exist. [two-lakes]',
    ],
  },
  {
    mistake: 'a link to a slug that no tour has',
    edits: { 'base/footer.json': (json) => (json.thirdBlock.links.alps.link.params.slug = 'deux-lac') },
    told: [
      'markets/base/footer.json:53:21 error links-lead-to-something-that-exists: This link leads to the tour "deux-lac", which does not exist. [deux-lacs]',
    ],
  },
  {
    mistake: 'a link to a page that one market switched off',
    edits: {
      'be/header.json': (json) =>
        (json.links.lakes = {
          type: 'simple',
          order: 3,
          label: { en: 'Lakes' },
          link: { type: 'route', route: 'tour', params: { slug: 'two-lakes' } },
        }),
    },
    told: [
      'markets/be/header.json:18:18 warning links-lead-to-pages-that-are-switched-on: This link leads to the route "tour", whose feature "enableNewTourDetail" is off in the market "be": the page is not found there.',
    ],
  },
  {
    mistake: 'an external address without https in one language',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url.fr = 'www.small.example') },
    told: [
      'markets/base/header.json:40:17 error external-links-have-a-full-address: "www.small.example" is no full address: one begins with https://, mailto: or tel: and has no spaces. [https://www.small.example]',
    ],
  },
  {
    mistake: 'an address that runs a script in one language',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url.en = 'javascript:alert(1)') },
    told: [
      'markets/base/header.json:39:17 error external-links-have-a-full-address: "javascript:alert(1)" is no full address: one begins with https://, mailto: or tel: and has no spaces.',
    ],
  },
  {
    mistake: 'a label without English',
    edits: { 'base/header.json': (json) => delete json.links.home.label.en },
    told: [
      'markets/base/header.json:19:7 error missing-key: "en" is missing in "label". English; shown where another language has no text.',
    ],
  },
  {
    mistake: 'a label that is empty',
    edits: { 'base/header.json': (json) => (json.links.home.label.fr = '') },
    told: ['markets/base/header.json:21:15 error too-short: "fr" must not be empty.'],
  },
  {
    mistake: 'an order in quotation marks',
    edits: { 'base/header.json': (json) => (json.links.home.order = '1') },
    told: [
      'markets/base/header.json:18:16 error wrong-type: "order" must be a number, but is the text "1". Write 1, without quotation marks.',
    ],
  },
  {
    mistake: 'a mark of a payment method that does not exist',
    edits: { 'base/footer.json': (json) => (json.paymentMethodsBlock.icons = { card: { order: 1, src: 'visa.svg', alt: 'Visa' } }) },
    told: ['markets/base/footer.json:71:16 error brand-marks-exist: The file visa.svg does not lie in content/brand.'],
  },
  {
    mistake: 'a block of the footer that does not exist',
    edits: { 'base/footer.json': (json) => rename(json, 'secondBlock', 'secondBlok') },
    told: ['markets/base/footer.json:70:3 error unknown-key: "secondBlok" is not known in this document. [secondBlock]'],
  },
  {
    mistake: 'a link that is an address alone',
    edits: { 'gb/header.json': (json) => (json.links = { home: { link: '/tours' } }) },
    told: [
      'markets/gb/header.json:4:15 error wrong-type: "link" must be a link, like { "type": "route", "route": "home" }, but is the text "/tours".',
    ],
  },
  {
    mistake: 'a picture that is a file name alone',
    edits: { 'gb/errors.json': (json) => (json.errorConfiguration404 = { image: 'lake.svg' }) },
    told: [
      'markets/gb/errors.json:3:14 error wrong-type: "image" must be a picture, like { "src": "lake.svg", "alt": { "en": "…" } }, but is the text "lake.svg".',
    ],
  },
  {
    mistake: 'a search for a style that does not exist',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "style": "rails" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:91 error links-ask-for-what-can-be-found: This link looks for tours by the style "rails", which does not exist. [rail]',
    ],
  },
  {
    mistake: 'a search for a month by its name',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "month": "May" } } } } }',
    },
    told: ['markets/gb/header.json:1:91 error links-ask-for-what-can-be-found: A month is a number from 1 to 12, but this is "May".'],
  },
  {
    mistake: 'a search for a month after the last',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "month": "13" } } } } }',
    },
    told: ['markets/gb/header.json:1:91 error links-ask-for-what-can-be-found: A month is a number from 1 to 12, but this is "13".'],
  },
  {
    mistake: 'a search for a month with a zero',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "month": "05" } } } } }',
    },
    told: [],
  },
  {
    mistake: 'a search for a duration that does not exist',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "duration": "longer" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:94 error links-ask-for-what-can-be-found: This link looks for tours by the duration "longer", which does not exist. [long]',
    ],
  },
  {
    mistake: 'a search in an order that does not exist',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "sort": "prices" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:90 error links-ask-for-what-can-be-found: The search cannot sort by "prices", only by "relevance", "price", "duration", "departure". [price]',
    ],
  },
  {
    mistake: 'a search for a page that is no number',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "page": "zero" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:90 error links-ask-for-what-can-be-found: A page of the results is a number from 1 on, but this is "zero".',
    ],
  },
  {
    mistake: 'a search for a country that does not exist',
    edits: {
      'gb/header.json': '{ "links": { "tours": { "link": { "type": "route", "route": "search", "query": { "country": "swiss" } } } } }',
    },
    told: [
      'markets/gb/header.json:1:93 error links-ask-for-what-can-be-found: This link looks for tours by the country "swiss", which does not exist.',
    ],
  },
  {
    mistake: 'two entries of a menu with one order',
    edits: { 'base/header.json': (json) => (json.links.home.order = 2) },
    told: [
      'markets/base/header.json:18:16 warning neighbours-have-orders-of-their-own: "tours" has the order 2, too, so it is left to chance which of the two comes first.',
    ],
  },
  {
    mistake: 'a telephone without its number',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 'tel:') },
    told: [
      'markets/base/header.json:38:16 error external-links-have-a-full-address: "tel:" is no full address: one with tel: looks like tel:+442079460142, without spaces.',
    ],
  },
  {
    mistake: 'a mail to nobody',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 'mailto:hello') },
    told: [
      'markets/base/header.json:38:16 error external-links-have-a-full-address: "mailto:hello" is no full address: one with mailto: looks like mailto:hello@example.com.',
    ],
  },
  {
    mistake: 'a panel without entries',
    edits: {
      'gb/header.json':
        '{ "links": { "ideas": { "type": "customMegaMenu", "order": 9, "label": { "en": "Ideas" }, "link": { "type": "route", "route": "search" }, "items": {} } } }',
    },
    told: ['markets/gb/header.json:1:148 error too-few: "items" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a link to a slug that no page has',
    edits: {
      'base/footer.json': (json) =>
        (json.firstBlock.links.tours.link = { type: 'route', route: 'customPage', params: { slug: 'company/about-uss' } }),
    },
    told: [
      'markets/base/footer.json:18:21 error links-lead-to-something-that-exists: This link leads to the page "company/about-uss", which does not exist. [company/about-us]',
    ],
  },
  {
    mistake: 'a link to a slug that no page has in one market',
    edits: {
      'gb/footer.json': (json) =>
        (json.firstBlock = {
          links: { about: { order: 9, label: { en: 'About' }, link: { type: 'route', route: 'customPage', params: { slug: 'history' } } } },
        }),
    },
    told: [
      'markets/gb/footer.json:13:21 error links-lead-to-something-that-exists: This link leads to the page "history", which does not exist.',
    ],
  },
  {
    mistake: 'a link to the planner without a tour',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'planner' }) },
    told: [
      'markets/base/header.json:13:18 error links-give-the-parameters-of-their-route: A link to the route "planner" must say in "query" what its "tourId" is; one of the type "tour" leads to that tour in every market.',
    ],
  },
  {
    mistake: 'a link to the planner whose tour stands in its path',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'planner', params: { tourId: 'two-lakes' } }) },
    told: [
      'markets/base/header.json:15:11 error links-give-the-parameters-of-their-route: The path of the route "planner" has no parameter "tourId"; it belongs in "query".',
    ],
  },
  {
    mistake: 'a link to the planner with a misspelt parameter',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'planner', query: { tourid: 'two-lakes' } }) },
    told: [
      'markets/base/header.json:15:11 error links-ask-for-what-can-be-found: The route "planner" does not read "tourid" from its address, so this changes nothing. [tourId]',
    ],
  },
  {
    mistake: 'a link to the planner with a misspelt tour',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'planner', query: { tourId: 'two-laks' } }) },
    told: [
      'markets/base/header.json:15:21 error links-lead-to-something-that-exists: This link leads to the tour "two-laks", which does not exist. [two-lakes]',
    ],
  },
  {
    mistake: 'no mistake: a link to a tour in the planner',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'planner', query: { tourId: 'two-lakes' } }) },
    told: [],
  },
  {
    mistake: 'a link to the login that one market inherits and another takes away, both without accounts',
    edits: {
      'routes.json': (json) => (json.routes.login = { page: 'account', path: '/login', guards: ['requires-authentication-enabled'] }),
      'base/header.json': (json) =>
        (json.links.account = {
          type: 'simple',
          order: 3,
          label: { en: 'My account', fr: 'Mon compte' },
          link: { type: 'route', route: 'login' },
        }),
      'gb/header.json': (json) => (json.links = { account: null }),
    },
    told: [
      'markets/base/header.json:38:18 warning links-lead-to-pages-that-are-switched-on: This link leads to the route "login", but there are no customer accounts in the market "be": the page is not found there.',
    ],
  },
  {
    mistake: 'a link to the login in a market without accounts',
    edits: {
      'routes.json': (json) => (json.routes.login = { page: 'account', path: '/login', guards: ['requires-authentication-enabled'] }),
      'gb/header.json': (json) =>
        (json.links = {
          account: { type: 'simple', order: 3, label: { en: 'My account', fr: 'Mon compte' }, link: { type: 'route', route: 'login' } },
        }),
    },
    told: [
      'markets/gb/header.json:12:18 warning links-lead-to-pages-that-are-switched-on: This link leads to the route "login", but there are no customer accounts in the market "gb": the page is not found there.',
    ],
  },
  {
    mistake: 'no mistake: a login among the words around accounts, which a market without them never shows',
    edits: {
      'routes.json': (json) => (json.routes.login = { page: 'account', path: '/login', guards: ['requires-authentication-enabled'] }),
      'base/customer-account.json': (json) => (json.links.login = { type: 'route', route: 'login' }),
    },
    told: [],
  },
  {
    mistake: 'a page of all markets that leads to a page which one of them has off',
    edits: {
      'content/pages/home.json': (json) => (json.blocks.list.cta.link = { type: 'route', route: 'tour', params: { slug: 'two-lakes' } }),
    },
    told: [
      'markets/content/pages/home.json:30:20 warning links-lead-to-pages-that-are-switched-on: This link leads to the route "tour", whose feature "enableNewTourDetail" is off in the market "be": the page is not found there.',
    ],
  },
  {
    mistake: 'a text of all markets that leads in both its languages to a page which one of them has off',
    edits: {
      'routes.json': (json) => (json.routes.offers = { page: 'search', path: '/offers', flag: 'enableNewTourDetail' }),
      'content/pages/about.json': (json) =>
        (json.blocks.story.body = { en: '<p><a href="route:offers">Offers</a></p>', fr: '<p><a href="route:offers">Offres</a></p>' }),
    },
    told: [
      'markets/content/pages/about.json:21:9 warning links-lead-to-pages-that-are-switched-on: This link leads to the route "offers", whose feature "enableNewTourDetail" is off in the market "be": the page is not found there.',
    ],
  },
  {
    mistake: 'no mistake: a French text that leads to a page which a market that speaks English alone has off',
    edits: {
      'routes.json': (json) => (json.routes.offers = { page: 'search', path: '/offers', flag: 'enableOffers' }),
      'base/market.json': (json) => (json.featureFlags.enableOffers = true),
      'gb/market.json': (json) => (json.featureFlags = { enableOffers: false }),
      'content/pages/about.json': (json) =>
        (json.blocks.story.body = { en: '<p>Nothing.</p>', fr: '<p><a href="route:offers">Offres</a></p>' }),
    },
    told: [],
  },
  {
    mistake: 'a page that is gone, to which a menu and a text in two languages lead',
    edits: {
      'content/pages/about.json': null,
      'base/footer.json': (json) => (json.firstBlock.links.tours.link = { type: 'page', page: 'about' }),
      'content/pages/home.json': (json) =>
        (json.blocks.story = {
          type: 'richText',
          order: 9,
          body: { en: '<p><a href="page:about">About us</a></p>', fr: '<p><a href="page:about">À propos</a></p>' },
        }),
    },
    told: [
      'markets/content/pages/about.json:1:1 error links-lead-to-something-that-exists: 2 links lead to the page "about", which does not exist: content/pages/home.json:94 and base/footer.json:16.',
    ],
  },
  {
    mistake: 'a page that was renamed',
    edits: {
      'content/pages/about.json': null,
      'content/pages/company.json': shippedText('content/pages/about.json'),
      'base/footer.json': (json) => (json.firstBlock.links.tours.link = { type: 'page', page: 'about' }),
    },
    told: [
      'markets/base/footer.json:16:19 error links-lead-to-something-that-exists: This link leads to the page "about", which does not exist. [company]',
    ],
  },
  {
    mistake: 'a link to a tour of one’s own, where the page for designing one is meant',
    edits: {
      'routes.json': (json) => {
        json.routes.designYourOwnTour = { page: 'designYourOwnTour', path: '/design' };
        json.routes.customTour = { page: 'customTour', path: '/design/{refId}' };
      },
      'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'customTour' }),
    },
    told: [
      'markets/base/header.json:13:18 error links-give-the-parameters-of-their-route: A link to the route "customTour" must say in "params" what its "refId" is: it shows a tour that one visitor designed. [designYourOwnTour]',
    ],
  },
  {
    mistake: 'a link to a step of the checkout',
    edits: { 'base/header.json': (json) => (json.links.tours.link = { type: 'route', route: 'checkoutPayment' }) },
    told: [
      'markets/base/header.json:13:18 error links-do-not-lead-into-a-checkout: A link cannot lead to the route "checkoutPayment": each visitor has a checkout of their own, which begins on the page of a tour.',
    ],
  },
  {
    mistake: 'a link to a checkout with a made-up number in one market',
    edits: { 'gb/header.json': (json) => (json.links = { tours: { link: { route: 'checkoutEntry', params: { checkoutId: '1' } } } }) },
    told: [
      'markets/gb/header.json:5:18 error links-do-not-lead-into-a-checkout: A link cannot lead to the route "checkoutEntry": each visitor has a checkout of their own, which begins on the page of a tour.',
    ],
  },
  {
    mistake: 'an entry of a panel that holds nothing',
    edits: {
      'base/header.json': (json) =>
        (json.links.tours = {
          ...json.links.tours,
          type: 'customMegaMenu',
          items: { rail: { order: 1, label: { en: 'By rail', fr: 'En train' }, title: { en: 'By rail' }, links: {} } },
        }),
    },
    told: [
      'markets/base/header.json:16:9 error menus-hold-something: This entry of a menu holds nothing: give it a link, links, a paragraph or a picture.',
    ],
  },
  {
    mistake: 'an entry of a panel that a market empties',
    edits: {
      'base/header.json': (json) =>
        (json.links.tours = {
          ...json.links.tours,
          type: 'customMegaMenu',
          items: { rail: { order: 1, label: { en: 'By rail', fr: 'En train' }, link: { type: 'route', route: 'search' } } },
        }),
      'gb/header.json': (json) => (json.links = { tours: { items: { rail: { link: null } } } }),
    },
    told: [
      'markets/gb/header.json:5:9 error menus-hold-something: This entry of a menu holds nothing: give it a link, links, a paragraph or a picture.',
    ],
  },
  {
    mistake: 'an address without the end of its host',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 'https://small') },
    told: [
      'markets/base/header.json:38:16 error external-links-have-a-full-address: "https://small" is no full address: behind https:// stands a host with a dot, as in https://www.example.com/tours.',
    ],
  },
  {
    mistake: 'an address that begins twice',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link.url = 'https://https://small.example') },
    told: [
      'markets/base/header.json:38:16 error external-links-have-a-full-address: "https://https://small.example" is no full address: behind https:// stands a host with a dot, as in https://www.example.com/tours.',
    ],
  },
  {
    mistake: 'a mail to a domain without its end in one market',
    edits: { 'gb/header.json': (json) => (json.externalNavigation = { blog: { link: { url: 'mailto:hello@small' } } }) },
    told: [
      'markets/gb/header.json:5:16 error external-links-have-a-full-address: "mailto:hello@small" is no full address: one with mailto: looks like mailto:hello@example.com.',
    ],
  },
  {
    mistake: 'two entries of a menu with one label',
    edits: { 'base/header.json': (json) => (json.links.home.label.en = 'Tours') },
    told: ['markets/base/header.json:20:15 warning entries-of-a-menu-differ: The entry "tours" beside this one is called "Tours", too.'],
  },
  {
    mistake: 'two entries of a menu with one label in one market',
    edits: { 'gb/header.json': (json) => (json.links = { tours: { label: { en: 'Home' } } }) },
    told: ['markets/gb/header.json:5:15 warning entries-of-a-menu-differ: The entry "home" beside this one is called "Home", too.'],
  },
  {
    mistake: 'a telephone number beside another',
    edits: {
      'base/header.json': (json) =>
        (json.externalNavigation.blog = {
          order: 1,
          label: { en: 'Call 020 7946 0142', fr: 'Appelez le +44 20 7946 0143' },
          link: telephone,
        }),
    },
    told: [
      'markets/base/header.json:35:15 warning links-lead-where-their-words-say: Visitors read "+44 20 7946 0143", but this link leads to "tel:+442079460142".',
    ],
  },
  {
    mistake: 'an email address beside another in one market',
    edits: {
      'gb/header.json': (json) =>
        (json.externalNavigation = { blog: { label: { en: 'Write to hello@small.example' }, link: { url: 'mailto:post@small.example' } } }),
    },
    told: [
      'markets/gb/header.json:5:15 warning links-lead-where-their-words-say: Visitors read "hello@small.example", but this link leads to "mailto:post@small.example".',
    ],
  },
  {
    mistake: 'an address without its s',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link = { type: 'external', url: 'http://small.example/blog' }) },
    told: [
      'markets/base/header.json:38:16 error wrong-form: "url" must be an address that begins with https:, mailto: or tel:, but is "http://small.example/blog". [https://small.example/blog]',
    ],
  },
  {
    mistake: 'a telephone number with spaces',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link = { type: 'external', url: 'tel:+44 20 7946 0142' }) },
    told: [
      'markets/base/header.json:38:16 error external-links-have-a-full-address: "tel:+44 20 7946 0142" is no full address: one with tel: looks like tel:+442079460142, without spaces. [tel:+442079460142]',
    ],
  },
  {
    mistake: 'a telephone number alone',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link = { type: 'external', url: '+44 20 7946 0142' }) },
    told: [
      'markets/base/header.json:38:16 error wrong-form: "url" must be an address that begins with https:, mailto: or tel:, but is "+44 20 7946 0142". [tel:+442079460142]',
    ],
  },
  {
    mistake: 'an e-mail address alone',
    edits: { 'base/header.json': (json) => (json.externalNavigation.blog.link = { type: 'external', url: 'travel@small.example' }) },
    told: [
      'markets/base/header.json:38:16 error wrong-form: "url" must be an address that begins with https:, mailto: or tel:, but is "travel@small.example". [mailto:travel@small.example]',
    ],
  },
  {
    mistake: 'a telephone number with the 0 that is not dialled from abroad',
    edits: {
      'base/footer.json': (json) => {
        json.firstBlock.links.tours.label = { en: '+32 (0)2 000 01 42', fr: '+32 (0)2 000 01 42' };
        json.firstBlock.links.tours.link = { type: 'external', url: 'tel:+32(0)20000142' };
      },
    },
    told: [
      'markets/base/footer.json:16:18 error external-links-have-a-full-address: Nobody would be called at "tel:+32(0)20000142": behind the code of the country, the 0 in brackets is left out. [tel:+3220000142]',
    ],
  },
  {
    mistake: 'a telephone number that is another one in every language of its words',
    edits: {
      'base/footer.json': (json) => {
        json.firstBlock.links.tours.label = { en: 'Call +32 2 000 01 42', fr: 'Appelez le +32 2 000 01 42' };
        json.firstBlock.links.tours.link = { type: 'external', url: 'tel:+3220000143' };
      },
    },
    told: [
      'markets/base/footer.json:12:17 warning links-lead-where-their-words-say: Visitors read "+32 2 000 01 42", but this link leads to "tel:+3220000143".',
    ],
  },
];
