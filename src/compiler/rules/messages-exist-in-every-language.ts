import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const messagesExistInEveryLanguage: Rule = {
  name: 'messages-exist-in-every-language',
  severity: 'warning',
  check(store, report) {
    const english = store.messages.get('en');
    if (!english) return;
    const ids = Object.keys(english.value);
    const told = new Set<unknown>();
    for (const { messages, languages, code, documents } of store.markets) {
      for (const [index, { urlCode }] of languages.entries()) {
        const document = messages.get(urlCode);
        if (!document) {
          if (store.namesOf('messages').has(urlCode)) continue;
          const place = documents.market.placeOf(`/availableLanguages/${index}/urlCode`);
          report(place, `The market "${code}" speaks "${urlCode}", but base/messages/${urlCode}.json does not exist: English is shown.`);
          continue;
        }
        if (told.has(document)) continue;
        told.add(document);
        const strangers = Object.keys(document.value).filter((id) => !(id in english.value));
        const missing = ids.filter((id) => !(id in document.value) && !strangers.some((stranger) => suggest(stranger, ids) === id));
        for (const id of missing) report(document.placeOf(''), `The message "${id}" is missing in "${urlCode}": the English one is shown.`);
      }
    }
  },
};
