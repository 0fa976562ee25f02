import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour, shippedText } from './edits.ts';

/** A tour of its own beside the shipped one. */
function otherTour(): Record<string, unknown> {
  return { ...copyOfTour('three-hills'), slug: { en: 'three-hills' }, title: { en: 'Three Hills', fr: 'Trois collines' } };
}

const banner = {
  enabled: true,
  promoCode: 'SPRING',
  title: { en: '5% off', fr: '5 % de réduction' },
  shortDescription: { en: 'With the code SPRING.', fr: 'Avec le code SPRING.' },
  longDescription: { en: '<p>With SPRING.</p>', fr: '<p>Avec SPRING.</p>' },
};

const summer = {
  code: 'SUMMER',
  discount: { type: 'amount', amount: 5000 },
  limit: 10,
  conditionText: { en: 'In summer.', fr: 'En été.' },
};

/** A footer whose last block leads to addresses elsewhere, given by their words. */
function footerWith(entries: Record<string, [words: string, url: string]>): object {
  const links = Object.entries(entries).map(([key, [words, url]], index) => {
    return [key, { order: index + 2, label: { en: words, fr: `${words} (fr)` }, link: { type: 'external', url } }];
  });
  return { thirdBlock: { links: { alps: null, ...Object.fromEntries(links) } } };
}

const termsInTheFooter: BrokenDocument['edits'] = {
  'content/pages/terms.json': (json) =>
    Object.assign(json, {
      kind: 'policy',
      route: 'terms',
      title: { en: 'Terms', fr: 'Conditions' },
      description: { en: 'Terms', fr: 'Conditions' },
      blocks: { text: { type: 'richText', order: 1, body: { en: '<p>Hi</p>', fr: '<p>Salut</p>' } } },
    }),
  'routes.json': (json) => (json.routes = { terms: { page: 'content', path: '/terms' }, ...json.routes }),
  'base/footer.json': (json) =>
    (json.thirdBlock.links.terms = { order: 7, label: { en: 'Terms', fr: 'Conditions' }, link: { type: 'page', page: 'terms' } }),
};

const weights = ['regular', 'semibold', 'bold'];

function fontFiles(stem: string): Record<string, object> {
  return Object.fromEntries(weights.map((weight) => [weight, { title: weight, url: `${stem}-${weight}.woff2`, format: 'woff2' }]));
}

const fontAssets = Object.fromEntries(
  ['fine-serif', 'plain-sans'].flatMap((stem) => weights.map((weight) => [`content/fonts/${stem}-${weight}.woff2`, ''])),
);

/** What is right by itself, and says something else than what it belongs to. */
export const contradictionsMistakes: BrokenDocument[] = [
  {
    mistake: 'the name of a tour at a link to another one',
    edits: {
      'content/tours/three-hills.json': (json) => Object.assign(json, otherTour()),
      'base/footer.json': (json) =>
        (json.secondBlock.links.lakes = {
          order: 2,
          label: { en: 'Two Lakes', fr: 'Deux lacs' },
          link: { type: 'tour', tour: 'three-hills' },
        }),
    },
    told: [
      'markets/base/footer.json:43:17 warning links-lead-where-their-words-say: Visitors read the name of the tour "Two Lakes", but this link leads to the tour "Three Hills".',
    ],
  },
  {
    mistake: 'the name of a page in one language at a link to another one, and that twice',
    edits: {
      'base/footer.json': (json) => {
        const { links } = json.secondBlock;
        links.about = { order: 2, label: { en: 'The company', fr: 'À propos' }, link: { type: 'page', page: 'about' } };
        links.home = { order: 3, label: { en: 'Start here', fr: 'Petits circuits' }, link: { type: 'page', page: 'about' } };
      },
    },
    told: [
      'markets/base/footer.json:54:17 warning links-lead-where-their-words-say: Visitors read the name of the page "Small tours", but this link leads to the page "About us".',
    ],
  },
  {
    mistake: 'the name of a country at a link to its tour, and that of a page at a search',
    edits: {
      'base/footer.json': (json) => {
        const { links } = json.secondBlock;
        links.switzerland = { order: 2, label: { en: 'Switzerland', fr: 'Suisse' }, link: { type: 'tour', tour: 'two-lakes' } };
        links.about = {
          order: 3,
          label: { en: 'About us', fr: 'À propos' },
          link: { type: 'route', route: 'search', query: { style: 'rail' } },
        };
      },
    },
    told: [],
  },
  {
    mistake: 'a banner that names another percentage in one language',
    edits: {
      'base/market.json': (json) => Object.assign(json.promoCodeBanner, banner, { title: { en: '5% off', fr: '8 % de réduction' } }),
    },
    told: [
      'markets/base/market.json:52:13 warning promo-texts-fit-their-code: This text says 8 %, but the promo code "SPRING" takes off 5 %.',
    ],
  },
  {
    mistake: 'a banner that names another code',
    edits: {
      'promo-codes.json': (json) => (json.codes.summer = summer),
      'be/market.json': (json) =>
        (json.promoCodeBanner = { ...banner, shortDescription: { en: 'With the code SPRING.', fr: 'Avec le code SUMMER.' } }),
    },
    told: [
      'markets/be/market.json:40:13 warning promo-texts-fit-their-code: This text names the promo code "SUMMER", but it is about "SPRING".',
    ],
  },
  {
    mistake: 'a condition that names another percentage than its code',
    edits: { 'promo-codes.json': (json) => (json.codes['first-trip'].discount.percentage = 10) },
    told: [
      'markets/promo-codes.json:14:15 warning promo-texts-fit-their-code: This text says 5 %, but the promo code "SPRING" takes off 10 %.',
    ],
  },
  {
    mistake: 'a deposit of 20 % beside the discount, and a banner without any number',
    edits: {
      'base/market.json': (json) =>
        Object.assign(json.promoCodeBanner, banner, {
          title: { en: 'Spring is near', fr: 'Le printemps approche' },
          longDescription: {
            en: '<p>5% off; 20% are due at once, 100% refundable.</p>',
            fr: '<p>5,0 % de réduction, 20 % à la réservation.</p>',
          },
        }),
    },
    told: [],
  },
  {
    mistake: 'a link that leads elsewhere in one of three languages',
    edits: {
      'content/pages/about.json': (json) =>
        (json.blocks.story.body = {
          en: '<p>See <a href="tour:two-lakes">the lakes</a>.</p>',
          fr: '<p>Voyez <a href="tour:two-lakes">les lacs</a>.</p>',
          de: '<p>Unsere <a href="page:home">Seen</a>.</p>',
        }),
    },
    told: [
      'markets/content/pages/about.json:23:15 warning links-in-texts-agree: This text leads to "page:home" where those in all other languages lead to "tour:two-lakes".',
    ],
  },
  {
    mistake: 'links that one language has not, and addresses elsewhere in three languages',
    edits: {
      'content/pages/about.json': (json) =>
        (json.blocks.story.body = {
          en: '<p>See <a href="tour:two-lakes">the lakes</a> and <a href="https://small.example/en">more</a>.</p>',
          fr: '<p>Voyez <a href="https://small.example/fr">plus</a>.</p>',
          de: '<p>Unsere <a href="tour:two-lakes">Seen</a> und <a href="https://small.example/de">mehr</a>.</p>',
        }),
    },
    told: [],
  },
  {
    mistake: 'a path that begins with its language, as every address does',
    edits: { 'routes.json': (json) => (json.routes.search.path = { en: '/tours', fr: '/fr/circuits' }) },
    told: [
      'markets/routes.json:24:15 warning addresses-name-their-language-once: Market and language stand before every address already: "fr" would stand there a second time. [/circuits]',
    ],
  },
  {
    mistake: 'a slug that begins with a market and its language',
    edits: { 'content/pages/about.json': (json) => (json.slug.fr = 'be-fr/a-propos') },
    told: [
      'markets/content/pages/about.json:6:11 warning addresses-name-their-language-once: Market and language stand before every address already: "be-fr" would stand there a second time. [a-propos]',
    ],
  },
  {
    mistake: 'a path that begins with another language, or with a short word',
    edits: {
      'routes.json': (json) => (json.routes.search.path = { en: '/tours', fr: '/en/train' }),
      'content/pages/about.json': (json) => (json.slug.en = 'us/about'),
    },
    told: [],
  },
  {
    mistake: 'a new field that no market asks for',
    edits: {
      'base/traveller-fields.json': (json) =>
        (json.passenger.nickname = { order: 9, label: { en: 'Nickname' }, widget: 'text', value: { type: 'string' } }),
    },
    told: [
      'markets/base/traveller-fields.json:87:5 warning fields-are-asked-somewhere: No form asks for "nickname": no required-fields.json names it in the section "passenger".',
    ],
  },
  {
    mistake: 'a new field that one market asks for, and one that is hidden',
    edits: {
      'base/traveller-fields.json': (json) => {
        json.passenger.nickname = { order: 9, label: { en: 'Nickname' }, widget: 'text', value: { type: 'string' } };
        json.passenger.title = { order: 10, label: { en: 'Title' }, widget: 'text', value: { type: 'string' } };
      },
      'base/required-fields.json': (json) => (json.passenger.title = 'hidden'),
      'be/required-fields.json': (json) => (json.passenger = { nickname: 'optional' }),
    },
    told: [],
  },
  {
    mistake: 'fonts of two families that are swapped',
    edits: {
      'theme.json': (json) => {
        Object.assign(json.fonts.primary, { family: 'Plain Sans' }, fontFiles('fine-serif'));
        Object.assign(json.fonts.secondary, { family: 'Fine Serif' }, fontFiles('plain-sans'));
      },
      ...fontAssets,
    },
    told: [
      'markets/theme.json:5:17 warning font-files-fit-their-family: By their names these files are of "Fine Serif", and those of "Fine Serif" are of "Plain Sans": the two look swapped.',
    ],
  },
  {
    mistake: 'one font of the other family',
    edits: {
      'theme.json': (json) => {
        Object.assign(json.fonts.primary, { family: 'Plain Sans' }, fontFiles('plain-sans'), { bold: fontFiles('fine-serif').bold });
        Object.assign(json.fonts.secondary, { family: 'Fine Serif' }, fontFiles('fine-serif'));
      },
      ...fontAssets,
    },
    told: [
      'markets/theme.json:19:16 warning font-files-fit-their-family: By its name fine-serif-bold.woff2 is of another family than "Plain Sans".',
    ],
  },
  {
    mistake: 'font files that are named after no family',
    edits: {
      'theme.json': (json) => {
        json.fonts.primary.family = 'Plain Sans';
        json.fonts.secondary.family = 'Fine Serif';
      },
    },
    told: [],
  },
  {
    mistake: 'a line break in a message',
    edits: { 'base/messages/fr.json': (json) => (json['shell.skip'] = 'Aller<br/>au contenu') },
    told: [
      'markets/base/messages/fr.json:3:17 error plain-texts-have-no-markup: This text has no formatting, so "<br/>" would be read as it stands. [Aller au contenu]',
    ],
  },
  {
    mistake: 'a mediator of another country under the words for its own',
    edits: {
      'gb/footer.json': (json) =>
        Object.assign(
          json,
          footerWith({ mediation: ['Travel ombudsman', 'https://disputes.be'], advice: ['Advice', 'https://www.gov.uk'] }),
        ),
      'be/footer.json': (json) => Object.assign(json, footerWith({ mediation: ['Disputes commission', 'https://disputes.be'] })),
    },
    told: [
      'markets/gb/footer.json:13:18 warning addresses-are-of-their-country: "https://disputes.be" is "Disputes commission" of the market "be", in whose country it lies, but is called "Travel ombudsman" here.',
    ],
  },
  {
    mistake: 'a mediator that two countries share, and an address of another country that no market has',
    edits: {
      'gb/footer.json': (json) =>
        Object.assign(
          json,
          footerWith({
            mediation: ['Disputes commission', 'https://disputes.be'],
            advice: ['Advice', 'https://www.gov.uk'],
            partner: ['Partner', 'https://partner.fr'],
          }),
        ),
      'be/footer.json': (json) => Object.assign(json, footerWith({ mediation: ['Disputes commission', 'https://disputes.be'] })),
    },
    told: [],
  },
  {
    mistake: 'a market in Europe that takes away the link to a policy',
    edits: { ...termsInTheFooter, 'be/footer.json': (json) => (json.thirdBlock.links.terms = null) },
    told: [
      'markets/be/footer.json:6:7 warning menus-lead-to-the-policies: No menu of "be" would lead to the page "terms" any more, which visitors in Europe must find wherever they are.',
    ],
  },
  {
    mistake: 'a policy that is linked elsewhere, and one of a market of its own',
    edits: {
      ...termsInTheFooter,
      'gb/footer.json': (json) =>
        (json.thirdBlock = {
          links: { terms: null, own: { order: 8, label: { en: 'Our terms' }, link: { type: 'page', page: 'about' } } },
        }),
      'be/footer.json': (json) => {
        json.thirdBlock.links.terms = null;
        json.firstBlock = {
          links: { terms: { order: 8, label: { en: 'Terms', fr: 'Conditions' }, link: { type: 'route', route: 'terms' } } },
        };
      },
    },
    told: [],
  },
  {
    mistake: 'a policy that a market elsewhere does not need',
    edits: {
      ...termsInTheFooter,
      'us/market.json': (json) =>
        Object.assign(json, JSON.parse(shippedText('gb/market.json')), {
          name: { en: 'United States', fr: 'États-Unis' },
          order: 3,
          currency: 'EUR',
          country: 'US',
          timeZone: 'America/New_York',
          availableLanguages: [{ urlCode: 'en', contentLocale: 'en-US', customerAccountLocale: 'en-GB', fullName: 'English' }],
        }),
      'us/footer.json': (json) => (json.thirdBlock = { links: { terms: null } }),
    },
    told: [],
  },
];
