import type { Rule } from '../../check/rule.ts';
import { inWords } from './texts.ts';

/** What authors write where words are still to come. */
const unfinished =
  /^(?:\.{2,}|…|-+)$|^\[[A-Z]{2}\](?= )|^\W*[Tt]o be translated\W*$|[Ll]orem [Ii]psum|LOREM IPSUM|\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\?\?\?|\[(?:translat|text|insert|your )[^\]]*\]/;

export const textsAreFinished: Rule = {
  name: 'texts-are-finished',
  severity: 'warning',
  visit(_, report) {
    return inWords(report, (words) => {
      const found = unfinished.exec(words)?.[0];
      return found === undefined ? undefined : { message: `This text is not finished: visitors would read "${found}".` };
    });
  },
};
