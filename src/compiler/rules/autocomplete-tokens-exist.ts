import type { TravellerFieldsDocument } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

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
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents['traveller-fields']))) {
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        for (const { path, autocomplete, meant } of strangersIn(document.value[section])) {
          const message = `No browser knows "${autocomplete}", so it could not fill in the field "${path}" by itself.`;
          report(document.placeOf(`${child(`/${section}`, path)}/autocomplete`), message, meant);
        }
      }
    }
  },
};

const strangersIn = remembering((fields: TravellerFieldsDocument['contact']) =>
  Object.entries(fields).flatMap(([path, { autocomplete }]) => {
    const [, group = '', token = ''] = /^((?:billing|shipping) )?(.*)$/.exec(autocomplete ?? '') ?? [];
    if (autocomplete === undefined || tokens.includes(token)) return [];
    const meant = suggest(
      token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      tokens,
    );
    return [{ path, autocomplete, meant: meant && group + meant }];
  }),
);
