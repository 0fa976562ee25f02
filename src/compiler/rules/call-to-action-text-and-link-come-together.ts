import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const callToActionTextAndLinkComeTogether: Rule = {
  name: 'call-to-action-text-and-link-come-together',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents.errors))) {
      for (const [kind, configuration] of Object.entries(document.value)) {
        if (typeof configuration !== 'object') continue;
        const { ctaText, ctaLink } = configuration;
        if ((ctaText === undefined) === (ctaLink === undefined)) continue;
        const [given, absent] = ctaText ? ['ctaText', 'ctaLink'] : ['ctaLink', 'ctaText'];
        const message = `"${kind}" has "${given}" but no "${absent}": a button exists only where both are given.`;
        report(document.placeOf(child(child('', kind), given ?? ''), 'key'), message);
      }
    }
  },
};
