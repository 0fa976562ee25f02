import { expect, test } from 'vitest';
import { type Difference, differencesOf } from './differences.ts';

function told(before: unknown, after: unknown, languages = ['en', 'fr', 'nl']): string[] {
  const copies = structuredClone([before, after]);
  const lines = differencesOf(before, after, languages).map(inOneLine);
  expect([before, after]).toEqual(copies);
  return lines;
}

function inOneLine({ path, kind, language, before, after }: Difference): string {
  return `${kind} ${path.join('/')}${language ? ` ${language}` : ''}: ${JSON.stringify(before)} ${JSON.stringify(after)}`;
}

test('equal documents have no difference', () => {
  expect(told({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test('values are added, removed and changed where they stand', () => {
  expect(told({ a: { b: 1, c: 2 } }, { a: { b: 3, d: 4 } })).toEqual([
    'changed a/b: 1 3',
    'removed a/c: 2 undefined',
    'added a/d: undefined 4',
  ]);
});

test('texts are compared as visitors read them', () => {
  expect(told({ title: { en: 'Tours', fr: 'Circuits' } }, { title: { en: 'Trips', fr: 'Circuits' } })).toEqual([
    'changed title en: "Tours" "Trips"',
    'changed title nl: "Tours" "Trips"',
  ]);
});

test('a translation that takes the place of English is a change', () => {
  expect(told({ title: { en: 'Tours' } }, { title: { en: 'Tours', nl: 'Reizen' } })).toEqual(['changed title nl: "Tours" "Reizen"']);
});

test('a text that is new is told in every language', () => {
  expect(told({}, { help: { en: 'Help' } }, ['en', 'fr'])).toEqual(['added help en: undefined "Help"', 'added help fr: undefined "Help"']);
});

const links = (orders: Record<string, number>) => ({
  links: Object.fromEntries(Object.entries(orders).map(([key, order]) => [key, { order, label: { en: key } }])),
});

test('what stays in its order has not moved, whatever numbers it has', () => {
  expect(told(links({ a: 1, b: 2, c: 3 }), links({ a: 10, b: 20, c: 30 }))).toEqual([]);
  expect(told(links({ a: 1, b: 2 }), links({ new: 0, a: 1, b: 2 })).map((line) => line.split(':')[0])).toEqual(['added links/new']);
});

test('one that is put first is the one that moved', () => {
  expect(told(links({ a: 1, b: 2, c: 3 }), links({ a: 1, b: 2, c: 0 }))).toEqual(['moved links/c: 3 1']);
  expect(told(links({ a: 1, b: 2 }), links({ a: 1, b: 0 }))).toEqual(['moved links/b: 2 1']);
});

test('elements of arrays are compared by their place', () => {
  expect(told({ days: [{ place: 'a' }, { place: 'b' }] }, { days: [{ place: 'a' }, { place: 'c' }, { place: 'd' }] })).toEqual([
    'changed days/2/place: "b" "c"',
    'added days/3: undefined {"place":"d"}',
  ]);
  expect(told({ tours: ['a', 'b'] }, { tours: ['b'] })).toEqual(['changed tours: ["a","b"] ["b"]']);
});

test('an entry that comes or goes in a list is not a change of all that follow', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((en) => ({ en }));
  expect(told([one, two, three], [two, three], ['en'])).toEqual(['removed 1 en: "One" undefined']);
  expect(told([one, three], [one, two, three], ['en'])).toEqual(['added 2 en: undefined "Two"']);
  expect(told([one, two], [two, one], ['en'])).toEqual(['changed : [{"en":"One"},{"en":"Two"}] [{"en":"Two"},{"en":"One"}]']);
});

test('another picture is one change, and another description of the same picture is one of texts', () => {
  const picture = (src: string, en: string) => ({ picture: { src, alt: { en } } });
  expect(told(picture('a.svg', 'A'), picture('b.svg', 'B'), ['en'])).toEqual([
    'changed picture: {"src":"a.svg","alt":{"en":"A"}} {"src":"b.svg","alt":{"en":"B"}}',
  ]);
  expect(told(picture('a.svg', 'A'), picture('a.svg', 'B'), ['en'])).toEqual(['changed picture/alt en: "A" "B"']);
});

test('a link is one thing', () => {
  const link = (route: string) => ({ link: { type: 'route', route } });
  expect(told(link('home'), link('search'))).toEqual(['changed link: {"type":"route","route":"home"} {"type":"route","route":"search"}']);
});
