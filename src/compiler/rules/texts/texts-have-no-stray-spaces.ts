import type { Rule } from '../../check/rule.ts';
import { inWords } from './texts.ts';

const atTheEdge = /^\s|\s$/;

/** Characters without a look of their own that come along when text is copied from other programs. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g;

export const textsHaveNoStraySpaces: Rule = {
  name: 'texts-have-no-stray-spaces',
  severity: 'warning',
  visit(_, report) {
    return inWords(report, (words) => {
      if (words.search(invisible) >= 0) {
        const message = 'This text holds an invisible character, probably copied along from another program. Write the text again.';
        return { message, suggestion: words.replace(invisible, '').trim() };
      }
      if (!atTheEdge.test(words)) return undefined;
      return { message: 'This text begins or ends with a space, which nobody needs.', suggestion: words.trim() };
    });
  },
};
