import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { customTourFieldsOf } from './custom-tour-fields.ts';
import { travellerFieldsOf } from './traveller-fields.ts';

/** The tokens of the HTML standard for what a traveller types in; browsers pass over any other. */
const tokens = [
  ...['off', 'on', 'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix', 'nickname'],
  ...['organization-title', 'organization', 'street-address', 'address-line1', 'address-line2', 'address-line3'],
  ...['address-level4', 'address-level3', 'address-level2', 'address-level1', 'country', 'country-name', 'postal-code'],
  ...['language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url'],
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-extension', 'email'],
];

export const autocompleteTokensExist: Rule = {
  name: 'autocomplete-tokens-exist',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of [...travellerFieldsOf(store), ...customTourFieldsOf(store)]) {
      const { autocomplete } = field;
      if (autocomplete === undefined) continue;
      const [, group = '', token = ''] = /^((?:billing|shipping) )?(.*)$/.exec(autocomplete) ?? [];
      if (tokens.includes(token)) continue;
      const meant = suggest(
        token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        tokens,
      );
      const message = `No browser knows "${autocomplete}", so it could not fill in the field "${path}" by itself.`;
      report(document.placeOf(`${pointer}/autocomplete`), message, meant && group + meant);
    }
  },
};
