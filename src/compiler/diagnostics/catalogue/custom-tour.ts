import type { CatalogueEntry } from './entry.ts';

/** Mistakes of the form with which visitors design their own tour. */
export const customTourEntries = {
  'form-choices-have-options': {
    title: 'Choices of a form have options',
    explanation:
      'select, radio and multiChoice show the options that the document states; all other widgets have none, or bring their own.',
    wrong: '{ "widget": "radio", "label": { "en": "Pace" } }',
    right: '{ "widget": "radio", "label": { "en": "Pace" }, "options": { "relaxed": { … }, "active": { … } } }',
  },
  'form-bounds-allow-an-answer': {
    title: 'Bounds of a form allow an answer',
    explanation:
      'minimum and maximum bound numbers and how many may be chosen, maximum also the characters of a text, how many children there are and how many months ahead a month may lie. No other widget has bounds, and something must lie between them. A number of days or adults needs both: a tour is drawn up for whatever is asked.',
    wrong: '{ "widget": "number", "minimum": 30, "maximum": 3 }',
    right: '{ "widget": "number", "minimum": 3, "maximum": 30 }',
  },
  'form-purposes-fit-their-widgets': {
    title: 'Purposes of a form fit their widgets',
    explanation:
      'The store reads an answer by what its field is for, so the widget must give such an answer, and no two fields are for the same thing. A field for the pace offers relaxed, moderate and active.',
    wrong: '{ "widget": "text", "purpose": "days" }',
    right: '{ "widget": "number", "purpose": "days" }',
  },
  'forms-ask-for-one-e-mail': {
    title: 'Forms ask for one e-mail address',
    explanation: 'One required field is for the e-mail address: the address of the tour is sent there.',
    wrong: '"email": { "widget": "email", "label": { … } }',
    right: '"email": { "widget": "email", "purpose": "email", "required": true, "label": { … } }',
  },
  'form-fields-stand-once': {
    title: 'Fields of a form stand once',
    explanation: 'An answer is stored under the key of its field, so a key stands in one section only.',
    wrong: '"trip": { "fields": { "days": { … } } }, "party": { "fields": { "days": { … } } }',
    right: '"trip": { "fields": { "days": { … } } }, "party": { "fields": { "adults": { … } } }',
  },
  'design-pages-lead-to-their-itinerary': {
    title: 'The page for designing a tour leads to its itinerary',
    explanation:
      'Who has filled in the form is led to the route "customTour". It shows the screen of that name, and its path has the one parameter {refId}.',
    wrong: '"designYourOwnTour": { "page": "designYourOwnTour", … } without a route "customTour"',
    right: '"customTour": { "page": "customTour", "path": "/design-your-own-tour/{refId}" }',
  },
} satisfies Record<string, CatalogueEntry>;
