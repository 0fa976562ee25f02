import { type ComponentType, useRef, useState } from 'react';
import { SearchField } from '../ui/field.tsx';
import styles from './query-field.module.css';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

interface QueryFieldProps {
  label: string;
  placeholder: string;
  current: string;
}

/** The field for words to search. What they may become is suggested below it, by code that comes when somebody types there. */
export function QueryField(props: QueryFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const input = place.current?.querySelector('input');

  async function loadSuggestions() {
    const { SearchSuggestions } = await import('./search-suggestions.tsx');
    setSuggestions(() => SearchSuggestions);
  }

  return (
    <div ref={place} className={styles.place} onInput={Suggestions ? undefined : loadSuggestions}>
      <SearchField name="query" {...props} />
      {Suggestions && input ? <Suggestions input={input} /> : null}
    </div>
  );
}
