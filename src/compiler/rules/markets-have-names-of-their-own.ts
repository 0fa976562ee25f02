import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/words.ts';
import { child } from '../read/json-pointer.ts';

export const marketsHaveNamesOfTheirOwn: Rule = {
  name: 'markets-have-names-of-their-own',
  severity: 'warning',
  visit(_, report) {
    const owners = new Map<string, string>();
    return {
      market({ code, documents }) {
        const shared = languagesIn(documents.market.value.name).find(([language, name]) => {
          const key = `${language} ${name.trim().toLowerCase()}`;
          if (owners.has(key)) return true;
          owners.set(key, code);
          return false;
        });
        if (!shared) return;
        const [language, name] = shared;
        const owner = owners.get(`${language} ${name.trim().toLowerCase()}`);
        const message = `The market "${owner}" is called "${name}", too: in the selector nobody can tell the two apart.`;
        report(documents.market.placeOf(child('/name', language)), message);
      },
    };
  },
};
