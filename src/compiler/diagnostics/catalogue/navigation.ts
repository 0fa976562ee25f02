import type { CatalogueEntry } from './entry.ts';

/** Mistakes of what visitors may open, and of the menus that lead them there. */
export const navigationEntries = {
  'personal-pages-are-not-cached': {
    title: 'Personal pages are not cached',
    explanation:
      'A cached page is rendered once and shown to everybody. Checkouts and accounts belong to one visitor each, so their routes have no cache.',
    wrong: '"checkoutPayment": { "path": "/checkout/{checkoutId}/payment", "cache": { … } }',
    right: '"checkoutPayment": { "path": "/checkout/{checkoutId}/payment" }',
  },
  'caches-keep-what-screens-read-apart': {
    title: 'Caches keep what screens read apart',
    explanation:
      'A cached page is one page for all addresses that differ only in parameters which "query" does not name. The search reads what is looked for from its address, the planner its tour: all of these parameters stand in the query of their cache.',
    wrong: '"search": { "page": "search", "cache": { "query": ["query", "sort"], … } }',
    right:
      '"search": { "page": "search", "cache": { "query": ["query", "region", "country", "style", "duration", "month", "sort", "page"], … } }',
  },
  'links-do-not-lead-into-a-checkout': {
    title: 'Links do not lead into a checkout',
    explanation:
      'The address of a checkout has the number of that checkout in it, which nobody knows before a visitor chooses a departure. Link to the search or to a tour.',
    wrong: '{ "type": "route", "route": "checkoutPayment" }',
    right: '{ "type": "tour", "tour": "lofoten-islands" }',
  },
  'prefixes-fit-their-screen': {
    title: 'Prefixes fit their screen',
    explanation:
      'Market and language stand before the address of every page, so that it is known in which of them to show it. The market selector has none yet, and a checkout knows its own: those two have "prefixed": false.',
    wrong: '"search": { "path": "/tours", "prefixed": false }',
    right: '"search": { "path": "/tours" }',
  },
  'home-pages-are-open-to-all': {
    title: 'Home pages are open to all',
    explanation:
      'Logo, market selector and error pages lead to the home page. A feature that is off or a guard would leave them leading nowhere.',
    wrong: '"home": { "page": "home", "path": "/", "flag": "enableNewHome" }',
    right: '"home": { "page": "home", "path": "/" }',
  },
  'guards-fit-their-screen': {
    title: 'Guards fit their screen',
    explanation:
      'Screens lead everybody to the search, to tours, destinations and through the checkout: none of these has a guard. "requires-authentication-enabled" is for pages around accounts; it asks whether the market has accounts, not whether somebody is logged in. "restrict-to-unlogged-users" is for the way in (login, signup), and sends customers who are logged in to the home page.',
    wrong: '"profile": { "page": "account", "path": "/profile", "guards": ["restrict-to-unlogged-users"] }',
    right: '"profile": { "page": "account", "path": "/profile", "guards": ["requires-authentication-enabled"] }',
  },
  'layouts-fit-their-screen': {
    title: 'Layouts fit their screen',
    explanation:
      'The layouts "checkout" and "checkout-empty" have no menus, so that nobody is led away from a booking. Around a search or a tour visitors need them.',
    wrong: '"search": { "page": "search", "path": "/tours", "layout": "checkout" }',
    right: '"search": { "page": "search", "path": "/tours" }',
  },
  'menus-hold-something': {
    title: 'Menus hold something',
    explanation: 'An entry of a panel that has neither a link nor links, words or a picture opens nothing.',
    wrong: '"items": { "rail": { "order": 1, "label": { "en": "By rail" } } }',
    right: '"items": { "rail": { "order": 1, "label": { "en": "By rail" }, "link": { "type": "route", "route": "search" } } }',
  },
  'entries-of-a-menu-differ': {
    title: 'Entries of a menu differ',
    explanation:
      'Two entries side by side with the same words, in one language even, look like one that was copied and only half changed; visitors cannot tell them apart. So do two that lead to the same address under different words.',
    wrong: '{ "tours": { "label": { "en": "Tours" }, … }, "rail": { "label": { "en": "Tours" }, … } }',
    right: '{ "tours": { "label": { "en": "Tours" }, … }, "rail": { "label": { "en": "By rail" }, … } }',
  },
  'links-lead-where-their-words-say': {
    title: 'Links lead where their words say',
    explanation:
      'Where the words of a link show a telephone number or an email address, the link calls that number or writes to that address. One of the two was probably forgotten when the other changed. So was one of the two where the words are the name of a tour, a page, a region or a country, and the link leads to another one.',
    wrong: '{ "label": { "en": "Call 020 7946 0142" }, "link": { "type": "external", "url": "tel:+33142000142" } }',
    right: '{ "label": { "en": "Call 020 7946 0142" }, "link": { "type": "external", "url": "tel:+442079460142" } }',
  },
} satisfies Record<string, CatalogueEntry>;
