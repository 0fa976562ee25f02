import type { BrokenDocument } from './broken-document.ts';

const accountPlatform = {
  modulePrefix: 'small',
  marketScript: 'https://accounts.small.example/{market}.js',
  headerScript: 'https://accounts.small.example/header.js',
  drawerScript: 'https://accounts.small.example/drawer.js',
};

const customerAccount = { marketIdentifier: 'small-gb', enableAlternativeHeader: false };

function addAccountRoutes({ routes }: { routes: Record<string, object> }): void {
  const paths = {
    login: '/login',
    signup: '/signup',
    profile: '/profile',
    bookings: '/bookings',
    manualBookingAssociation: '/add-booking',
  };
  for (const [name, path] of Object.entries(paths)) routes[name] = { page: 'account', path, guards: ['requires-authentication-enabled'] };
}

export const customerAccountMistakes: BrokenDocument[] = [
  {
    mistake: 'an account text as a plain text',
    edits: { 'base/customer-account.json': (json) => (json.loginButtonText = 'Log in') },
    told: [
      'markets/base/customer-account.json:7:22 error wrong-type: "loginButtonText" must be a text per language, like { "en": "…" }, but is the text "Log in".',
    ],
  },
  {
    mistake: 'an account link to an unknown route',
    edits: { 'base/customer-account.json': (json) => (json.links.terms = { type: 'route', route: 'terms' }) },
    told: [
      'markets/base/customer-account.json:54:16 error links-name-an-existing-route: This link leads to the route "terms", which routes.json does not have.',
    ],
  },
  {
    mistake: 'an account without its platform name',
    edits: { 'gb/market.json': (json) => (json.customerAccount = { enableAlternativeHeader: false }) },
    told: [
      'markets/gb/market.json:19:3 error missing-key: "marketIdentifier" is missing in "customerAccount". The market\'s name on the account platform.',
    ],
  },
  {
    mistake: 'accounts that no platform keeps',
    edits: {
      'routes.json': addAccountRoutes,
      'gb/market.json': (json) => (json.customerAccount = customerAccount),
    },
    told: [
      'markets/gb/market.json:19:22 warning accounts-have-a-platform: The market "gb" has customer accounts, but nobody can log in: brand.json names no accountPlatform that keeps them.',
    ],
  },
  {
    mistake: 'a platform of accounts whose prefix no element could have',
    edits: {
      'brand.json': (json) => (json.accountPlatform = { ...accountPlatform, modulePrefix: 'Small Store' }),
    },
    told: [
      'markets/brand.json:11:21 error wrong-form: "modulePrefix" must be small letters, digits and hyphens, beginning with a letter, but is "Small Store". [small-store]',
    ],
  },
  {
    mistake: 'a script of accounts with an unknown placeholder',
    edits: {
      'brand.json': (json) => (json.accountPlatform = { ...accountPlatform, marketScript: 'https://accounts.small.example/{markt}.js' }),
    },
    told: [
      'markets/brand.json:12:21 error service-addresses-are-complete: Nothing is put in place of {markt} in this address; known is {market}. [https://accounts.small.example/{market}.js]',
    ],
  },
  {
    mistake: 'a script of accounts with a placeholder where nothing is filled in',
    edits: {
      'brand.json': (json) =>
        (json.accountPlatform = { ...accountPlatform, headerScript: 'https://accounts.small.example/{market}/header.js' }),
    },
    told: ['markets/brand.json:13:21 error service-addresses-are-complete: Nothing is put in place of {market} in this address.'],
  },
  {
    mistake: 'a script of accounts at a host of each market',
    edits: {
      'brand.json': (json) =>
        (json.accountPlatform = { ...accountPlatform, marketScript: 'https://{market}.accounts.small.example/market.js' }),
    },
    told: [
      'markets/brand.json:12:21 error service-addresses-are-complete: The host of a script must be the same for all markets, but is "https://{market}.accounts.small.example". Put the placeholder behind it, in the path.',
    ],
  },
  {
    mistake: 'a script of accounts without a host',
    edits: { 'brand.json': (json) => (json.accountPlatform = { ...accountPlatform, drawerScript: 'https://?drawer.js' }) },
    told: [
      'markets/brand.json:14:21 error service-addresses-are-complete: "https://?drawer.js" is no full address: behind https:// stands a host with a dot, as in https://www.example.com/page.',
    ],
  },
  {
    mistake: 'a script of accounts at a port that does not exist',
    edits: {
      'brand.json': (json) =>
        (json.accountPlatform = { ...accountPlatform, drawerScript: 'https://accounts.small.example:84430/drawer.js' }),
    },
    told: [
      'markets/brand.json:14:21 error service-addresses-are-complete: "https://accounts.small.example:84430/drawer.js" is no full address: behind https:// stands a host with a dot, and behind its colon a port, a number up to 65535.',
    ],
  },
  {
    mistake: 'no mistake: a script of accounts that tells markets apart by a parameter, at a port of its own',
    edits: {
      'brand.json': (json) =>
        (json.accountPlatform = { ...accountPlatform, marketScript: 'https://accounts.small.example:8443?market={market}' }),
    },
    told: [],
  },
  {
    mistake: 'accounts without the routes that lead to them',
    edits: {
      'brand.json': (json) => (json.accountPlatform = accountPlatform),
      'gb/market.json': (json) => (json.customerAccount = customerAccount),
      'routes.json': (json) => {
        addAccountRoutes(json);
        delete json.routes.profile;
        delete json.routes.bookings;
      },
    },
    told: [
      'markets/routes.json:3:3 error accounts-have-their-routes: Customer accounts need the routes "profile", "bookings", which are missing.',
    ],
  },
  {
    mistake: 'a header of the account platform without the page for a forgotten password',
    edits: {
      'brand.json': (json) => (json.accountPlatform = accountPlatform),
      'gb/market.json': (json) => (json.customerAccount = { ...customerAccount, enableAlternativeHeader: true }),
      'routes.json': addAccountRoutes,
    },
    told: ['markets/routes.json:3:3 error accounts-have-their-routes: Customer accounts need the route "resetPassword", which is missing.'],
  },
  {
    mistake: 'no mistake: accounts whose login is at the account platform',
    edits: {
      'brand.json': (json) => (json.accountPlatform = accountPlatform),
      'base/customer-account.json': (json) => (json.links.login = { type: 'external', url: 'https://accounts.small.example/login' }),
      'gb/market.json': (json) => (json.customerAccount = customerAccount),
      'routes.json': (json) => {
        addAccountRoutes(json);
        delete json.routes.login;
      },
    },
    told: [],
  },
  {
    mistake: 'words around accounts in a market without accounts',
    edits: { 'gb/customer-account.json': (json) => (json.loginButtonText = { en: 'Sign in' }) },
    told: [
      'markets/gb/customer-account.json:1:1 warning account-words-belong-to-accounts: The market "gb" has no customer accounts, so nobody will see these words: customerAccount is missing in its market.json.',
    ],
  },
];
