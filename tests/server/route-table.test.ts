import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileRoutes } from '#compiler/emit/emit-routes.ts';
import type { LanguageCode, RoutesDocument } from '#contract/documents.generated.ts';
import type { CompiledMarket } from '#contract/release.ts';
import { type LiveRelease, openRelease } from '#server/release/live-release.ts';
import { resolveAddress } from '#server/render/resolve-address.ts';
import document from '../../markets/routes.json' with { type: 'json' };
import { release } from '../fixtures/release.ts';
import { sampleSize } from '../support/sample.ts';

const languages = ['en', 'fr', 'nl', 'no', 'sv', 'fi', 'da', 'pt', 'it', 'de'] as const satisfies readonly LanguageCode[];
type Paths = Record<(typeof languages)[number], string>;

function everywhere(path: string, others: Partial<Paths> = {}): Paths {
  return { ...(Object.fromEntries(languages.map((language) => [language, path])) as Paths), ...others };
}

const destinations = everywhere('/destinations', {
  nl: '/bestemmingen',
  no: '/reisemal',
  sv: '/destinationer',
  fi: '/kohteet',
  da: '/destinationer',
  it: '/destinazioni',
  de: '/reiseziele',
});
const designYourOwnTour = everywhere('/design-your-own-tour', { nl: '/ontwerp-je-eigen-rondreis' });

function below(paths: Paths, rest: string): Paths {
  return Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, path + rest])) as Paths;
}

/** The localised paths of the store's table, as its specification words them. */
const table: Record<string, Paths> = {
  search: everywhere('/turer', {
    en: '/tours',
    fr: '/circuits',
    nl: '/rondreizen',
    fi: '/matkat',
    da: '/ture',
    pt: '/excursoes',
    it: '/tour',
    de: '/reisen',
  }),
  destinations,
  region: below(destinations, '/any-region'),
  country: below(destinations, '/any-region/any-country'),
  designYourOwnTour,
  planner: everywhere('/planner'),
  tour: everywhere('/tour/any-slug'),
  cookiesPolicy: everywhere('/cookies-policy'),
  termsConditions: everywhere('/terms-conditions'),
  privacyPolicy: everywhere('/privacy-policy'),
  faq: everywhere('/faq'),
  accountActivation: everywhere('/account-activation'),
  login: everywhere('/login'),
  resetPassword: everywhere('/reset-password', { pt: '/esqueceu-senha' }),
  signup: everywhere('/signup', { pt: '/criar-conta' }),
  accountVerification: everywhere('/verification'),
  profile: everywhere('/profile', { pt: '/perfil', it: '/profilo', de: '/profil' }),
  bookings: everywhere('/bookings', { pt: '/reservas', de: '/buchungen' }),
};

const checkoutTable: Record<string, [route: string, layout: string]> = {
  '/checkout/module-replacement': ['moduleReplacement', 'full-screen'],
  '/checkout/module-replacement/aHR0cHM6': ['moduleReplacementProxy', 'checkout-empty'],
  '/checkout/1f3a': ['checkoutEntry', 'full-screen'],
  '/checkout/1f3a/additional-options': ['checkoutAdditionalOptions', 'checkout'],
  '/checkout/1f3a/traveller-details': ['checkoutTravelerDetails', 'checkout'],
  '/checkout/1f3a/availability': ['checkoutAvailability', 'checkout'],
  '/checkout/1f3a/experiences': ['checkoutExperiences', 'checkout'],
  '/checkout/1f3a/payment': ['checkoutPayment', 'checkout'],
  '/checkout/1f3a/payment-successful': ['checkoutPaymentSuccessful', 'checkout-empty'],
  '/checkout-modifications/1f3a/modifications': ['checkoutBookingModifications', 'checkout-empty'],
};

const routes = compileRoutes(document as RoutesDocument, 'multi-market-and-language', languages);
const flags = Object.fromEntries(routes.flatMap(({ flag }) => (flag ? [[flag, true]] : [])));

/** A market that speaks every language, and has all features and accounts. */
function marketWith(code: string, features: Partial<CompiledMarket>): CompiledMarket {
  const [market] = release.markets as [CompiledMarket];
  const spoken = languages.map((urlCode) => ({ urlCode, contentLocale: urlCode, customerAccountLocale: urlCode, fullName: urlCode }));
  return { ...market, code, routes, flags, hasCustomerAccounts: true, languages: spoken, ...features };
}

let live: LiveRelease;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portolan-routes-'));
  const markets = [marketWith('xx', {}), marketWith('bare', { flags: {}, hasCustomerAccounts: false })];
  writeFileSync(join(directory, 'routes.json'), JSON.stringify({ ...release, markets }));
  live = await openRelease(directory, 'routes');
});

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(table))('%s stands at its path', (name, paths) => {
    const address = resolveAddress(live, `/xx-${language}${paths[language]}`);
    expect(address).toMatchObject({ kind: 'page', route: { name }, place: { languageCode: language } });
  });

  test('a path of another language leads to the one of this language, at once and with its query', () => {
    for (const [name, paths] of Object.entries(table)) {
      const own = Object.values(table).map((other) => other[language]);
      for (const other of languages) {
        const path = paths[other];
        if (own.includes(path)) continue;
        const expected = { kind: 'redirect', location: `/xx-${language}${paths[language]}?page=2` };
        expect(resolveAddress(live, `/xx-${language}${path}?page=2`), `${name} in ${other}`).toEqual(expected);
        expect(resolveAddress(live, `/xx-${language}/${path}/?page=2`), `${name} in ${other}`).toEqual(expected);
      }
    }
  });
});

test.each(Object.entries(checkoutTable))('%s is %j, without a market before it', (path, [name, layout]) => {
  expect(resolveAddress(live, path)).toMatchObject({ kind: 'page', route: { name, layout, flag: 'enableCustomCheckout' }, cacheKey: null });
  expect(resolveAddress(live, `/xx-en${path}`)).not.toMatchObject({ route: { name } });
});

test('a custom tour stands below the form in whose language it was made', () => {
  for (const language of languages) {
    const path = `/xx-${language}${designYourOwnTour[language]}/any-reference`;
    expect(resolveAddress(live, path), path).toMatchObject({ route: { name: 'customTour' }, params: { refId: 'any-reference' } });
  }
});

test('a booking made elsewhere is attached at a path of each language', () => {
  const { path } = routes.find(({ name }) => name === 'manualBookingAssociation') ?? {};
  expect(new Set(Object.values<string>({ ...(path as Paths) })).size).toBe(languages.length);
});

test('pages of accounts are for those whose market has accounts, and some for those who are not logged in', () => {
  const guardsOf = (name: string) => routes.find((route) => route.name === name)?.guards;
  for (const name of ['accountVerification', 'profile', 'bookings', 'manualBookingAssociation'])
    expect(guardsOf(name), name).toEqual(['requires-authentication-enabled']);
  for (const name of ['accountActivation', 'login', 'resetPassword', 'signup'])
    expect(guardsOf(name), name).toEqual(['requires-authentication-enabled', 'restrict-to-unlogged-users']);
});

test('the path of another language leads nowhere in a market that does not have the page', () => {
  expect(resolveAddress(live, '/bare-pt/reset-password')).toMatchObject({ route: { name: 'customPage' } });
  expect(resolveAddress(live, '/bare-fr/tours')).toEqual({ kind: 'redirect', location: '/bare-fr/circuits' });
});

const pieces = [...new Set(Object.values(table).flatMap((paths) => Object.values(paths).flatMap((path) => path.split('/'))))];
const piece = fc.oneof(
  fc.constantFrom(...pieces, '', '%', '%2F', '..', '\\', 'xx-de', 'checkout'),
  fc.string({ maxLength: 4, unit: fc.constantFrom('a', '/', '\\', '-', '%', '.') }),
);

test('whatever is asked for, one redirect at most leads to a page or to nothing, and never to another host', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(piece, { maxLength: 4 }), fc.boolean(), (language, parts, hasPrefix) => {
      const path = `/${[...(hasPrefix ? [`xx-${language}`] : []), ...parts].join('/')}`;
      const address = resolveAddress(live, `${path}?query=a`);
      if (address.kind !== 'redirect') return;
      expect(address.location).toMatch(/^\/($|[^/\\])/);
      expect(address.location).toContain('?query=a');
      expect(resolveAddress(live, address.location).kind, address.location).not.toBe('redirect');
    }),
    { numRuns: sampleSize(500), seed: 11 },
  );
});
