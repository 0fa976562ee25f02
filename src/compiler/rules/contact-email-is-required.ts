import type { Rule } from '../check/rule.ts';

export const contactEmailIsRequired: Rule = {
  name: 'contact-email-is-required',
  severity: 'error',
  check({ markets }, report) {
    for (const { documents } of markets) {
      const required = documents['required-fields'];
      const { email } = required.value.contact;
      const isInCatalogue = documents['traveller-fields'].value.contact.email !== undefined;
      if (email === 'required' || (email !== undefined && !isInCatalogue)) continue;
      const message = `The field "email" of the section "contact" must be required: nobody can pay without it, or get a confirmation.`;
      report(required.placeOf('/contact/email'), message, email && 'required');
    }
  },
};
