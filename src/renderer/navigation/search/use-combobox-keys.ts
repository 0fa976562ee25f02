import { useEffect, useState } from 'react';

interface ComboboxInput {
  input: HTMLInputElement;
  /** Id of the list; its options are `{listId}-{index}`. */
  listId: string;
  /** How many options there are; none where the list is closed. */
  count: number;
  choose: (index: number) => void;
  close: () => void;
}

/**
 * Makes a field a combobox with a list of options, as the ARIA Authoring Practices describe it: arrows move through the
 * options while the focus stays in the field, Enter takes the one that is marked, Escape and leaving close the list.
 */
export function useComboboxKeys({ input, listId, count, choose, close }: ComboboxInput) {
  const [active, setActive] = useState(-1);
  const marked = active < count ? active : -1;

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(count > 0));
    setOrRemove('aria-controls', count > 0 ? listId : null);
    setOrRemove('aria-activedescendant', marked >= 0 ? `${listId}-${marked}` : null);

    function setOrRemove(name: string, value: string | null) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, listId, count, marked]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (count === 0) return;
      if (event.key === 'ArrowDown') setActive(marked + 1 < count ? marked + 1 : -1);
      else if (event.key === 'ArrowUp') setActive(marked < 0 ? count - 1 : marked - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && marked >= 0) choose(marked);
      else return;
      event.preventDefault();
    }

    function onInput() {
      setActive(-1);
    }

    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('input', onInput);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', close);
    };
  }, [input, count, marked, choose, close]);

  return { active: marked, setActive };
}
