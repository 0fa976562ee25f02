import type { TravellerField, TravellerFieldsDocument } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';

export const fieldsOfASectionDiffer: Rule = {
  name: 'fields-of-a-section-differ',
  severity: 'warning',
  check({ markets }, report) {
    const told = new Set<object>();
    for (const { documents } of markets) {
      const document = documents['traveller-fields'];
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        const fields = document.value[section];
        if (told.has(fields)) continue;
        told.add(fields);
        for (const { pointer, message } of twinsIn(fields)) report(document.placeOf(`/${section}${pointer}`), message);
      }
    }
  },
};

interface Twin {
  pointer: JsonPointer;
  message: string;
}

const twinsIn = remembering((fields: TravellerFieldsDocument['contact']): Twin[] => [
  ...twins(fields, ({ label }) => label.en).map(
    ([path, other]): Twin => ({
      pointer: `${child('', path)}/label/en`,
      message: `The fields "${other}" and "${path}" have the same label, so nobody could tell which is which.`,
    }),
  ),
  ...twins(fields, tokenOf).map(
    ([path, other]): Twin => ({
      pointer: `${child('', path)}/autocomplete`,
      message: `Browsers would fill in the same for "${other}" and "${path}", since both have this token.`,
    }),
  ),
  ...Object.entries(fields).flatMap(([path, { options = {} }]) =>
    twins(options, ({ label }) => label.en).map(
      ([option, other]): Twin => ({
        pointer: `${child(`${child('', path)}/options`, option)}/label/en`,
        message: `The choices "${other}" and "${option}" of the field "${path}" have the same label.`,
      }),
    ),
  ),
]);

function tokenOf({ autocomplete }: TravellerField): string | undefined {
  return autocomplete === 'on' || autocomplete === 'off' ? undefined : autocomplete;
}

/** Members that have in common what only one may have, each with the first that has it. */
function twins<Member>(members: Record<string, Member>, ownOf: (member: Member) => string | undefined): [key: string, first: string][] {
  const owners = new Map<string, string>();
  return Object.entries(members).flatMap(([key, member]): [string, string][] => {
    const own = ownOf(member)?.trim().toLowerCase();
    if (own === undefined) return [];
    const owner = owners.get(own);
    if (owner === undefined) owners.set(own, key);
    return owner === undefined ? [] : [[key, owner]];
  });
}
