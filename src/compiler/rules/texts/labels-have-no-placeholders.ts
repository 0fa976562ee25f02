import type { Rule } from '../../check/rule.ts';
import { inWords } from './texts.ts';

/** As other programs write them, too. */
const placeholder = /\$?\{\{?[^{}]*\}?\}|%[sd]\b|%[A-Za-z_]+%|@@\w+@@/;

export const labelsHaveNoPlaceholders: Rule = {
  name: 'labels-have-no-placeholders',
  severity: 'error',
  visit(_, report) {
    return inWords(report, (words, form) => {
      const found = form === 'plain' || form === 'formatted' ? placeholder.exec(words)?.[0] : undefined;
      return found === undefined ? undefined : { message: `Nothing is put in place of ${found} here, so it would be read as it stands.` };
    });
  },
};
