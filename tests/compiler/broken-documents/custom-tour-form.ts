import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

const form = 'base/custom-tour-form.json';

export const customTourFormMistakes: BrokenDocument[] = [
  {
    mistake: 'a number of days without an end',
    edits: { 'base/custom-tour-form.json': (json) => delete json.sections.trip.fields.days.maximum },
    told: [
      'markets/base/custom-tour-form.json:34:22 error form-bounds-allow-an-answer: The field "days" is for "days" and needs a "maximum": a tour for any number would be drawn up.',
    ],
  },
  {
    mistake: 'a tour of no day',
    edits: { 'base/custom-tour-form.json': (json) => (json.sections.trip.fields.days.minimum = 0) },
    told: [
      'markets/base/custom-tour-form.json:35:22 error form-bounds-allow-an-answer: The field "days" is for "days", so "minimum" must be at least 1: a tour for none costs nothing. [1]',
    ],
  },
  {
    mistake: 'two fields of a form with one label',
    edits: { 'base/custom-tour-form.json': (json) => (json.sections.trip.fields.pace.label.en = 'Days') },
    told: [
      'markets/base/custom-tour-form.json:41:19 warning fields-of-a-section-differ: The fields "days" and "pace" have the same label, so nobody could tell which is which.',
    ],
  },
  {
    mistake: 'two choices of a form with one label',
    edits: { 'base/custom-tour-form.json': (json) => (json.sections.trip.fields.pace.options.active.label.en = 'Relaxed') },
    told: [
      'markets/base/custom-tour-form.json:55:23 warning fields-of-a-section-differ: The choices "relaxed" and "active" of the field "pace" have the same label.',
    ],
  },
  {
    mistake: 'a choice of a form without options',
    edits: { [form]: (json) => delete json.sections.trip.fields.pace.options },
    told: [
      'markets/base/custom-tour-form.json:43:21 error form-choices-have-options: The field "pace" is drawn as radio, but has no options to choose from.',
    ],
  },
  {
    mistake: 'options of a field that shows none',
    edits: { [form]: (json) => (json.sections.trip.fields.days.options = json.sections.trip.fields.pace.options) },
    told: [
      'markets/base/custom-tour-form.json:37:11 error form-choices-have-options: The field "days" is drawn as number, which shows no options; only select, radio, multiChoice do.',
    ],
  },
  {
    mistake: 'bounds that leave no answer',
    edits: { [form]: (json) => (json.sections.trip.fields.days.minimum = 40) },
    told: [
      'markets/base/custom-tour-form.json:35:22 error form-bounds-allow-an-answer: The field "days" takes nothing from 40 to 30: "minimum" is larger than "maximum".',
    ],
  },
  {
    mistake: 'a bound of a field that has none',
    edits: { [form]: (json) => (json.sections.trip.fields.email.maximum = 40) },
    told: [
      'markets/base/custom-tour-form.json:27:11 error form-bounds-allow-an-answer: "maximum" says nothing about a field that is drawn as email.',
    ],
  },
  {
    mistake: 'more choices asked for than there are',
    edits: {
      [form]: (json) => {
        const { pace } = json.sections.trip.fields;
        pace.widget = 'multiChoice';
        pace.minimum = 3;
        delete pace.purpose;
      },
    },
    told: [
      'markets/base/custom-tour-form.json:58:22 error form-bounds-allow-an-answer: The field "pace" asks for 3 choices, but offers only 2.',
    ],
  },
  {
    mistake: 'a field whose answer cannot be what it is for',
    edits: { [form]: (json) => (json.sections.trip.fields.days.purpose = 'budget') },
    told: [
      'markets/base/custom-tour-form.json:33:21 error form-purposes-fit-their-widgets: The field "days" is for "budget" and must be drawn as money, not as number. [money]',
    ],
  },
  {
    mistake: 'a pace that no tour has',
    edits: { [form]: (json) => rename(json.sections.trip.fields.pace.options, 'relaxed', 'relaxd') },
    told: [
      'markets/base/custom-tour-form.json:52:13 error form-purposes-fit-their-widgets: The field "pace" is for the pace, but no tour has the pace "relaxd": relaxed, moderate, active are known. [relaxed]',
    ],
  },
  {
    mistake: 'two fields for the same',
    edits: {
      [form]: (json) =>
        (json.sections.trip.fields.length = {
          order: 9,
          label: { en: 'Length' },
          widget: 'number',
          purpose: 'days',
          minimum: 2,
          maximum: 30,
        }),
    },
    told: [
      'markets/base/custom-tour-form.json:66:22 error form-purposes-fit-their-widgets: "length" and "days" are both for "days"; nobody can tell which one counts.',
    ],
  },
  {
    mistake: 'a form without an e-mail address',
    edits: { [form]: (json) => delete json.sections.trip.fields.email },
    told: [
      'markets/base/custom-tour-form.json:12:3 error forms-ask-for-one-e-mail: No field is for the traveller’s e-mail: nobody could be sent the address of their tour.',
    ],
  },
  {
    mistake: 'an e-mail address that may be left out',
    edits: { [form]: (json) => (json.sections.trip.fields.email.required = false) },
    told: [
      'markets/base/custom-tour-form.json:26:23 error forms-ask-for-one-e-mail: The field "email" must be required: nobody could be sent the address of their tour.',
    ],
  },
  {
    mistake: 'a field that a market takes out although it is needed',
    edits: {
      'gb/custom-tour-form.json': '{\n  "sections": {\n    "trip": {\n      "fields": {\n        "email": null\n      }\n    }\n  }\n}\n',
    },
    told: [
      'markets/gb/custom-tour-form.json:2:3 error forms-ask-for-one-e-mail: No field is for the traveller’s e-mail: nobody could be sent the address of their tour.',
    ],
  },
  {
    mistake: 'a field in two sections',
    edits: {
      [form]: (json) =>
        (json.sections.more = {
          order: 2,
          title: { en: 'More' },
          fields: { days: { order: 1, label: { en: 'Days again' }, widget: 'number' } },
        }),
    },
    told: [
      'markets/base/custom-tour-form.json:68:9 error form-fields-stand-once: The field "days" stands in the section "trip" too; its answers are stored under one name.',
    ],
  },
  {
    mistake: 'a token that no browser knows',
    edits: { [form]: (json) => (json.sections.trip.fields.email.autocomplete = 'e-mail') },
    told: [
      'markets/base/custom-tour-form.json:27:27 error autocomplete-tokens-exist: No browser knows "e-mail", so it could not fill in the field "email" by itself. [email]',
    ],
  },
  {
    mistake: 'a widget that nobody draws',
    edits: { [form]: (json) => (json.sections.trip.fields.days.widget = 'slider') },
    told: [
      'markets/base/custom-tour-form.json:33:21 error not-one-of: "widget" must be one of "text", "longText", "number", "money", "select", "radio", "multiChoice", "date", "month", "destinations", "tourStyles", "ages", "email", "phone", "checkbox", but is "slider".',
    ],
  },
  {
    mistake: 'a page for designing a tour that leads nowhere',
    edits: {
      'routes.json': (json) => (json.routes.designYourOwnTour = { page: 'designYourOwnTour', path: '/design-your-own-tour' }),
    },
    told: [
      'markets/routes.json:94:5 error design-pages-lead-to-their-itinerary: The screen "designYourOwnTour" leads to the route "customTour", which must show the screen "customTour" at a path with {refId}.',
    ],
  },
  {
    mistake: 'an itinerary that is kept for others',
    edits: {
      'routes.json': (json) =>
        (json.routes.customTour = {
          page: 'customTour',
          path: '/design-your-own-tour/{refId}',
          cache: { sMaxAge: 60, staleWhileRevalidate: 60, query: [] },
        }),
    },
    told: [
      'markets/routes.json:97:7 error personal-pages-are-not-cached: The route "customTour" shows a tour of one’s own, which is one visitor\'s own: kept, it would be shown to others. Remove "cache".',
    ],
  },
  {
    mistake: 'a price factor where several choices are made',
    edits: {
      [form]: (json) => {
        json.sections.trip.fields.pace.purpose = undefined;
        json.sections.trip.fields.pace.widget = 'multiChoice';
        json.sections.trip.fields.pace.options.active.priceFactor = 1.2;
      },
    },
    told: [
      'markets/base/custom-tour-form.json:56:15 warning price-factors-are-of-single-choices: Where several choices are made, as in the field "pace", none of them changes the price: "priceFactor" is for select and radio.',
    ],
  },
  {
    mistake: 'more styles than there are',
    edits: {
      [form]: (json) =>
        (json.sections.trip.fields.styles = { order: 9, label: { en: 'Styles' }, widget: 'tourStyles', purpose: 'styles', minimum: 3 }),
    },
    told: [
      'markets/base/custom-tour-form.json:67:22 error form-bounds-allow-an-answer: The field "styles" asks for 3 choices; styles of tours to choose from: 1.',
    ],
  },
];
