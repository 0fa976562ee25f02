import { expect, test } from 'vitest';
import { createMenuStore } from './menu-store.ts';

test('a menu opens at its first item, in place of the one that was open', () => {
  const menus = createMenuStore();
  expect(menus.openKey).toBeNull();
  menus.open('destinations', 'hover');
  menus.select(3);
  menus.open('ways', 'focus');
  expect([menus.openKey, menus.selectedIndex]).toEqual(['ways', 0]);
});

test('a menu that is open keeps the item that was chosen', () => {
  const menus = createMenuStore();
  menus.open('destinations', 'hover');
  menus.select(2);
  menus.open('destinations', 'focus');
  expect(menus.selectedIndex).toBe(2);
});

test('a press opens, and a second one closes', () => {
  const menus = createMenuStore();
  menus.press('destinations');
  expect(menus.openKey).toBe('destinations');
  menus.press('destinations');
  expect(menus.openKey).toBeNull();
});

test('a press of what focus has opened leaves it open, the next one closes it', () => {
  const menus = createMenuStore();
  menus.open('destinations', 'focus');
  menus.press('destinations');
  expect(menus.openKey).toBe('destinations');
  menus.press('destinations');
  expect(menus.openKey).toBeNull();
});

test('a press of another menu opens that one', () => {
  const menus = createMenuStore();
  menus.press('destinations');
  menus.press('ways');
  expect(menus.openKey).toBe('ways');
});
