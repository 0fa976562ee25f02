import { serverPaths } from '#contract/server-paths.ts';
import type { CatalogueEntry } from './entry.ts';

/** Mistakes of routes, and of links that lead to them. */
export const routeEntries = {
  'route-paths-are-well-formed': {
    title: 'Paths of routes are well formed',
    explanation:
      'A path begins with a slash, has words or {parameters} between slashes, no spaces, no slash at its end, and the same parameters in every language.',
    wrong: '{ "path": { "en": "/tour/{slug}", "fr": "/circuit/{nom}" } }',
    right: '{ "path": { "en": "/tour/{slug}", "fr": "/circuit/{slug}" } }',
  },
  'route-flags-are-declared-in-base': {
    title: 'Features of routes are declared in base',
    explanation: 'A route may depend on a feature that base/market.json declares. A misspelt one would switch the page off for ever.',
    wrong: '{ "flag": "enableNewTourDetails" }',
    right: '{ "flag": "enableNewTourDetail" }',
  },
  'localised-paths-do-not-collide': {
    title: 'Localised paths do not collide',
    explanation: 'Two routes with one address in the same language: only one of them could be reached.',
    wrong: '"search": { "path": "/tours" }, "planner": { "path": "/tours" }',
    right: '"search": { "path": "/tours" }, "planner": { "path": "/planner" }',
  },
  'paths-are-free': {
    title: 'Paths are free',
    explanation: `The server itself answers what begins with ${Object.values(serverPaths).join(', ')}; and what begins with a market and a language, as /gb-en, is a page of that market. A path that has no prefix begins otherwise.`,
    wrong: '"privacyPolicy": { "page": "content", "path": "/files/privacy" } in a store with a single market',
    right: '"privacyPolicy": { "page": "content", "path": "/privacy" }',
  },
  'former-paths-lead-on': {
    title: 'Former paths lead on',
    explanation:
      'A path that a route once had leads to its path of today. It has the same parameters, no other page stands at it in the meantime, and no other route had it, too. One that changed in a single language stands there alone, as { "fr": "/circuits" }.',
    wrong: '"search": { "path": "/all-tours", "formerPaths": ["/planner"] } where "/planner" is a route of its own',
    right: '"search": { "path": "/all-tours", "formerPaths": ["/tours"] }',
  },
  'links-name-an-existing-route': {
    title: 'Links name an existing route',
    explanation:
      'A link within the store names a route of routes.json, not an address, and one that the brand has under its routing strategy.',
    wrong: '{ "type": "route", "route": "serch" }',
    right: '{ "type": "route", "route": "search" }',
  },
  'links-give-the-parameters-of-their-route': {
    title: 'Links give the parameters of their route',
    explanation: 'A route with {parameters} in its path can only be linked to when the link says what they are.',
    wrong: '{ "type": "route", "route": "tour" }',
    right: '{ "type": "route", "route": "tour", "params": { "slug": "lofoten-islands" } }',
  },
  'links-lead-to-something-that-exists': {
    title: 'Links lead to something that exists',
    explanation:
      'What a link names, a tour, a region, a country or a page, exists in every language, and so do the tours that blocks of a page and promo codes name by their id, the name of their file in content/tours.',
    wrong: '{ "type": "route", "route": "tour", "params": { "slug": "lofoten-iland" } }',
    right: '{ "type": "route", "route": "tour", "params": { "slug": "lofoten-islands" } }',
  },
  'links-lead-to-pages-that-are-switched-on': {
    title: 'Links lead to pages that are switched on',
    explanation:
      'A market that switches a feature off, or has no customer accounts, but keeps a link to such a page, sends visitors to a page that is not found. Pages that all markets share must not have such a link at all. Links to destinations alone lead to the search then.',
    wrong: '{ "featureFlags": { "enableDesignYourOwnTourPage": false } } with a link to that page in its header',
    right: '{ "links": { "design": null } } in the header of that market',
  },
  'external-links-have-a-full-address': {
    title: 'External links have a full address',
    explanation: 'An address outside the store begins with https:, mailto: or tel:, in every language.',
    wrong: '{ "type": "external", "url": { "en": "www.portolan.example" } }',
    right: '{ "type": "external", "url": { "en": "https://www.portolan.example" } }',
  },
  'call-to-action-text-and-link-come-together': {
    title: 'Call-to-action text and link come together',
    explanation: 'A button exists only where both its text and its link are given. State both, or neither.',
    wrong: '{ "ctaText": { "en": "Home" } }',
    right: '{ "ctaText": { "en": "Home" }, "ctaLink": { "type": "route", "route": "home" } }',
  },
  'routes-lead-to-every-screen': {
    title: 'Routes lead to every screen',
    explanation:
      'Screens lead to one another by the names of routes: home, search, tour, the steps of the checkout. Each of these routes exists under its name, and shows the screen of that name. Every route has the parameters by which its screen is found: {slug} for a tour, {checkoutId} for a checkout, none for the login. The planner and the screens of the checkout work at the route of their name alone.',
    wrong: '"tour": { "page": "tour", "path": "/tour/{name}" }',
    right: '"tour": { "page": "tour", "path": "/tour/{slug}" }',
  },
  'links-ask-for-what-can-be-found': {
    title: 'Links ask for what can be found',
    explanation:
      'A query of a link names what the route asks its address for. A link to the search looks for a region or a country of destinations.json, or for a style that tours may have; a month and a page are numbers, a duration and an order are among the few that the search knows.',
    wrong: '{ "route": "search", "query": { "style": "trains" } }',
    right: '{ "route": "search", "query": { "style": "rail" } }',
  },
} satisfies Record<string, CatalogueEntry>;
