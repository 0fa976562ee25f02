import type { Rule } from '../../check/rule.ts';
import { placeOfWhatIsMissing } from '../report/place-of-what-is-missing.ts';

const why: Record<string, string> = {
  birthDate: 'the age of adults and children is checked by it',
  firstName: 'tickets are made out to it',
  lastName: 'tickets are made out to it',
};

export const travellersAreAskedWhoTheyAre: Rule = {
  name: 'travellers-are-asked-who-they-are',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const required = documents['required-fields'];
        const { passenger } = documents['traveller-fields'].value;
        for (const [path, reason] of Object.entries(why)) {
          const visibility = required.value.passenger[path];
          if (visibility === 'required' || !passenger[path]) continue;
          const message = `The field "${path}" of the section "passenger" must be required: ${reason}.`;
          report(placeOfWhatIsMissing(required, `/passenger/${path}`), message, visibility && 'required');
        }
      },
      documents: {
        'traveller-fields'(document) {
          const { birthDate, passportExpirationDate } = document.value.passenger;
          if (birthDate?.rule === 'birthDate' && passportExpirationDate?.rule === 'birthDate') {
            const message = 'A passport does not expire on a birth date: "passportExpirationDate" needs the rule of its own name.';
            report(document.placeOf('/passenger/passportExpirationDate/rule'), message, 'passportExpirationDate');
          }
          if (!birthDate || birthDate.rule === 'birthDate') return;
          const message = `The field "birthDate" of the section "passenger" needs "rule": "birthDate": ${why.birthDate}.`;
          report(document.placeOf('/passenger/birthDate/rule'), message, birthDate.rule && 'birthDate');
        },
      },
    };
  },
};
