import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuStore } from '#stores/menus/menu-store.ts';

/** A pointer that only passes over a menu opens nothing, and one that cuts a corner closes nothing. */
const hoverDelayMs = 90;

interface MegaMenuInput {
  menus: MenuStore;
  /** Of the header link. */
  key: string;
  isOpen: boolean;
  /** How the menu that this one takes the place of was in use. */
  isHovered: boolean;
  focusedHref: string | null;
}

/** How a mega menu opens and closes: by pointer, focus, press, Escape and route changes. */
export function useMegaMenu({ menus, key, isOpen, isHovered, focusedHref }: MegaMenuInput) {
  const { key: visit } = useLocation();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturningFocus = useRef(false);
  const pressed = useRef({ by: '', wasOpen: false });

  function later(action: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, hoverDelayMs);
  }

  function close() {
    clearTimeout(timer.current);
    if (menus.openKey === key) menus.close();
  }

  function press() {
    clearTimeout(timer.current);
    menus.press(key);
  }

  /** Focus that would be hidden goes back to the button, without opening the menu again. */
  function dismiss() {
    close();
    if (!entry.current?.contains(document.activeElement)) return;
    isReturningFocus.current = true;
    button.current?.focus();
    isReturningFocus.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the menu was in use before
  useEffect(() => {
    if (isHovered) menus.open(key, 'hover');
    if (focusedHref) entry.current?.querySelector<HTMLElement>(`[href="${CSS.escape(focusedHref)}"]`)?.focus();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu closes with each route change
  useEffect(() => dismiss, [visit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what listens reads nothing that changes while the menu is open
  useEffect(() => {
    if (!isOpen) return;
    const { signal, abort } = listening();
    document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss(), { signal });
    document.addEventListener('pointerdown', ({ target }) => !entry.current?.contains(target as Node) && close(), { signal });
    return abort;
  }, [isOpen]);

  const entryProps = {
    ref: entry,
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') later(() => menus.open(key, 'hover'));
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') later(close);
    },
    onFocus() {
      if (isReturningFocus.current) return;
      clearTimeout(timer.current);
      menus.open(key, 'focus');
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
      press();
    },
    onPointerDown({ pointerType }: PointerEvent) {
      pressed.current = { by: pointerType, wasOpen: isOpen };
    },
    /** A mouse has opened the menu by being there, a finger by its first tap: the next click follows the link. */
    onClick(event: MouseEvent) {
      const { by, wasOpen } = pressed.current;
      pressed.current = { by: '', wasOpen: false };
      if (by && (by !== 'touch' || wasOpen)) return;
      event.preventDefault();
      press();
    },
  };

  return { entryProps, buttonProps };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
