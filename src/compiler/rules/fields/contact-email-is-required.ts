import type { Rule } from '../../check/rule.ts';
import { placeOfWhatIsMissing } from '../report/place-of-what-is-missing.ts';

export const contactEmailIsRequired: Rule = {
  name: 'contact-email-is-required',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const required = documents['required-fields'];
        const { email } = required.value.contact;
        const isInCatalogue = documents['traveller-fields'].value.contact.email !== undefined;
        if (email === 'required' || (email !== undefined && !isInCatalogue)) return;
        const message = `The field "email" of the section "contact" must be required: nobody can pay without it, or get a confirmation.`;
        report(placeOfWhatIsMissing(required, '/contact/email'), message, email && 'required');
      },
    };
  },
};
