import type { PageDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { child } from '../../read/json-pointer.ts';

export const questionsOfAPageDiffer: Rule = {
  name: 'questions-of-a-page-differ',
  severity: 'warning',
  check({ pages }, report) {
    for (const page of pages.values()) {
      const questions = new Map<string, string>();
      for (const { block, isFaq, entries } of accordionsOf(page.value)) {
        const owners = isFaq ? questions : new Map<string, string>();
        for (const [key, { title }] of Object.entries(entries)) {
          const texts = languagesIn(title);
          const twin = texts.find(([language, text]) => owners.has(`${language} ${text}`));
          for (const [language, text] of texts) if (!twin) owners.set(`${language} ${text}`, key);
          if (!twin) continue;
          const [language, text] = twin;
          const pointer = `${child(`${child('/blocks', block)}/entries`, key)}/title/${language}`;
          report(page.placeOf(pointer), `The entry "${owners.get(`${language} ${text}`)}" of this page is called "${text}", too.`);
        }
      }
    }
  },
};

type Accordion = Extract<PageDocument['blocks'][string], { type: 'accordion' }>;

function accordionsOf({ blocks }: PageDocument): (Pick<Accordion, 'isFaq' | 'entries'> & { block: string })[] {
  return Object.entries(blocks).flatMap(([block, value]) => (value.type === 'accordion' ? { block, ...value } : []));
}
