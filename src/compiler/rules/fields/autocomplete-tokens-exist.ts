import type { Rule } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { customTourFields } from './custom-tour-fields.ts';
import { travellerFields } from './traveller-fields.ts';

/** The tokens of the HTML standard for what a traveller types in; browsers pass over any other. */
const tokens: ReadonlySet<string> = new Set([
  ...['off', 'on', 'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix', 'nickname'],
  ...['organization-title', 'organization', 'street-address', 'address-line1', 'address-line2', 'address-line3'],
  ...['address-level4', 'address-level3', 'address-level2', 'address-level1', 'country', 'country-name', 'postal-code'],
  ...['language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url'],
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-extension', 'email'],
]);

export const autocompleteTokensExist: Rule = {
  name: 'autocomplete-tokens-exist',
  severity: 'error',
  visit(_, report) {
    const checkField = ({ autocomplete }: { autocomplete?: string }, at: Spot) => {
      if (autocomplete === undefined || tokens.has(autocomplete)) return;
      const [, group = '', token = ''] = /^((?:billing|shipping) )?(.*)$/.exec(autocomplete) ?? [];
      if (tokens.has(token)) return;
      const meant = suggest(
        token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        tokens,
      );
      const message = `No browser knows "${autocomplete}", so it could not fill in the field "${at.key}" by itself.`;
      report(at.place('autocomplete'), message, meant && group + meant);
    };
    return { values: [...travellerFields(checkField), ...customTourFields(checkField)] };
  },
};
