import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/walk.ts';

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugsAreWellFormed: Rule = {
  name: 'slugs-are-well-formed',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [language, slug] of languagesIn(tour.value.slug)) {
        if (slugForm.test(slug)) continue;
        const message = `"${slug}" cannot stand in an address: small letters without accents, digits and single hyphens are allowed.`;
        report(tour.placeOf(`/slug/${language}`), message, toSlug(slug));
      }
    }
  },
};

function toSlug(text: string): string | undefined {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}
