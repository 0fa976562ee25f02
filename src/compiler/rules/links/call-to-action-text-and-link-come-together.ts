import type { ErrorConfiguration } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../../check/rule.ts';
import { causeBelow } from '../report/cause.ts';

export const callToActionTextAndLinkComeTogether: Rule = {
  name: 'call-to-action-text-and-link-come-together',
  severity: 'error',
  visit(_, report) {
    const errors = valueAt<ErrorConfiguration>('errors', [null], ({ ctaText, ctaLink }, at) => {
      if ((ctaText === undefined) === (ctaLink === undefined)) return;
      const [given, absent] = ctaText ? ['ctaText', 'ctaLink'] : ['ctaLink', 'ctaText'];
      const message = `"${at.key}" has "${given}" but no "${absent}": a button exists only where both are given.`;
      report(causeBelow(at, absent ?? '') ?? at.keyPlace(given ?? ''), message);
    });
    return { values: [errors] };
  },
};
