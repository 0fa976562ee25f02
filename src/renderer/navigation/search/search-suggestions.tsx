import { useEffect, useId, useRef, useState } from 'react';
import type { Suggestion, SuggestionKind } from '#contract/api.generated.ts';
import type { IconName } from '#contract/documents.generated.ts';
import { useIntl, useStore } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-suggestions.module.css';
import { useComboboxKeys } from './use-combobox-keys.ts';

/** Pauses of this length end a burst of typing. */
const typingPauseMs = 150;

const icons = { country: 'map-pin', region: 'globe', tour: 'compass', place: 'map-pin' } satisfies Record<SuggestionKind, IconName>;

export interface SearchSuggestionsProps {
  /** The field that is typed in. It stays as it is, and becomes a combobox while suggestions are there. */
  input: HTMLInputElement;
}

/** What the words in a search field may become; choosing one leads there. */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const { config, navigation } = useStore();
  const intl = useIntl();
  const listId = useId();
  const { suggestions, close } = useSuggestions(input);
  const { active, setActive } = useComboboxKeys({
    input,
    listId,
    count: suggestions.length,
    choose: (index) => choose(suggestions[index]),
    close,
  });

  function choose(suggestion: Suggestion | undefined) {
    if (!suggestion) return;
    close();
    input.blur();
    if (suggestion.kind === 'place') input.value = suggestion.label;
    navigation.follow(hrefOf(suggestion));
  }

  function hrefOf({ kind, key, slug = '', label }: Suggestion): string {
    if (kind === 'tour') return config.tourHref({ id: key, slug });
    return config.href('search', {}, kind === 'place' ? { query: label } : { [kind]: key });
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{suggestions.length > 0 ? intl.message('search.suggestions.count', { count: suggestions.length }) : ''}</span>
      </VisuallyHidden>
      {suggestions.length > 0 ? (
        <div id={listId} className={styles.list} role="listbox" aria-label={intl.message('search.suggestions')}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
            <div
              key={`${suggestion.kind} ${suggestion.key}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(suggestion)}
            >
              <Icon name={icons[suggestion.kind]} />
              <span className={styles.label}>{suggestion.label}</span>
              <span className={styles.kind}>{intl.message(`search.suggestion.${suggestion.kind}`)}</span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Follows what is typed. An answer that comes after the words have changed is not shown. */
function useSuggestions(input: HTMLInputElement) {
  const { api, config } = useStore();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const asked = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const { market, language } = config.shell;

    async function ask() {
      const turn = ++asked.current;
      const query = input.value.trim();
      const answer = query
        ? await api.suggestTours({ query: { market: market.code, lang: language.urlCode, query } }).catch(() => null)
        : null;
      if (turn === asked.current) setSuggestions(answer?.suggestions ?? []);
    }

    function askSoon() {
      clearTimeout(timer);
      timer = setTimeout(ask, typingPauseMs);
    }

    /** Words that are sent as they are need no suggestions any more, nor do those that are on their way. */
    function stop() {
      clearTimeout(timer);
      asked.current++;
      setSuggestions([]);
    }

    askSoon();
    input.addEventListener('input', askSoon);
    input.form?.addEventListener('submit', stop);
    return () => {
      clearTimeout(timer);
      asked.current++;
      input.removeEventListener('input', askSoon);
      input.form?.removeEventListener('submit', stop);
    };
  }, [input, api, config]);

  function close() {
    asked.current++;
    setSuggestions([]);
  }

  return { suggestions, close };
}
