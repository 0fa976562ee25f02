import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../ui/field.tsx';
import styles from './query-field.module.css';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

interface QueryFieldProps {
  label: string;
  placeholder: string;
  current: string;
}

/**
 * The field for words to search. What they may become is suggested below it, by code that comes when somebody types there, or
 * has typed there before the application came.
 */
export function QueryField(props: QueryFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const [isTypedIn, setTypedIn] = useState(false);
  const input = place.current?.querySelector('input');

  useEffect(() => {
    const field = place.current?.querySelector('input');
    if (field && field === document.activeElement && field.value !== field.defaultValue) setTypedIn(true);
  }, []);

  useEffect(() => {
    if (isTypedIn) import('./search-suggestions.tsx').then(({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions));
  }, [isTypedIn]);

  return (
    <div ref={place} className={styles.place} onInput={() => setTypedIn(true)}>
      <SearchField name="query" {...props} />
      {Suggestions && input ? <Suggestions input={input} /> : null}
    </div>
  );
}
