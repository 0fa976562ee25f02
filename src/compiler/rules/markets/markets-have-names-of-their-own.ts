import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { copiesLast } from './copies-last.ts';

export const marketsHaveNamesOfTheirOwn: Rule = {
  name: 'markets-have-names-of-their-own',
  severity: 'warning',
  visit(_, report) {
    const owners = new Map<string, string>();
    return copiesLast(({ code, documents }) => {
      const names = documents.market.value.name;
      for (const language in names) {
        const name = names[language as LanguageCode] ?? '';
        const key = `${language} ${name.trim().toLowerCase()}`;
        const owner = owners.get(key);
        if (owner === undefined) {
          owners.set(key, code);
          continue;
        }
        const message = `The market "${owner}" is called "${name}", too: in the selector nobody can tell the two apart.`;
        report(documents.market.placeOf(child('/name', language)), message);
        return;
      }
    });
  },
};
