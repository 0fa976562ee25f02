import { placeholdersOf } from '../../check/icu.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { foreignPlaceholderIn } from '../texts/foreign-placeholders.ts';
import { otherLanguagesOf } from '../texts/other-languages.ts';

/** A message whose placeholders are not those of the English one. */
interface Stranger {
  document: ResolvedDocument<'messages'>;
  absent: string[];
  surplus: string[];
}

export const messagesHaveTheSamePlaceholdersInEveryLanguage: Rule = {
  name: 'messages-have-the-same-placeholders-in-every-language',
  severity: 'error',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    const strangers = new Map<string, Stranger[]>();
    return {
      message(id, text, reference, document) {
        const expected = reference === undefined ? undefined : placeholdersOf(reference);
        const written = placeholdersOf(text);
        if (!expected || !written || document === english) return;
        const absent = expected.filter((name) => !written.includes(name));
        const surplus = written.filter((name) => !expected.includes(name));
        if ((absent.length > 0 || surplus.length > 0) && !foreignPlaceholderIn(text))
          strangers.set(id, [...(strangers.get(id) ?? []), { document, absent, surplus }]);
      },
      end() {
        const others = otherLanguagesOf(store);
        for (const [id, found] of strangers) {
          const differences = new Set(found.map(({ absent, surplus }) => JSON.stringify([absent, surplus])));
          const [first] = found;
          if (
            first &&
            others.length > 0 &&
            differences.size === 1 &&
            others.every((other) => found.some(({ document }) => document === other))
          ) {
            const sentence = differenceOf(first.surplus, first.absent, 'no other language has');
            report(english.placeOf(child('', id)), `The English message "${id}" ${sentence}. All other languages agree with each other.`);
            continue;
          }
          for (const { document, absent, surplus } of found) {
            const reason = /(?<!')'[{<]/.test(document.value[id] ?? '') ? ` An ' right before { makes it plain text: write ’ instead.` : '';
            report(
              document.placeOf(child('', id)),
              `The message "${id}" ${differenceOf(absent, surplus, 'the English one has not')}.${reason}`,
            );
          }
        }
      },
    };
  },
};

function differenceOf(absent: readonly string[], surplus: readonly string[], whoHasNot: string): string {
  const lacks = absent.length > 0 && `lacks ${absent.join(', ')}`;
  const has = surplus.length > 0 && `has ${surplus.join(', ')}, which ${whoHasNot}`;
  return [lacks, has].filter(Boolean).join(' and ');
}
