import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const travellerFieldsMistakes: BrokenDocument[] = [
  {
    mistake: 'a birth date without the rule that asks for the age',
    edits: { 'base/traveller-fields.json': (json) => delete json.passenger.birthDate.rule },
    told: [
      'markets/base/traveller-fields.json:44:5 error travellers-are-asked-who-they-are: The field "birthDate" of the section "passenger" needs "rule": "birthDate": the age of adults and children is checked by it.',
    ],
  },
  {
    mistake: 'a birth date that is optional',
    edits: { 'gb/required-fields.json': '{ "passenger": { "birthDate": "optional" } }\n' },
    told: [
      'markets/gb/required-fields.json:1:31 error travellers-are-asked-who-they-are: The field "birthDate" of the section "passenger" must be required: the age of adults and children is checked by it. [required]',
    ],
  },
  {
    mistake: 'a required field that does not exist',
    edits: { 'be/required-fields.json': (json) => (json.contact = { fristName: 'required' }) },
    told: [
      'markets/be/required-fields.json:3:5 error required-fields-exist: traveller-fields.json has no field "fristName" in the section "contact". [firstName]',
    ],
  },
  {
    mistake: 'a pattern that is no regular expression',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.firstName.value.pattern = '[a-z') },
    told: [
      'markets/base/traveller-fields.json:25:20 error field-patterns-are-regular-expressions: The pattern of the field "firstName" is not a regular expression.',
    ],
  },
  {
    mistake: 'a choice without options',
    edits: { 'base/traveller-fields.json': (json) => delete json.passenger.gender.options },
    told: [
      'markets/base/traveller-fields.json:62:17 error field-choices-have-options: The field "gender" is drawn as radio, but has no options to choose from.',
    ],
  },
  {
    mistake: 'an option that the field does not allow',
    edits: { 'base/traveller-fields.json': (json) => rename(json.passenger.gender.options, 'Male', 'Mal') },
    told: [
      'markets/base/traveller-fields.json:78:9 error field-choices-have-options: The field "gender" offers "Mal", which its value may not be. [Male]',
    ],
  },
  {
    mistake: 'an unknown widget',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.email.widget = 'e-mail') },
    told: ['markets/base/traveller-fields.json:9:17 error not-one-of: "widget" must be one of 7 known values, but is "e-mail". [email]'],
  },
  {
    mistake: 'an unknown rule of the booking domain',
    edits: { 'base/traveller-fields.json': (json) => (json.passenger.birthDate.rule = 'birthdate') },
    told: [
      'markets/base/traveller-fields.json:54:15 error not-one-of: "rule" must be one of "none", "birthDate", "passportExpirationDate", "phone", "country", but is "birthdate". [birthDate]',
    ],
  },
  {
    mistake: 'a length as a text',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.email.value.maxLength = '80') },
    told: [
      'markets/base/traveller-fields.json:13:22 error wrong-type: "maxLength" must be a whole number, but is the text "80". Write 80, without quotation marks.',
    ],
  },
  {
    mistake: 'a field that is necessary',
    edits: { 'gb/required-fields.json': (json) => (json.contact = { email: 'mandatory' }) },
    told: [
      'markets/gb/required-fields.json:3:14 error not-one-of: "email" must be one of "hidden", "optional", "required", but is "mandatory".',
    ],
  },
  {
    mistake: 'a field that is required in the wrong section',
    edits: { 'gb/required-fields.json': (json) => (json.billing = { email: 'required' }) },
    told: [
      'markets/gb/required-fields.json:3:5 error required-fields-exist: traveller-fields.json has no field "email" in the section "billing".',
    ],
  },
  {
    mistake: 'a section that does not exist',
    edits: { 'base/required-fields.json': (json) => rename(json, 'passenger', 'passengers') },
    told: ['markets/base/required-fields.json:10:3 error unknown-key: "passengers" is not known in this document. [passenger]'],
  },
  {
    mistake: 'an autocomplete token that does not exist',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.firstName.autocomplete = 'firstName') },
    told: [
      'markets/base/traveller-fields.json:27:23 error autocomplete-tokens-exist: No browser knows "firstName", so it could not fill in the field "firstName" by itself. [given-name]',
    ],
  },
  {
    mistake: 'a value that nobody can choose',
    edits: { 'base/traveller-fields.json': (json) => json.passenger.gender.value.enum.push('Other') },
    told: [
      'markets/base/traveller-fields.json:68:11 error field-choices-have-options: The field "gender" may be "Other", but offers no such choice.',
    ],
  },
  {
    mistake: 'choices without any',
    edits: { 'base/traveller-fields.json': (json) => (json.passenger.gender.value.enum = []) },
    told: ['markets/base/traveller-fields.json:65:17 error too-few: "enum" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a date that may not be as long as dates are',
    edits: { 'base/traveller-fields.json': (json) => (json.passenger.birthDate.value.maxLength = 8) },
    told: [
      'markets/base/traveller-fields.json:53:22 error field-lengths-allow-a-value: Nothing could be filled in: a value of the format "date" has at least 10 characters, but "birthDate" may have at most 8.',
    ],
  },
  {
    mistake: 'a choice that is longer than the field may be',
    edits: { 'base/traveller-fields.json': (json) => (json.passenger.gender.value.maxLength = 5) },
    told: [
      'markets/base/traveller-fields.json:66:11 error field-lengths-allow-a-value: The field "gender" could never be "Female", which has 6 characters: it may have at most 5.',
    ],
  },
  {
    mistake: 'a text that must be longer than it may be',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.firstName.value.minLength = 20) },
    told: [
      'markets/base/traveller-fields.json:26:22 error field-lengths-allow-a-value: Nothing could be filled in: "firstName" needs 20 characters, but may have at most 10.',
    ],
  },
  {
    mistake: 'a contact without an email address',
    edits: { 'base/required-fields.json': (json) => (json.contact.email = 'hidden') },
    told: [
      'markets/base/required-fields.json:5:14 error contact-email-is-required: The field "email" of the section "contact" must be required: nobody can pay without it, or get a confirmation. [required]',
    ],
  },
  {
    mistake: 'a date without its format',
    edits: {
      'base/traveller-fields.json': (json) => {
        delete json.passenger.birthDate.value.format;
      },
    },
    told: [
      'markets/base/traveller-fields.json:49:17 error field-widgets-fit-their-values: The field "birthDate" is drawn as a date, so its value needs "format": "date".',
    ],
  },
  {
    mistake: 'a date without its format in one market',
    edits: { 'gb/traveller-fields.json': (json) => (json.passenger = { birthDate: { value: { format: null } } }) },
    told: [
      'markets/gb/traveller-fields.json:5:9 error field-widgets-fit-their-values: The field "birthDate" is drawn as a date, so its value needs "format": "date".',
    ],
  },
  {
    mistake: 'an email address without its format',
    edits: {
      'base/traveller-fields.json': (json) => {
        delete json.contact.email.value.format;
      },
    },
    told: [
      'markets/base/traveller-fields.json:9:17 error field-widgets-fit-their-values: The field "email" is drawn as an email address, so its value needs "format": "email".',
    ],
  },
  {
    mistake: 'a phone number that nobody checks',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.phone = { order: 3, label: { en: 'Phone' }, widget: 'phone', value: { type: 'string' } };
      },
      'base/required-fields.json': (json) => (json.contact.phone = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:33:17 error field-widgets-fit-their-values: The field "phone" is drawn as a phone number, but without "rule": "phone" nobody checks the number.',
    ],
  },
  {
    mistake: 'a phone number in a text field',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.phone = { order: 3, label: { en: 'Phone' }, widget: 'text', rule: 'phone', value: { type: 'string' } };
      },
      'base/required-fields.json': (json) => (json.contact.phone = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:34:15 error field-widgets-fit-their-values: The field "phone" has the rule "phone", which needs the widget "phone".',
    ],
  },
  {
    mistake: 'a date that is typed in',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.passenger.birthDate.widget = 'text';
      },
    },
    told: [
      'markets/base/traveller-fields.json:49:17 error field-widgets-fit-their-values: The field "birthDate" holds a date, which travellers cannot choose in the widget "text": it needs "date".',
    ],
  },
  {
    mistake: 'the rule of birth dates beside a text',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.passenger.birthDate = { order: 1, label: { en: 'Birth date' }, widget: 'text', rule: 'birthDate', value: { type: 'string' } };
      },
    },
    told: [
      'markets/base/traveller-fields.json:50:15 error field-widgets-fit-their-values: The field "birthDate" has the rule "birthDate", which needs the widget "date".',
    ],
  },
  {
    mistake: 'options that nobody sees',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.passenger.gender.widget = 'text';
      },
    },
    told: [
      'markets/base/traveller-fields.json:70:18 error field-widgets-fit-their-values: The field "gender" has options that nobody sees: only the widgets "select" and "radio" show them.',
    ],
  },
  {
    mistake: 'a pattern that is found anywhere',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.firstName.value.pattern = '[A-Za-z ]+';
      },
    },
    told: [
      'markets/base/traveller-fields.json:25:20 warning field-patterns-cover-the-whole-value: Anything may stand around what the pattern of "firstName" asks for. [^[A-Za-z ]+$]',
    ],
  },
  {
    mistake: 'a pattern that is found anywhere in one market',
    edits: { 'be/traveller-fields.json': (json) => (json.billing = { 'address.city': { value: { pattern: '^[A-Z]+' } } }) },
    told: [
      'markets/be/traveller-fields.json:5:20 warning field-patterns-cover-the-whole-value: Anything may stand around what the pattern of "address.city" asks for. [^[A-Z]+$]',
    ],
  },
  {
    mistake: 'a birth date that is hidden',
    edits: { 'base/required-fields.json': (json) => (json.passenger.birthDate = 'hidden') },
    told: [
      'markets/base/required-fields.json:11:18 error travellers-are-asked-who-they-are: The field "birthDate" of the section "passenger" must be required: the age of adults and children is checked by it. [required]',
    ],
  },
  {
    mistake: 'a birth date that is hidden in one market',
    edits: { 'gb/required-fields.json': (json) => (json.passenger = { birthDate: 'hidden' }) },
    told: [
      'markets/gb/required-fields.json:3:18 error travellers-are-asked-who-they-are: The field "birthDate" of the section "passenger" must be required: the age of adults and children is checked by it. [required]',
    ],
  },
  {
    mistake: 'a birth date that is not named',
    edits: { 'base/required-fields.json': (json) => delete json.passenger.birthDate },
    told: [
      'markets/base/required-fields.json:10:3 error travellers-are-asked-who-they-are: The field "birthDate" of the section "passenger" must be required: the age of adults and children is checked by it.',
    ],
  },
  {
    mistake: 'names that are hidden',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.passenger.lastName = { order: 3, label: { en: 'Last name' }, widget: 'text', value: { type: 'string' } };
      },
    },
    told: [
      'markets/base/required-fields.json:10:3 error travellers-are-asked-who-they-are: The field "lastName" of the section "passenger" must be required: tickets are made out to it.',
    ],
  },
  {
    mistake: 'another widget for a date in one market',
    edits: { 'be/traveller-fields.json': (json) => (json.passenger = { birthDate: { widget: 'text' } }) },
    told: [
      'markets/be/traveller-fields.json:4:17 error field-widgets-fit-their-values: The field "birthDate" holds a date, which travellers cannot choose in the widget "text": it needs "date".',
    ],
  },
  {
    mistake: 'two fields with one label',
    edits: { 'base/traveller-fields.json': (json) => (json.contact.firstName.label.en = 'Email') },
    told: [
      'markets/base/traveller-fields.json:19:15 warning fields-of-a-section-differ: The fields "email" and "firstName" have the same label, so nobody could tell which is which.',
    ],
  },
  {
    mistake: 'two fields with one label in one market',
    edits: { 'gb/traveller-fields.json': (json) => (json.contact = { firstName: { label: { en: 'Email' } } }) },
    told: [
      'markets/gb/traveller-fields.json:5:15 warning fields-of-a-section-differ: The fields "email" and "firstName" have the same label, so nobody could tell which is which.',
    ],
  },
  {
    mistake: 'two fields that browsers fill in with the same',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.email.autocomplete = 'email';
        json.contact.firstName.autocomplete = 'email';
      },
    },
    told: [
      'markets/base/traveller-fields.json:28:23 warning fields-of-a-section-differ: Browsers would fill in the same for "email" and "firstName", since both have this token.',
    ],
  },
  {
    mistake: 'two choices with one label',
    edits: { 'base/traveller-fields.json': (json) => (json.passenger.gender.options.Male.label.en = 'Female') },
    told: [
      'markets/base/traveller-fields.json:81:19 warning fields-of-a-section-differ: The choices "Male" and "Female" of the field "gender" have the same label.',
    ],
  },
  {
    mistake: 'a market that removes a choice',
    edits: { 'gb/traveller-fields.json': '{ "passenger": { "gender": { "options": { "Male": null } } } }' },
    told: [
      'markets/gb/traveller-fields.json:1:43 error field-choices-have-options: The field "gender" may be "Male", but offers no such choice.',
    ],
  },
  {
    mistake: 'a market that removes all choices',
    edits: { 'gb/traveller-fields.json': '{ "passenger": { "gender": { "options": null } } }' },
    told: [
      'markets/gb/traveller-fields.json:1:30 error field-choices-have-options: The field "gender" is drawn as radio, but has no options to choose from.',
    ],
  },
  {
    mistake: 'a market that narrows what a field may be',
    edits: { 'gb/traveller-fields.json': '{ "passenger": { "gender": { "value": { "enum": ["Female"] } } } }' },
    told: [
      'markets/gb/traveller-fields.json:1:49 error field-choices-have-options: The field "gender" offers "Male", which its value may not be.',
    ],
  },
  {
    mistake: 'a market that shortens a field below its choices',
    edits: { 'gb/traveller-fields.json': '{ "passenger": { "gender": { "value": { "maxLength": 5 } } } }' },
    told: [
      'markets/gb/traveller-fields.json:1:54 error field-lengths-allow-a-value: The field "gender" could never be "Female", which has 6 characters: it may have at most 5.',
    ],
  },
  {
    mistake: 'a passport that expires on a birth date',
    edits: {
      'base/traveller-fields.json': (json) => {
        const { birthDate } = json.passenger;
        json.passenger.passportExpirationDate = { ...birthDate, order: 3, label: { en: 'Passport valid until' } };
      },
      'base/required-fields.json': (json) => (json.passenger.passportExpirationDate = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:97:15 error travellers-are-asked-who-they-are: A passport does not expire on a birth date: "passportExpirationDate" needs the rule of its own name. [passportExpirationDate]',
    ],
  },
  {
    mistake: 'a pattern that asks for more characters than there may be',
    edits: {
      'be/traveller-fields.json': (json) => (json.billing = { 'address.city': { value: { pattern: '^[0-9]{5}$', maxLength: 4 } } }),
    },
    told: [
      'markets/be/traveller-fields.json:6:22 error field-lengths-allow-a-value: Nothing could be filled in: the pattern of "address.city" asks for 5 characters, but it may have at most 4.',
    ],
  },
  {
    mistake: 'a pattern of one market that asks for more characters than there may be',
    edits: {
      'be/traveller-fields.json': (json) => (json.billing = { 'address.city': { value: { pattern: '^[A-Z]\\d{8}-?[\\p{L}]{2,4}$' } } }),
    },
    told: [
      'markets/be/traveller-fields.json:5:20 error field-lengths-allow-a-value: Nothing could be filled in: the pattern of "address.city" asks for at least 11 characters, but it may have at most 10.',
    ],
  },
  {
    mistake: 'a pattern that allows fewer characters than needed',
    edits: {
      'be/traveller-fields.json': (json) => (json.billing = { 'address.city': { value: { pattern: '^[0-9]{4,5}$', minLength: 6 } } }),
    },
    told: [
      'markets/be/traveller-fields.json:6:22 error field-lengths-allow-a-value: Nothing could be filled in: the pattern of "address.city" allows at most 5 characters, but it needs 6.',
    ],
  },
  {
    mistake: 'patterns that nobody can measure, or that leave room',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.firstName.value.pattern = '^([A-Za-z0-9]{16}|[0-9]{8})$';
        json.billing['address.city'].value.pattern = '^[\\p{L}][\\p{L} \\-]{0,20}\\.?$';
      },
    },
    told: [],
  },
  {
    mistake: 'a country of three letters',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.country = countryField('^[A-Z]{3}$');
      },
      'base/required-fields.json': (json) => (json.contact.country = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:37:20 error field-lengths-allow-a-value: Nothing could be filled in: a country is kept as its code of two capital letters, and the pattern of "country" allows none of them. [^[A-Z]{2}$]',
    ],
  },
  {
    mistake: 'a country among a few',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.country = countryField('^(DE|AT)$');
      },
      'base/required-fields.json': (json) => (json.contact.country = 'optional'),
    },
    told: [],
  },
  {
    mistake: 'phone numbers without the code of their country',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.phone = phoneField({ pattern: '^0[0-9]+$' });
      },
      'base/required-fields.json': (json) => (json.contact.phone = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:37:20 error field-lengths-allow-a-value: Nothing could be filled in: phone numbers are kept with "+" and the code of their country, and the pattern of "phone" lets none begin with "+".',
    ],
  },
  {
    mistake: 'phone numbers of a few characters',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.phone = phoneField({ maxLength: 5 });
      },
      'base/required-fields.json': (json) => (json.contact.phone = 'optional'),
    },
    told: [
      'markets/base/traveller-fields.json:37:22 error field-lengths-allow-a-value: Nothing could be filled in: with the code of its country a phone number has at least 8 characters, but "phone" may have at most 5.',
    ],
  },
  {
    mistake: 'phone numbers that may begin with the code of a country',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.contact.phone = phoneField({ pattern: '^\\+?[0-9 ]+$', maxLength: 20 });
      },
      'base/required-fields.json': (json) => (json.contact.phone = 'optional'),
    },
    told: [],
  },
  {
    mistake: 'a field that two sections ask for in vain',
    edits: { 'base/required-fields.json': (json) => (json.contact.nickname = json.passenger.nickname = 'optional') },
    told: [
      'markets/base/required-fields.json:6:5 error required-fields-exist: traveller-fields.json has no field "nickname" in the sections "contact" and "passenger".',
    ],
  },
  {
    mistake: 'a pattern of two alternatives that is longer than the field may be',
    edits: {
      'base/traveller-fields.json': (json) =>
        (json.contact.firstName.value = { type: 'string', pattern: '^(?:\\+\\d{12,15}|00(\\d ?){12,15})$', maxLength: 10 }),
    },
    told: [
      'markets/base/traveller-fields.json:25:22 error field-lengths-allow-a-value: Nothing could be filled in: the pattern of "firstName" asks for at least 13 characters, but it may have at most 10.',
    ],
  },
  {
    mistake: 'a pattern of groups that is shorter than the field must be',
    edits: {
      'base/traveller-fields.json': (json) =>
        (json.contact.firstName.value = { type: 'string', pattern: '^(?=.*\\d)([A-Z]{2})?(\\d|-){3}$', minLength: 6, maxLength: 10 }),
    },
    told: [
      'markets/base/traveller-fields.json:25:22 error field-lengths-allow-a-value: Nothing could be filled in: the pattern of "firstName" allows at most 5 characters, but it needs 6.',
    ],
  },
];

function countryField(pattern: string) {
  return { order: 3, label: { en: 'Country' }, widget: 'country', rule: 'country', value: { type: 'string', pattern } };
}

function phoneField(value: { pattern?: string; maxLength?: number }) {
  return { order: 3, label: { en: 'Phone' }, widget: 'phone', rule: 'phone', value: { type: 'string', ...value } };
}
