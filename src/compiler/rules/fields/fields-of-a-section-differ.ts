import type { TravellerField } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { ValidDocument } from '../../validate/validate-documents.ts';
import { customTourFields } from './custom-tour-fields.ts';
import { fieldSections, travellerFields } from './traveller-fields.ts';
import { twins, twinsOfChanged } from './twins.ts';

export const fieldsOfASectionDiffer: Rule = {
  name: 'fields-of-a-section-differ',
  severity: 'warning',
  visit(_, report) {
    // What a market inherits whole is the same object in all of them.
    const told = new WeakSet<object>();
    const checkFields = (document: ResolvedDocument, pointer: JsonPointer, fields: Fields, inherited?: Fields, stated?: object) => {
      if (told.has(fields)) return;
      told.add(fields);
      for (const [path, other] of twinsOfChanged(fields, inherited, stated, labelOf)) {
        const message = `The fields "${other}" and "${path}" have the same label, so nobody could tell which is which.`;
        report(document.placeOf(`${child(pointer, path)}/label/en`), message);
      }
      for (const [path, other] of twinsOfChanged(fields, inherited, stated, tokenOf)) {
        const message = `Browsers would fill in the same for "${other}" and "${path}", since both have this token.`;
        report(document.placeOf(`${child(pointer, path)}/autocomplete`), message);
      }
    };
    const checkChoices = ({ options }: { options?: Record<string, Labelled> }, at: Spot) => {
      for (const [option, other] of options ? twins(options, labelOf) : []) {
        const message = `The choices "${other}" and "${option}" of the field "${at.key}" have the same label.`;
        report(at.place('options', option, 'label', 'en'), message);
      }
    };
    return {
      values: [...travellerFields(checkChoices), ...customTourFields(checkChoices)],
      documents: {
        'traveller-fields'(document) {
          const [base, own] = document.layers;
          for (const section of fieldSections) {
            const inherited = sectionOf(base, section) as Fields | undefined;
            checkFields(document, `/${section}`, document.value[section], inherited, sectionOf(own, section));
          }
        },
        'custom-tour-form'(document) {
          for (const [section, { fields }] of Object.entries(document.value.sections))
            checkFields(document, `${child('/sections', section)}/fields`, fields);
        },
      },
    };
  },
};

type Labelled = Pick<TravellerField, 'label'>;
type Field = Pick<TravellerField, 'label' | 'autocomplete'>;
type Fields = Record<string, Field>;

/** What one layer says of a section. */
function sectionOf(layer: ValidDocument | undefined, section: string): object | undefined {
  return (layer?.json.value as Record<string, object | undefined> | undefined)?.[section];
}

function labelOf({ label }: Labelled): string {
  return label.en;
}

function tokenOf({ autocomplete }: Field): string | undefined {
  return autocomplete === 'on' || autocomplete === 'off' ? undefined : autocomplete;
}
