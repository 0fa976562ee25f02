import type { Report, Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { placeIn } from '../read/read-documents.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

type Messages = ResolvedDocument<'messages'>;

export const messagesExistInEveryLanguage: Rule = {
  name: 'messages-exist-in-every-language',
  severity: 'warning',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    const ids = Object.keys(english.value);
    // Also those that could not be read: what is wrong with them is told elsewhere.
    const inBase = new Set(store.namesOf('messages'));
    const missingIn = new Map<Messages, readonly string[]>();
    return {
      market({ messages, languages, code, documents }) {
        for (const { layers } of messages.values()) reportRemoved(layers.at(-1), report);
        for (const [index, { urlCode }] of languages.entries()) {
          const document = messages.get(urlCode);
          if (!document) {
            if (inBase.has(urlCode)) continue;
            const place = documents.market.placeOf(`/availableLanguages/${index}/urlCode`);
            report(place, `The market "${code}" speaks "${urlCode}", but base/messages/${urlCode}.json does not exist: English is shown.`);
            continue;
          }
          const base = store.messages.get(urlCode) ?? document;
          const missing = missingIn.get(base) ?? findMissing(base, ids);
          missingIn.set(base, missing);
          for (const id of missing) {
            if (base !== document && id in document.value) continue;
            report(base.placeOf(''), `The message "${id}" is missing in "${urlCode}": the English one is shown.`);
          }
        }
      },
    };
  },
};

/** A market may change a message, but a screen cannot do without it. */
function reportRemoved(own: ValidDocument | undefined, report: Report): void {
  if (!own?.json.hasNulls) return;
  for (const [id, text] of Object.entries(own.json.value as Record<string, unknown>)) {
    if (text !== null) continue;
    const message = `null would leave visitors without the message "${id}". Leave it out, and what base states is shown.`;
    report(placeIn(own, child('', id), 'key'), message);
  }
}

/** What is probably only misspelt is told elsewhere. */
function findMissing({ value }: Messages, ids: readonly string[]): string[] {
  const known = new Set(ids);
  const strangers = Object.keys(value).filter((id) => !known.has(id));
  return ids.filter((id) => !(id in value) && !strangers.some((stranger) => suggest(stranger, ids) === id));
}
