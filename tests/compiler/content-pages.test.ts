import { expect, it } from 'vitest';
import { type Edit, inOneLine, prepareSmallStore } from './small-store.ts';

const check = prepareSmallStore();
const told = (edits: Record<string, Edit>) => check(edits).map(inOneLine);
const about = 'content/pages/about.json';
const home = 'content/pages/home.json';

it('a page may have an address of several parts', () => {
  expect(told({})).toEqual([]);
});

it('an address of a page is written as addresses are', () => {
  expect(told({ [about]: (json) => (json.slug.fr = 'À propos/de nous') })).toEqual([
    'markets/content/pages/about.json:6:11 error slugs-are-well-formed: "À propos/de nous" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [a-propos/de-nous]',
  ]);
});

it('an address that a route has, in whatever language, is not for a page', () => {
  expect(told({ [about]: (json) => (json.slug.en = 'circuits') })).toEqual([
    'markets/content/pages/about.json:5:11 error routes-do-not-hide-pages: Nobody would find this page: the address /circuits belongs to the route "search".',
  ]);
});

it('two pages have two addresses', () => {
  const twin = JSON.stringify({
    kind: 'content',
    slug: { en: 'twin', fr: 'a-propos' },
    title: { en: 'Twin' },
    description: { en: 'A twin.' },
    blocks: { text: { type: 'richText', order: 1, body: { en: '<p>A twin.</p>' } } },
  });
  expect(told({ 'content/pages/twin.json': twin })).toEqual([
    expect.stringContaining('slugs-are-unique-in-each-language: In the language "fr" the page "about" has the same slug: a-propos.'),
  ]);
});

it('a page with a slug needs a route for slugs', () => {
  expect(told({ 'routes.json': (json) => delete json.routes.customPage })).toEqual([
    'markets/content/pages/about.json:3:11 error pages-stand-at-a-route: A page with a slug needs a route in routes.json that shows the screen "content" at a path that ends with {slug...}.',
  ]);
});

it('a policy stands at a route of its own, and the route has one page', () => {
  const asPolicy = (route: string): Edit => {
    return (json) => {
      delete json.slug;
      Object.assign(json, { kind: 'policy', route });
    };
  };
  const withPolicyRoute: Edit = (json) => (json.routes.terms = { page: 'content', path: '/terms' });
  expect(told({ [about]: asPolicy('terms'), 'routes.json': withPolicyRoute })).toEqual([]);
  expect(told({ [about]: asPolicy('term'), 'routes.json': withPolicyRoute })).toEqual([
    expect.stringContaining('routes.json has no route "term" that shows the screen "content" at a path without parameters. [terms]'),
  ]);
});

it('home.json is the home page, and no other is', () => {
  const asHome: Edit = (json) => {
    delete json.slug;
    json.kind = 'home';
  };
  expect(told({ [about]: asHome })).toEqual([
    'markets/content/pages/about.json:3:11 error pages-stand-at-a-route: Only home.json is a page of the kind "home".',
  ]);
});

it('a page has one headline, above all else', () => {
  expect(told({ [home]: (json) => (json.blocks.hero.order = 9) })).toEqual([
    expect.stringContaining('heroes-stand-first-and-alone: A hero carries the headline of the page, so it must be the first block.'),
  ]);
  expect(told({ [home]: (json) => (json.blocks.other = { ...json.blocks.hero, order: 5 }) })).toEqual([
    expect.stringContaining('heroes-stand-first-and-alone: A page has one headline: the hero "hero" carries it already.'),
  ]);
});
