import { expect, test } from 'vitest';
import { createMobileMenuStore } from './mobile-menu-store.ts';

test('one goes down level by level, and up again', () => {
  const menu = createMobileMenuStore();
  menu.enter('destinations');
  menu.enter('asia');
  expect([...menu.path]).toEqual(['destinations', 'asia']);
  menu.back();
  expect([[...menu.path], menu.left]).toEqual([['destinations'], 'asia']);
  menu.back();
  menu.back();
  expect([[...menu.path], menu.left]).toEqual([[], null]);
});

test('going down forgets which level was left', () => {
  const menu = createMobileMenuStore();
  menu.enter('destinations');
  menu.back();
  menu.enter('ways');
  expect(menu.left).toBeNull();
});

test('each level unfolds its own list, and remembers it until the menu is closed', () => {
  const menu = createMobileMenuStore();
  menu.toggleList();
  expect(menu.isUnfolded).toBe(true);
  menu.enter('destinations');
  expect(menu.isUnfolded).toBe(false);
  menu.back();
  expect(menu.isUnfolded).toBe(true);
  menu.toggleList();
  expect(menu.isUnfolded).toBe(false);
  menu.toggleList();
  menu.reset();
  expect([menu.isUnfolded, [...menu.path]]).toEqual([false, []]);
});
