import type { Rule } from '../../check/rule.ts';
import { foreignPlaceholderIn } from './foreign-placeholders.ts';
import { inWords } from './texts.ts';

export const placeholdersStandInBraces: Rule = {
  name: 'placeholders-stand-in-braces',
  severity: 'error',
  visit(_, report) {
    return inWords(report, (words, form) => {
      const foreign = form === 'message' || form === 'template' ? foreignPlaceholderIn(words) : undefined;
      if (!foreign) return undefined;
      const message = `${foreign.found} would be read as it stands: a placeholder is a name in braces, like {name}.`;
      return { message, suggestion: foreign.meant };
    });
  },
};
