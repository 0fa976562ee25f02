import { expect, test } from 'vitest';
import type { ResolvedHeader, ResolvedLink, ResolvedMenus } from '#contract/release.ts';
import { levelOf } from './level-of.ts';

const link = (key: string, more: Partial<ResolvedLink> = {}): ResolvedLink => ({
  key,
  label: key.toUpperCase(),
  link: { type: 'route', route: 'search', query: { style: key } },
  ...more,
});

const header: ResolvedHeader = {
  links: [
    { type: 'megaMenu', ...link('ways') },
    { type: 'simple', ...link('tours') },
  ],
  externalNavigation: [],
  promoCodeBanner: { type: 'none' },
  mobileNavigationTitleLabel: 'Menu',
  mobileNavigationSeeMoreLabel: 'More',
  mobileNavigationSeeLessLabel: 'Less',
  mobileHomepageLinkLabel: 'Home',
  skipToContentLabel: 'Skip',
};

const rail = link('rail').link;
const menus: ResolvedMenus = {
  ways: [
    { key: 'train', label: 'Train', title: 'By train', paragraph: 'Slowly.', link: rail, links: [link('night'), link('day')] },
    { key: 'help', label: 'Help', title: 'Help', links: [link('phone', { iconName: 'phone' })] },
    { key: 'food', label: 'Food', title: 'Food', link: rail, links: [] },
    { key: 'one', label: 'One', title: 'One', links: [link('plain')] },
  ],
};

test('the main view has the words of the header, and leads into mega menus', () => {
  expect(levelOf([], header, menus)).toEqual({
    title: 'Menu',
    entries: [
      { type: 'level', key: 'ways', label: 'WAYS' },
      { type: 'link', link: link('tours') },
    ],
  });
});

test('in a mega menu, an item with one link that carries an icon is that link; one without links is its own; others lead on', () => {
  const { title, entries, all } = levelOf(['ways'], header, menus);
  expect([title, all]).toEqual(['WAYS', { label: 'WAYS', target: link('ways').link }]);
  expect(entries).toEqual([
    { type: 'level', key: 'train', label: 'Train' },
    { type: 'link', link: { ...link('phone', { iconName: 'phone' }), key: 'help' } },
    { type: 'link', link: { key: 'food', label: 'Food', link: rail } },
    { type: 'level', key: 'one', label: 'One' },
  ]);
});

test('an item shows what it says, its links and where all of it stands', () => {
  expect(levelOf(['ways', 'train'], header, menus)).toEqual({
    title: 'By train',
    text: 'Slowly.',
    entries: [
      { type: 'link', link: link('night') },
      { type: 'link', link: link('day') },
    ],
    all: { label: 'By train', target: rail },
  });
});

test('what is gone leads to the level above it', () => {
  expect(levelOf(['ways', 'gone'], header, menus).title).toBe('WAYS');
  expect(levelOf(['gone'], header, menus).title).toBe('Menu');
});

test('where the words of the menus are missing, their entries are links', () => {
  expect(levelOf([], header, {}).entries[0]).toEqual({ type: 'link', link: link('ways') });
});
