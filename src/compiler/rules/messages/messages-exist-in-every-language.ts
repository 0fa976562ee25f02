import type { Report, Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { fileStart, placeIn } from '../../read/read-documents.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { ValidDocument } from '../../validate/validate-documents.ts';
import { marketsInWords } from '../report/once-for-all-markets.ts';

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
    const unspoken = new Map<string, { place: Place; codes: string[] }>();
    const lacking = new Map<string, Map<string, Messages>>();
    return {
      market({ messages, languages, code, documents }) {
        for (const { layers } of messages.values()) reportRemoved(layers.at(-1), report);
        for (const [index, { urlCode }] of languages.entries()) {
          const document = messages.get(urlCode);
          if (!document) {
            if (inBase.has(urlCode)) continue;
            const before = unspoken.get(urlCode);
            if (before) before.codes.push(code);
            else unspoken.set(urlCode, { place: documents.market.placeOf(`/availableLanguages/${index}/urlCode`), codes: [code] });
            continue;
          }
          const base = store.messages.get(urlCode) ?? document;
          const missing = missingIn.get(base) ?? findMissing(base, ids);
          missingIn.set(base, missing);
          for (const id of missing) {
            if (base !== document && id in document.value) continue;
            const languagesWithout = lacking.get(id) ?? new Map<string, Messages>();
            lacking.set(id, languagesWithout.set(urlCode, base));
          }
        }
      },
      end(markets) {
        for (const [language, { place, codes }] of unspoken) {
          const inOrder = markets.flatMap(({ code }) => (codes.includes(code) ? code : []));
          const [speak, at] =
            codes.length > 1 ? ['speak', fileStart(english.placeOf('').file.replace(/en\.json$/, `${language}.json`))] : ['speaks', place];
          report(
            at,
            `${capitalised(marketsInWords(inOrder))} ${speak} "${language}", but base/messages/${language}.json does not exist: English is shown.`,
          );
        }
        for (const [id, documents] of lacking) {
          if (documents.size >= tooManyToBeForgotten) {
            const names = [...documents.keys()].map((language) => `"${language}"`).join(', ');
            report(english.placeOf(child('', id), 'key'), `The message "${id}" is missing in ${names}: the English one is shown there.`);
            continue;
          }
          for (const [language, document] of documents)
            report(document.placeOf(''), `The message "${id}" is missing in "${language}": the English one is shown.`);
        }
      },
    };
  },
};

/** In so many languages a message was not forgotten: it is new. */
const tooManyToBeForgotten = 3;

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
