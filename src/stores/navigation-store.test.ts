import { afterEach, expect, test, vi } from 'vitest';
import { createNavigationStore } from './navigation-store.ts';

function navigationAt(address: string) {
  vi.stubGlobal('window', { location: new URL(address, 'https://store.example') });
  const navigation = createNavigationStore();
  const go = vi.fn();
  navigation.connect(go);
  return { navigation, go };
}

afterEach(() => vi.unstubAllGlobals());

test('nobody is led to where they are', () => {
  const { navigation, go } = navigationAt('/gb-en/tours?query=sea&page=2');
  navigation.follow('/gb-en/tours?query=sea&page=2');
  navigation.follow('https://store.example/gb-en/tours?query=sea&page=2');
  expect(go).not.toHaveBeenCalled();
  navigation.follow('/gb-en/tours?query=sea');
  expect(go.mock.calls).toEqual([['/gb-en/tours?query=sea', undefined]]);
});

test('a search keeps what the address asks for and adds its own', () => {
  const { navigation, go } = navigationAt('/gb-en?utm_source=letter&query=old#top');
  navigation.ask('/gb-en/tours', { query: 'sea', country: '', page: null });
  expect(go).toHaveBeenCalledWith('/gb-en/tours?utm_source=letter&query=sea', undefined);
});

test('a parameter comes and goes, and a hash goes, without an entry in the history', () => {
  const { navigation, go } = navigationAt('/checkout/1/payment?lang=fr&touched=1#card');
  const inPlace = { replace: true, preventScrollReset: true };
  navigation.setParameter('touched', '2');
  navigation.setParameter('touched', null);
  navigation.clearHash();
  expect(go.mock.calls).toEqual([
    ['/checkout/1/payment?lang=fr&touched=2', inPlace],
    ['/checkout/1/payment?lang=fr', inPlace],
    ['/checkout/1/payment?lang=fr&touched=1', inPlace],
  ]);
});
