import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour } from './edits.ts';

const german = 'Am Morgen fahren Sie mit dem Boot über den See.';
const danish = 'Du sejler over søen med en lille færge hver morgen.';

/** So many messages as a file of some size has. */
function messages(words: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`shell.line${index}`, `${words} ${index}`]));
}

const summary = { en: 'Three days between two lakes, with a train, a boat and nothing to carry.' };

/** What was copied and then forgotten. */
export const copiesMistakes: BrokenDocument[] = [
  {
    mistake: 'a German text where a French one should stand',
    edits: { 'content/tours/two-lakes.json': (json) => Object.assign(json.days[1].text, { de: german, fr: german }) },
    told: [
      'markets/content/tours/two-lakes.json:103:15 warning texts-are-translated: The text for the language "fr" is the same as for "de", word for word.',
    ],
  },
  {
    mistake: 'a text of another language in a market',
    edits: {
      'base/market.json': (json) => (json.seo.description.de = german),
      'be/market.json': (json) => (json.seo = { description: { fr: german } }),
    },
    told: [
      'markets/be/market.json:33:13 warning texts-are-translated: The text for the language "fr" is the same as for "de", word for word.',
    ],
  },
  {
    mistake: 'a Danish sentence that is right in Norwegian, and a name in two languages',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        Object.assign(json.days[1].text, { da: danish, no: danish });
        Object.assign(json.accommodations.hill.name, {
          de: 'Pension Alpenblick am Fuss des Monte San Salvatore',
          fr: 'Pension Alpenblick am Fuss des Monte San Salvatore',
        });
      },
    },
    told: [],
  },
  {
    mistake: 'French messages that were copied over the German ones',
    edits: {
      'base/messages/en.json': (json) => Object.assign(json, messages('You can read this')),
      'base/messages/fr.json': (json) => Object.assign(json, messages('Vous pouvez lire ceci')),
      'base/messages/de.json': (json) =>
        Object.assign(json, {
          'shell.skip': 'Zum Inhalt',
          'shell.greeting': 'Hallo {name}',
          'home.tours': '{count, plural, one {# Reise} other {# Reisen}}',
          'search.hint': '<link>Alle Reisen</link>',
          'mail.subject': 'Ihre Buchung {reference}',
          ...messages('Vous pouvez lire ceci'),
        }),
    },
    told: [
      'markets/base/messages/de.json:1:1 warning texts-are-translated: Nearly all messages of "de" are the same as those of "fr", word for word.',
    ],
  },
  {
    mistake: 'a French message in the English of a market',
    edits: {
      'base/messages/en.json': (json) => (json['shell.hint'] = 'You can write to us at any hour of the day or night.'),
      'base/messages/fr.json': (json) => (json['shell.hint'] = 'Vous pouvez nous écrire à toute heure du jour ou de la nuit.'),
      'gb/messages/en.json': (json) => (json['shell.hint'] = 'Vous pouvez nous écrire à toute heure du jour ou de la nuit.'),
    },
    told: [
      'markets/gb/messages/en.json:2:17 warning texts-are-translated: The text for the language "en" is the same as for "fr", word for word.',
    ],
  },
  {
    mistake: 'English messages that were copied and not translated',
    edits: {
      'base/messages/en.json': (json) => Object.assign(json, messages('You can read this and that')),
      'base/messages/fr.json': (json) => Object.assign(json, messages('You can read this and that')),
    },
    told: [
      'markets/base/messages/fr.json:1:1 warning texts-are-translated: Nearly all messages of "fr" are the English ones, word for word.',
    ],
  },
  {
    mistake: 'an address that stands twice in a block of the footer',
    edits: {
      'base/footer.json': (json) =>
        (json.secondBlock.links.all = { ...json.secondBlock.links.tours, order: 2, label: { en: 'All tours', fr: 'Tous les circuits' } }),
    },
    told: ['markets/base/footer.json:43:17 warning entries-of-a-menu-differ: The entry "tours" beside this one leads to the same address.'],
  },
  {
    mistake: 'an address that a market adds beside an inherited one',
    edits: {
      'be/footer.json': (json) =>
        (json.secondBlock = {
          links: { all: { order: 2, label: { en: 'All tours', fr: 'Tous les circuits' }, link: { type: 'route', route: 'search' } } },
        }),
    },
    told: ['markets/be/footer.json:16:17 warning entries-of-a-menu-differ: The entry "tours" beside this one leads to the same address.'],
  },
  {
    mistake: 'an address that stands twice in a mega menu',
    edits: {
      'base/header.json': (json) =>
        (json.links.ideas = {
          type: 'customMegaMenu',
          order: 3,
          label: { en: 'Ideas', fr: 'Idées' },
          link: { type: 'route', route: 'search' },
          items: {
            rail: {
              order: 1,
              label: { en: 'By rail', fr: 'En train' },
              link: { type: 'route', route: 'search', query: { style: 'rail' } },
            },
            food: { order: 2, label: { en: 'Food', fr: 'Saveurs' }, link: { type: 'route', route: 'search', query: { style: 'rail' } } },
            more: { order: 3, label: { en: 'More', fr: 'Plus' }, paragraph: { en: 'Ask us.', fr: 'Demandez-nous.' } },
          },
        }),
    },
    told: ['markets/base/header.json:61:19 warning entries-of-a-menu-differ: The entry "rail" beside this one leads to the same address.'],
  },
  {
    mistake: 'two searches, and two lines to one address of mail',
    edits: {
      'base/footer.json': (json) => {
        const { links } = json.secondBlock;
        const mail = { type: 'external', url: 'mailto:hello@small.example' };
        links.rail = {
          order: 2,
          label: { en: 'By rail', fr: 'En train' },
          link: { type: 'route', route: 'search', query: { style: 'rail' } },
        };
        links.contact = { order: 3, label: { en: 'Contact', fr: 'Contact' }, link: mail };
        links.press = { order: 4, label: { en: 'Press', fr: 'Presse' }, link: mail };
      },
    },
    told: [],
  },
  {
    mistake: 'a tour that stands twice in a list',
    edits: { 'content/pages/home.json': (json) => json.blocks.list.tours.push('two-lakes') },
    told: [
      'markets/content/pages/home.json:19:16 error same-entry-twice: Entries 1 and 2 of "tours" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'a question that a page answers twice',
    edits: {
      'content/pages/about.json': (json) =>
        (json.blocks.more = {
          ...json.blocks.questions,
          order: 3,
          entries: { again: { order: 1, title: { en: 'Why?' }, body: { en: '<p>As before.</p>' } } },
        }),
    },
    told: [
      'markets/content/pages/about.json:55:19 warning questions-of-a-page-differ: The entry "why" of this page is called "Why?", too.',
    ],
  },
  {
    mistake: 'one title in two accordions that are no questions',
    edits: {
      'content/pages/about.json': (json) => {
        json.blocks.questions.isFaq = false;
        json.blocks.more = { ...json.blocks.questions, order: 3 };
      },
    },
    told: [],
  },
  {
    mistake: 'two pictures of a tour with one description',
    edits: { 'content/tours/two-lakes.json': (json) => (json.pictures[2].alt.fr = json.pictures[0].alt.fr) },
    told: [
      'markets/content/tours/two-lakes.json:62:15 warning pictures-of-a-tour-differ: Picture 1 of this tour has the same description, though it is another picture.',
    ],
  },
  {
    mistake: 'a tour that still has the texts of another one',
    edits: {
      'content/tours/two-lakes.json': (json) => Object.assign(json, { summary, description: summary }),
      'content/tours/two-hills.json': (json) =>
        Object.assign(json, copyOfTour('two-hills'), {
          slug: { en: 'two-hills', fr: 'deux-collines' },
          title: { en: 'Two Hills', fr: 'Deux collines' },
          summary,
          description: summary,
        }),
    },
    told: [
      'markets/content/tours/two-hills.json:17:11 warning descriptions-are-unique-in-each-language: The tour "two-lakes" has the same "summary", word for word: a copy needs texts of its own.',
    ],
  },
  {
    mistake: 'a variant of a tour with a summary and a description of its own',
    edits: {
      'content/tours/two-lakes.json': (json) => (json.summary = summary),
      'content/tours/two-lakes-guided.json': (json) =>
        Object.assign(json, copyOfTour('two-lakes-guided'), {
          slug: { en: 'two-lakes-guided', fr: 'deux-lacs-accompagne' },
          title: { en: 'Two Lakes with a guide', fr: 'Deux lacs avec guide' },
          summary: { en: 'With a guide, three days between two lakes, with a train and a boat.' },
        }),
    },
    told: [],
  },
  {
    mistake: 'a country that still has the introduction of another one',
    edits: {
      'content/destinations.json': (json) => {
        const { countries } = json.regions.alps;
        countries.switzerland.introduction = summary;
        countries.austria = {
          ...countries.switzerland,
          order: 9,
          name: { en: 'Austria', fr: 'Autriche' },
          slug: { en: 'austria' },
          countryCode: 'AT',
        };
      },
    },
    told: [
      'markets/content/destinations.json:40:19 warning descriptions-are-unique-in-each-language: The country "switzerland" has the same "introduction", word for word: a copy needs texts of its own.',
    ],
  },
  {
    mistake: 'a tour to another country that still has the days of another one',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.austria = { order: 2, name: { en: 'Austria', fr: 'Autriche' }, countryCode: 'AT' }),
      'content/tours/two-lakes.json': (json) => Object.assign(json, { days: longDays() }),
      'content/tours/two-hills.json': (json) =>
        Object.assign(json, copyOfTour('two-hills'), {
          days: longDays(),
          slug: { en: 'two-hills', fr: 'deux-collines' },
          title: { en: 'Two Hills', fr: 'Deux collines' },
          destinations: [{ region: 'alps', country: 'austria' }],
          places: {
            geneva: { order: 1, name: { en: 'Vienna' }, latitude: 48.2, longitude: 16.37 },
            lugano: { order: 2, name: { en: 'Graz' }, latitude: 47.07, longitude: 15.44 },
          },
        }),
    },
    told: [
      'markets/content/tours/two-hills.json:84:3 warning descriptions-are-unique-in-each-language: Most days of this tour are those of "two-lakes", word for word, though it leads to other countries.',
    ],
  },
  {
    mistake: 'two tours through one country that have most of their days in common',
    edits: {
      'content/tours/two-lakes.json': (json) => Object.assign(json, { days: longDays() }),
      'content/tours/two-lakes-guided.json': (json) =>
        Object.assign(json, copyOfTour('two-lakes-guided'), {
          days: longDays(),
          slug: { en: 'two-lakes-guided', fr: 'deux-lacs-accompagne' },
          title: { en: 'Two Lakes with a guide', fr: 'Deux lacs avec guide' },
        }),
    },
    told: [],
  },
];

/** The days of the shipped tour, told at length. */
function longDays(): object[] {
  const { days } = copyOfTour('two-lakes') as { days: object[] };
  return days.map((day, index) => ({ ...day, text: { en: `On day ${index + 1} you sit by the lake and look at the mountains.` } }));
}
