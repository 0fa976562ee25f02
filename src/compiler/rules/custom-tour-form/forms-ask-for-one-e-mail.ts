import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const formsAskForOneEMail: Rule = {
  name: 'forms-ask-for-one-e-mail',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        'custom-tour-form'(form) {
          const emails = Object.entries(form.value.sections).flatMap(([section, { fields }]) =>
            Object.entries(fields)
              .filter(([, { purpose }]) => purpose === 'email')
              .map(([key, field]) => ({ key, field, pointer: child(`${child('/sections', section)}/fields`, key) })),
          );
          const [email] = emails;
          if (!email) {
            const message = 'No field is for the traveller’s e-mail: nobody could be sent the address of their tour.';
            report(form.placeOf('/sections', 'key'), message);
          } else if (emails.length === 1 && !email.field.required) {
            const message = `The field "${email.key}" must be required: nobody could be sent the address of their tour.`;
            report(form.placeOf(`${email.pointer}/${email.field.required === undefined ? 'purpose' : 'required'}`), message);
          }
        },
      },
    };
  },
};
