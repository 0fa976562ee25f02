import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const checkoutAndErrorsMistakes: BrokenDocument[] = [
  {
    mistake: 'a checkout step that does not exist',
    edits: { 'gb/checkout.json': (json) => (json.steps = { paiment: { visible: false } }) },
    told: ['markets/gb/checkout.json:3:5 error unknown-key: "paiment" is not known here. [payment]'],
  },
  {
    mistake: 'a button without its link',
    edits: { 'base/errors.json': (json) => delete json.errorConfiguration404.ctaLink },
    told: [
      'markets/base/errors.json:17:5 error call-to-action-text-and-link-come-together: "errorConfiguration404" has "ctaText" but no "ctaLink": a button exists only where both are given.',
    ],
  },
  {
    mistake: 'a button without its text in one market',
    edits: { 'gb/errors.json': (json) => (json.badGateway = { ctaLink: { type: 'route', route: 'home' } }) },
    told: [
      'markets/gb/errors.json:3:5 error call-to-action-text-and-link-come-together: "badGateway" has "ctaLink" but no "ctaText": a button exists only where both are given.',
    ],
  },
  {
    mistake: 'a button that a market takes half away',
    edits: { 'gb/errors.json': (json) => (json.errorConfiguration404 = { ctaText: null }) },
    told: [
      'markets/gb/errors.json:3:5 error call-to-action-text-and-link-come-together: "errorConfiguration404" has "ctaLink" but no "ctaText": a button exists only where both are given.',
    ],
  },
  {
    mistake: 'an error that does not exist',
    edits: { 'gb/errors.json': (json) => (json.errorConfiguration403 = { title: { en: 'No' }, message: { en: 'No' } }) },
    told: ['markets/gb/errors.json:2:3 error unknown-key: "errorConfiguration403" is not known in this document. [errorConfiguration404]'],
  },
  {
    mistake: 'a picture without the words for it',
    edits: { 'base/errors.json': (json) => delete json.errorConfiguration404.image.alt },
    told: ['markets/base/errors.json:11:5 error missing-key: "alt" is missing in "image". What is to be seen, for screen readers.'],
  },
  {
    mistake: 'a picture of another format',
    edits: { 'base/errors.json': (json) => (json.errorConfiguration404.image.src = 'lake.gif') },
    told: [
      'markets/base/errors.json:12:14 error wrong-form: "src" must be a file name in small letters that ends in .svg, .jpg, .png, .webp or .avif, but is "lake.gif".',
    ],
  },
  {
    mistake: 'a deposit of the whole price',
    edits: {
      'gb/checkout.json': (json) => (json.paymentPlans = { splitPayment: { depositPercentage: 100, balanceDueDays: 40, minimumTotal: 0 } }),
    },
    told: ['markets/gb/checkout.json:4:28 error too-large: "depositPercentage" must be at most 99, but is 100.'],
  },
  {
    mistake: 'a payment plan that does not exist',
    edits: { 'gb/checkout.json': (json) => (json.paymentPlans = { instalment: { count: 4 } }) },
    told: ['markets/gb/checkout.json:3:5 error unknown-key: "instalment" is not known in "paymentPlans". [installment]'],
  },
  {
    mistake: 'instalments that last longer than departures are sold',
    edits: {
      'gb/checkout.json': (json) =>
        (json.paymentPlans = { installment: { count: 24, intervalMonths: 1, lastDueDays: 30, minimumTotal: 0 } }),
    },
    told: [
      'markets/gb/checkout.json:4:16 error payment-plans-fit-before-a-trip: 24 payments over 23 months end after every trip on sale: departures are sold for 18 months.',
    ],
  },
  {
    mistake: 'a step without its title',
    edits: { 'base/checkout.json': (json) => delete json.steps.payment.title },
    told: ['markets/base/checkout.json:32:5 error missing-key: "title" is missing in "payment". Its name in the progress bar.'],
  },
  {
    mistake: 'a checkout message that is missing',
    edits: { 'base/checkout.json': (json) => delete json.messages.tooLong },
    told: ['markets/base/checkout.json:52:3 error missing-key: "tooLong" is missing in "messages". More than {max} characters.'],
  },
  {
    mistake: 'a checkout message that does not exist',
    edits: { 'gb/checkout.json': (json) => (json.messages = { toLong: { en: 'Too long' } }) },
    told: ['markets/gb/checkout.json:3:5 error unknown-key: "toLong" is not known in "messages". [tooLong]'],
  },
  {
    mistake: 'two steps with one order',
    edits: { 'base/checkout.json': (json) => (json.steps.payment.order = 4) },
    told: [
      'markets/base/checkout.json:33:16 warning neighbours-have-orders-of-their-own: "travelerDetails" has the order 4, too, so it is left to chance which of the two comes first.',
    ],
  },
  {
    mistake: 'a placeholder of a checkout message that was translated',
    edits: { 'base/checkout.json': (json) => (json.messages.required.fr = 'Remplissez {chemin}.') },
    told: [
      'markets/base/checkout.json:63:13 error checkout-messages-have-known-placeholders: Nothing is put in place of {chemin} in "required"; known here are {path}.',
    ],
  },
  {
    mistake: 'a button whose words are a space',
    edits: { 'base/errors.json': (json) => (json.errorConfiguration404.title.en = ' ') },
    told: ['markets/base/errors.json:5:13 error wrong-form: "en" must be more than spaces, but is " ".'],
  },
  {
    mistake: 'a payment that is hidden in one market',
    edits: { 'gb/checkout.json': '{ "steps": { "payment": { "visible": false } } }' },
    told: [
      'markets/gb/checkout.json:1:38 error checkouts-end-with-the-payment: Nobody could pay: the step of the payment must be visible.',
    ],
  },
  {
    mistake: 'a payment before the travellers',
    edits: { 'base/checkout.json': (json) => (json.steps.payment.order = 0) },
    told: [
      'markets/base/checkout.json:33:16 error checkouts-end-with-the-payment: The payment ends the checkout, so no visible step may have a larger order.',
    ],
  },
  {
    mistake: 'a checkout that does not ask for free places',
    edits: { 'base/checkout.json': (json) => (json.steps.availability.visible = false) },
    told: [
      'markets/base/checkout.json:6:18 error checkouts-end-with-the-payment: Nobody could pay: the step that asks for free places must be visible.',
    ],
  },
  {
    mistake: 'a market that does not ask for free places',
    edits: { 'be/checkout.json': (json) => (json.steps = { availability: { visible: false } }) },
    told: [
      'markets/be/checkout.json:4:18 error checkouts-end-with-the-payment: Nobody could pay: the step that asks for free places must be visible.',
    ],
  },
  {
    mistake: 'a placeholder of a checkout message that is not closed',
    edits: { 'base/checkout.json': (json) => (json.messages.required.en = 'Please fill in {path.') },
    told: [
      'markets/base/checkout.json:62:13 error checkout-messages-have-known-placeholders: A brace stands alone in "required" and would be read as it is; a placeholder looks like {path}.',
    ],
  },
  {
    mistake: 'a bound in a message about none',
    edits: { 'base/checkout.json': (json) => (json.messages.required.en = 'At least {min} characters.') },
    told: [
      'markets/base/checkout.json:62:13 error checkout-messages-have-known-placeholders: Nothing is put in place of {min} in "required"; known here are {path}.',
    ],
  },
  {
    mistake: 'a placeholder in a heading of one market',
    edits: { 'gb/checkout.json': (json) => (json.messages = { invalidBookingWindowTitle: { en: 'Closed on {max}' } }) },
    told: [
      'markets/gb/checkout.json:4:13 error checkout-messages-have-known-placeholders: Nothing is put in place of {max} in "invalidBookingWindowTitle"; nothing is put into it.',
    ],
  },
  {
    mistake: 'a step that nobody sees',
    edits: { 'base/checkout.json': (json) => (json.steps.additionalOptions.visible = true) },
    told: [
      'markets/base/checkout.json:20:18 warning visible-steps-have-a-screen: Travellers would not see this step all the same: it is always hidden. [false]',
    ],
  },
  {
    mistake: 'a step that nobody sees in one market',
    edits: { 'be/checkout.json': (json) => (json.steps = { additionalOptions: { visible: true } }) },
    told: [
      'markets/be/checkout.json:4:18 warning visible-steps-have-a-screen: Travellers would not see this step all the same: it is always hidden. [false]',
    ],
  },
  {
    mistake: 'terms of cancellation that end before the departure',
    edits: { 'base/checkout.json': (json) => delete json.cancellation.steps.last },
    told: [
      'markets/base/checkout.json:135:5 error cancellation-terms-cover-every-day: Nothing says what is kept on the last 7 days before departure: one step needs "daysBefore" 0.',
    ],
  },
  {
    mistake: 'a market that asks more of those who cancel early',
    edits: { 'gb/checkout.json': (json) => (json.cancellation = { steps: { late: { daysBefore: 30 }, short: { keptPercent: 95 } } }) },
    told: [
      'markets/gb/checkout.json:5:23 error cancelling-later-costs-no-less: The steps "early" and "late" begin on the same day, 30 before departure.',
      'markets/gb/checkout.json:8:24 error cancelling-later-costs-no-less: Who cancels at "last" would pay 90 %, less than the 95 % at the earlier "short".',
    ],
  },
  {
    mistake: 'a market that moves a step behind the payment',
    edits: { 'gb/checkout.json': '{ "steps": { "experiences": { "order": 9 } } }' },
    told: [
      'markets/gb/checkout.json:1:40 error checkouts-end-with-the-payment: The payment ends the checkout, so no visible step may have a larger order.',
    ],
  },
  {
    mistake: 'a market that moves a step to where another one is',
    edits: { 'gb/checkout.json': '{ "steps": { "experiences": { "order": 5 } } }' },
    told: [
      'markets/gb/checkout.json:1:40 warning neighbours-have-orders-of-their-own: "payment" has the order 5, too, so it is left to chance which of the two comes first.',
    ],
  },
  {
    mistake: 'a market that lets the last step begin a day earlier',
    edits: { 'gb/checkout.json': '{ "cancellation": { "steps": { "last": { "daysBefore": 1 } } } }' },
    told: [
      'markets/gb/checkout.json:1:56 error cancellation-terms-cover-every-day: Nothing says what is kept on the last day before departure: one step needs "daysBefore" 0.',
    ],
  },
  {
    mistake: 'a placeholder of a checkout message as another program writes it',
    edits: {
      'base/checkout.json': (json) => (json.messages.tooLong = { en: 'At most %max% characters.', fr: 'Au plus {max} caractères.' }),
    },
    told: [
      'markets/base/checkout.json:66:13 error placeholders-stand-in-braces: %max% would be read as it stands: a placeholder is a name in braces, like {name}. [At most {max} characters.]',
    ],
  },
  {
    mistake: 'a bound that one language does not tell',
    edits: { 'base/checkout.json': (json) => (json.messages.tooLong = { en: 'At most {max} characters.', fr: 'Trop long.' }) },
    told: [
      'markets/base/checkout.json:67:13 warning checkout-messages-tell-their-bounds: "tooLong" does not say {max} here, as it does elsewhere: travellers would have to guess.',
    ],
  },
  {
    mistake: 'a bound that a market does not tell',
    edits: {
      'base/checkout.json': (json) => (json.messages.tooLong = { en: 'At most {max} characters.' }),
      'gb/checkout.json': '{ "messages": { "tooLong": { "en": "Too long." } } }',
    },
    told: [
      'markets/gb/checkout.json:1:36 warning checkout-messages-tell-their-bounds: "tooLong" does not say {max} here, as it does elsewhere: travellers would have to guess.',
    ],
  },
  {
    mistake: 'a message that leaves out the name of its field, beside which it stands',
    edits: { 'gb/checkout.json': '{ "messages": { "required": { "en": "Please fill this in." } } }' },
    told: [],
  },
  {
    mistake: 'a least price in euros',
    edits: {
      'base/checkout.json': (json) =>
        (json.paymentPlans = { installment: { count: 3, intervalMonths: 1, lastDueDays: 30, minimumTotal: 1200 } }),
    },
    told: [
      'markets/base/checkout.json:164:23 warning amounts-are-plausible: Amounts are in euro cents, so this is 12.00 euros, and every trip costs more. [120000]',
    ],
  },
  {
    mistake: 'no least price at all',
    edits: {
      'base/checkout.json': (json) =>
        (json.paymentPlans = { splitPayment: { depositPercentage: 20, balanceDueDays: 40, minimumTotal: 0 } }),
    },
    told: [],
  },
  {
    mistake: 'a cancellation step that changes nothing',
    edits: { 'base/checkout.json': (json) => (json.cancellation.steps.last.keptPercent = 75) },
    told: [
      'markets/base/checkout.json:154:24 warning cancellation-steps-differ: As much is kept as at "short" before, 75 %, so this step changes nothing.',
    ],
  },
  {
    mistake: 'a market that levels out two cancellation steps',
    edits: { 'gb/checkout.json': '{ "cancellation": { "steps": { "last": { "keptPercent": 75 } } } }' },
    told: [],
  },
  {
    mistake: 'English that is misspelt',
    edits: { 'base/checkout.json': (json) => rename(json.messages.tooLong, 'en', 'ne') },
    told: ['markets/base/checkout.json:67:7 error unknown-key: "ne" is not known in "tooLong". [en]'],
  },
  {
    mistake: 'a bound whose name begins with a capital in one language',
    edits: { 'base/checkout.json': (json) => (json.messages.tooLong = { en: 'At most {max} characters', fr: 'Au plus {Max} lettres' }) },
    told: [
      'markets/base/checkout.json:67:13 error checkout-messages-have-known-placeholders: Nothing is put in place of {Max} in "tooLong"; known here are {path}, {max}. [Au plus {max} lettres]',
    ],
  },
];
