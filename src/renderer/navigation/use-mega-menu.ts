import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../store-context.tsx';

/** A pointer that only passes over a menu opens nothing, and one that cuts a corner closes nothing. */
const hoverDelayMs = 90;

/**
 * How a mega menu opens and closes: by pointer, focus, press and Escape. On the server, and until the application listens,
 * it is not ready, and the style sheet alone opens it.
 * @param key of its header link
 * @param onWanted called when the menu may be opened soon
 */
export function useMegaMenu(key: string, onWanted: () => void) {
  const store = useStore();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturningFocus = useRef(false);
  const pressed = useRef({ by: '', wasOpen: false });
  const { key: visit } = useLocation();
  const [isReady, setReady] = useState(false);
  const isOpen = isReady && store.menus.openKey === key;

  function later(action: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, hoverDelayMs);
  }

  function close() {
    clearTimeout(timer.current);
    if (store.menus.openKey === key) store.menus.close();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a menu that was used before the application was there
  useEffect(() => {
    setReady(true);
    if (!entry.current?.matches(':hover, :focus-within')) return;
    onWanted();
    store.menus.open(key, entry.current.matches(':focus-within') ? 'focus' : 'hover');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what listens reads nothing that changes while the menu is open
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss(), { signal });
    document.addEventListener('pointerdown', ({ target }) => !entry.current?.contains(target as Node) && close(), { signal });
    return () => listening.abort();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu closes with each route change
  useEffect(() => dismiss, [visit]);

  /** Focus that would be hidden goes back to the button, without opening the menu again. */
  function dismiss() {
    const { activeElement } = document;
    close();
    if (!entry.current?.contains(activeElement)) return;
    isReturningFocus.current = true;
    button.current?.focus();
    isReturningFocus.current = false;
  }

  const entryProps = {
    ref: entry,
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      onWanted();
      later(() => store.menus.open(key, 'hover'));
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') later(close);
    },
    onFocus() {
      if (isReturningFocus.current) return;
      onWanted();
      clearTimeout(timer.current);
      store.menus.open(key, 'focus');
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!entry.current?.contains(relatedTarget)) close();
    },
  };

  const buttonProps = {
    ref: button,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      store.menus.press(key);
    },
    onPointerDown({ pointerType }: PointerEvent) {
      pressed.current = { by: pointerType, wasOpen: store.menus.openKey === key };
    },
    /** A mouse has opened the menu by being there, a finger by its first tap: the next click follows the link. */
    onClick(event: MouseEvent) {
      const { by, wasOpen } = pressed.current;
      pressed.current = { by: '', wasOpen: false };
      if (by && (by !== 'touch' || wasOpen)) return;
      event.preventDefault();
      store.menus.press(key);
    },
  };

  return { isReady, isOpen, entryProps, buttonProps };
}
