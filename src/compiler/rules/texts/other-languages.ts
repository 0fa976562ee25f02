import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** So many languages do not err alike by chance. */
const enough = 2;

/** Base's messages in all languages but English; none where there are too few of them to tell who errs. */
export function otherLanguagesOf({ messages }: SharedStore): readonly ResolvedDocument<'messages'>[] {
  const others = [...messages].flatMap(([language, document]) => (language === 'en' ? [] : [document]));
  return others.length >= enough ? others : [];
}
