import type { ErrorConfiguration } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { entriesStated } from '../check/stated.ts';
import { child } from '../read/json-pointer.ts';

export const callToActionTextAndLinkComeTogether: Rule = {
  name: 'call-to-action-text-and-link-come-together',
  severity: 'error',
  check({ markets }, report) {
    const errors = markets.map(({ documents }) => documents.errors);
    for (const { document, key, value } of entriesStated<ErrorConfiguration | string>(errors, [])) {
      if (typeof value !== 'object') continue;
      const { ctaText, ctaLink } = value;
      if ((ctaText === undefined) === (ctaLink === undefined)) continue;
      const [given, absent] = ctaText ? ['ctaText', 'ctaLink'] : ['ctaLink', 'ctaText'];
      const message = `"${key}" has "${given}" but no "${absent}": a button exists only where both are given.`;
      report(document.placeOf(child(child('', key), given ?? ''), 'key'), message);
    }
  },
};
