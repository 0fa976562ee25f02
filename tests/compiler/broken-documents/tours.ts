import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour, rename } from './edits.ts';

export const toursMistakes: BrokenDocument[] = [
  {
    mistake: 'an answer of no characters',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        const [activity] = Object.values<{ questions?: object }>(json.activities);
        Object.assign(activity ?? {}, {
          questions: { note: { order: 1, question: { en: 'A note?' }, answerType: 'text', required: false, maximum: 0 } },
        });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-allow-an-answer: Nobody could answer: "maximum" is how many characters a text may have, a whole number from 1, not 0.',
    ],
  },
  {
    mistake: 'a region called like what every object has',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].region = 'constructor') },
    told: [
      'markets/content/tours/two-lakes.json:39:17 error tour-destinations-exist: destinations.json has no region "constructor". [alps]',
    ],
  },
  {
    mistake: 'a country called like what every object has',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'constructor') },
    told: [
      'markets/content/tours/two-lakes.json:40:18 error tour-destinations-exist: destinations.json has no country "constructor" in the region "alps".',
    ],
  },
  {
    mistake: 'a number that is too small',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.nights = 0) },
    told: ['markets/content/tours/two-lakes.json:143:17 error too-small: "nights" must be at least 1, but is 0.'],
  },
  {
    mistake: 'a place that the tour does not have',
    edits: { 'content/tours/two-lakes.json': (json) => (json.days[1].place = 'lugarno') },
    told: ['markets/content/tours/two-lakes.json:103:16 error tour-places-exist: "lugarno" is not one of the tour\'s places. [lugano]'],
  },
  {
    mistake: 'a region that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].region = 'alp') },
    told: ['markets/content/tours/two-lakes.json:39:17 error tour-destinations-exist: destinations.json has no region "alp". [alps]'],
  },
  {
    mistake: 'a country that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'austria') },
    told: [
      'markets/content/tours/two-lakes.json:40:18 error tour-destinations-exist: destinations.json has no country "austria" in the region "alps".',
    ],
  },
  {
    mistake: 'a day after the last',
    edits: { 'content/tours/two-lakes.json': (json) => (json.activities.boat.day = 4) },
    told: ['markets/content/tours/two-lakes.json:155:14 error tour-days-exist: Day 4 does not exist: the tour has 3 days.'],
  },
  {
    mistake: 'more places in a boat than the tour has',
    edits: { 'content/tours/two-lakes.json': (json) => (json.activities.boat.places = 99) },
    told: [
      'markets/content/tours/two-lakes.json:157:17 warning component-places-are-fewer-than-of-their-departures: No departure of this tour takes more than 8 travellers, so this limit of 99 is never reached.',
    ],
  },
  {
    mistake: 'a time that no clock shows',
    edits: { 'content/tours/two-lakes.json': (json) => (json.activities.boat.startTime = '24:10') },
    told: ['markets/content/tours/two-lakes.json:157:20 error wrong-form: "startTime" must be a time of day, like 09:30, but is "24:10".'],
  },
  {
    mistake: 'too few nights',
    edits: { 'content/tours/two-lakes.json': (json) => delete json.accommodations.hill },
    told: [
      'markets/content/tours/two-lakes.json:131:17 error tour-nights-fill-the-days: This stay begins on day 1, and the tour ends on day 3, so it has 2 nights, not 1. [2]',
    ],
  },
  {
    mistake: 'an id that is not the name of the file',
    edits: { 'content/tours/two-lakes.json': (json) => (json.id = 'two-lake') },
    told: [
      'markets/content/tours/two-lakes.json:3:9 error tour-ids-are-their-file-names: The id of a tour is the name of its file, but this is "two-lake" in two-lakes.json. [two-lakes]',
    ],
  },
  {
    mistake: 'a slug with a capital and an accent',
    edits: { 'content/tours/two-lakes.json': (json) => (json.slug.fr = 'Deux Étangs') },
    told: [
      'markets/content/tours/two-lakes.json:6:11 error slugs-are-well-formed: "Deux Étangs" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [deux-etangs]',
    ],
  },
  {
    mistake: 'one slug for two tours',
    edits: { 'content/tours/two-hills.json': (json) => Object.assign(json, copyOfTour('two-hills')) },
    told: [
      'markets/content/tours/two-hills.json:5:11 error slugs-are-unique-in-each-language: The tour "two-lakes" has the same slug in every language, like two-lakes: a copy needs slugs of its own.',
    ],
  },
  {
    mistake: 'a tour of an unknown kind',
    edits: { 'content/tours/two-lakes.json': (json) => (json.kind = 'group') },
    told: ['markets/content/tours/two-lakes.json:8:11 error not-one-of: "kind" must be one of "Individual", "GroupTour", but is "group".'],
  },
  {
    mistake: 'a price as a text',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = '129900') },
    told: [
      'markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the text "129900". Write 129900, without quotation marks.',
    ],
  },
  {
    mistake: 'a price with decimals',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = 1299.5) },
    told: ['markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the number 1299.5.'],
  },
  {
    mistake: 'a month that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.departures[0].months = [13]) },
    told: ['markets/content/tours/two-lakes.json:197:9 error too-large: Entry 1 of "months" must be at most 12, but is 13.'],
  },
  {
    mistake: 'too many highlights',
    edits: {
      'content/tours/two-lakes.json': (json) => (json.highlights = Array.from({ length: 7 }, (_, index) => ({ en: `Highlight ${index}` }))),
    },
    told: ['markets/content/tours/two-lakes.json:22:17 error too-many: "highlights" may have at most 6 entries, but has 7.'],
  },
  {
    mistake: 'too few pictures',
    edits: { 'content/tours/two-lakes.json': (json) => (json.pictures.length = 2) },
    told: ['markets/content/tours/two-lakes.json:43:15 error too-few: "pictures" needs at least 3 entries, but has 2.'],
  },
  {
    mistake: 'a longitude beyond the date line',
    edits: { 'content/tours/two-lakes.json': (json) => (json.places.geneva.longitude = 200) },
    told: ['markets/content/tours/two-lakes.json:74:20 error too-large: "longitude" must be at most 180, but is 200.'],
  },
  {
    mistake: 'a question whose bounds are the wrong way round',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.activities.boat.questions = {
          height: { order: 1, question: { en: 'Height?' }, answerType: 'int', required: true, minimum: 200, maximum: 100 },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-allow-an-answer: The smallest number, 200, is larger than the largest, 100.',
    ],
  },
  {
    mistake: 'a stay that reaches beyond the last day',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.startDay = 3) },
    told: [
      'markets/content/tours/two-lakes.json:142:19 error tour-days-exist: This begins on day 3 and would end on day 4: the tour has 3 days.',
    ],
  },
  {
    mistake: 'a meal in the afternoon',
    edits: { 'content/tours/two-lakes.json': (json) => (json.days[0].meals = ['tea']) },
    told: [
      'markets/content/tours/two-lakes.json:95:9 error not-one-of: Entry 1 of "meals" must be one of "breakfast", "lunch", "dinner", but is "tea".',
    ],
  },
  {
    mistake: 'stays that overlap',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.startDay = 1) },
    told: [
      'markets/content/tours/two-lakes.json:142:19 error tour-stays-follow-one-another: This stay begins on day 1, but travellers need the next one from day 2 on.',
    ],
  },
  {
    mistake: 'a price in euros',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = 500) },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: Prices are in cents, so 3 days would cost 5.00 euros. [50000]',
    ],
  },
  {
    mistake: 'a child that costs more than an adult',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.child = 300000) },
    told: [
      'markets/content/tours/two-lakes.json:190:14 warning tour-prices-are-plausible: A child would cost 3000.00 euros, more than an adult.',
    ],
  },
  {
    mistake: 'a booking that closes years before',
    edits: { 'content/tours/two-lakes.json': (json) => (json.bookingWindowDays = 730) },
    told: ['markets/content/tours/two-lakes.json:206:24 error too-large: "bookingWindowDays" must be at most 365, but is 730.'],
  },
  {
    mistake: 'a tagline that is too long',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.tagline.fr = `${'Long '.repeat(22)}x`;
      },
    },
    told: ['markets/content/tours/two-lakes.json:15:11 error too-long: "fr" may have at most 110 characters, but has 111.'],
  },
  {
    mistake: 'the same destination twice',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.destinations.push(json.destinations[0]);
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:37:19 error same-entry-twice: Entries 1 and 2 of "destinations" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'the same highlight twice',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.highlights[2] = json.highlights[0];
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:22:17 error same-entry-twice: Entries 1 and 3 of "highlights" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'a day that was copied',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.days[2] = json.days[1];
        json.accommodations.hill.nights = 1;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:85:11 error same-entry-twice: Entries 2 and 3 of "days" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'no departures',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.departures = [];
      },
    },
    told: ['markets/content/tours/two-lakes.json:194:17 error too-few: "departures" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a length in minutes',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.durationHours = 90;
      },
    },
    told: ['markets/content/tours/two-lakes.json:156:24 error too-large: "durationHours" must be at most 24, but is 90.'],
  },
  {
    mistake: 'seasons that overlap',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.departures.push({ months: [4, 5, 6], weekdays: [2, 6], places: 12, supplement: 5000 });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:206:17 warning seasons-of-a-tour-do-not-overlap: Saturdays in May stand in entry 1 of "departures" already: its places and supplement count, those here do not.',
    ],
  },
  {
    mistake: 'the same picture twice',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.pictures[2].src = 'hill.svg';
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:59:14 warning pictures-of-a-tour-differ: Visitors would see hill.svg twice: it is picture 2 of this tour already.',
    ],
  },
  {
    mistake: 'a picture that is described by its file',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.pictures[1].alt.fr = 'hill.svg';
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:55:15 warning pictures-are-described-in-words: A screen reader would read out "hill.svg", which is the name of a file: say what is to be seen.',
    ],
  },
  {
    mistake: 'numeric bounds of a text',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.questions = {
          name: { order: 1, question: { en: 'Name?' }, answerType: 'text', required: false, minimum: 2, maximum: 20 },
        };
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-are-for-numbers: "minimum" bounds a number, but the answer is of the type "text".',
    ],
  },
  {
    mistake: 'bounds between which no whole number lies',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.questions = {
          shoes: { order: 1, question: { en: 'Shoes?' }, answerType: 'int', required: false, minimum: 1.2, maximum: 1.8 },
        };
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-allow-an-answer: No whole number lies between the smallest, 1.2, and the largest, 1.8.',
    ],
  },
  {
    mistake: 'a train to where it starts',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.transports.train.to = 'geneva';
      },
    },
    told: ['markets/content/tours/two-lakes.json:167:13 error transports-lead-elsewhere: This train ends in "geneva", where it starts.'],
  },
  {
    mistake: 'a day that ends elsewhere than the bed stands',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.days[1].place = 'geneva';
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:103:16 warning tour-days-end-where-travellers-sleep: Day 2 ends in "geneva", but travellers sleep in "lugano" that night. [lugano]',
    ],
  },
  {
    mistake: 'two tours with one title',
    edits: { 'content/tours/two-hills.json': (json) => Object.assign(json, copyOfTour('two-hills'), { slug: { en: 'two-hills' } }) },
    told: [
      'markets/content/tours/two-hills.json:9:11 warning titles-are-unique-in-each-language: The tour "two-lakes" has the same title: neither visitors nor search engines could tell the two apart.',
    ],
  },
  {
    mistake: 'a question that must be answered in a checkout that does not ask',
    edits: {
      'base/checkout.json': (json) => (json.steps.experiences.visible = false),
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.questions = { name: { order: 1, question: { en: 'Name?' }, answerType: 'text', required: true } };
      },
    },
    told: [
      'markets/base/checkout.json:13:18 error questions-of-tours-are-asked: Nobody could pay for "two-lakes" and the like: this step asks what must be answered before. [true]',
    ],
  },
  {
    mistake: 'a question that must be answered in a market that does not ask',
    edits: {
      'gb/checkout.json': (json) => (json.steps = { experiences: { visible: false } }),
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.questions = { name: { order: 1, question: { en: 'Name?' }, answerType: 'text', required: true } };
      },
    },
    told: [
      'markets/gb/checkout.json:4:18 error questions-of-tours-are-asked: Nobody could pay for "two-lakes" and the like: this step asks what must be answered before. [true]',
    ],
  },
  {
    mistake: 'a country code that stands twice',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.austria = { order: 2, name: { en: 'Austria' }, countryCode: 'CH' }),
    },
    told: ['markets/content/destinations.json:34:26 warning destination-countries-stand-once: "CH" is the code of "switzerland" already.'],
  },
  {
    mistake: 'a region without countries',
    edits: { 'content/destinations.json': (json) => (json.regions.coast = { ...json.regions.alps, order: 2, countries: {} }) },
    told: ['markets/content/destinations.json:47:20 error too-few: "countries" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a text that was copied and not translated',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.days[0].text = { en: 'You arrive by train and walk to the lake.', fr: 'You arrive by train and walk to the lake.' }),
    },
    told: [
      'markets/content/tours/two-lakes.json:92:15 warning texts-are-translated: The text for the language "fr" is the English one, word for word.',
    ],
  },
  {
    mistake: 'a smallest number of a date',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.activities.boat.questions = {
          when: { order: 1, question: { en: 'When?' }, answerType: 'date', required: false, maximum: 20 },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-are-for-numbers: "maximum" bounds a number, but the answer is of the type "date".',
    ],
  },
  {
    mistake: 'the most characters of a text and a name that stays as it is',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.activities.boat.questions = {
          name: { order: 1, question: { en: 'Name?' }, answerType: 'text', required: false, maximum: 20 },
        };
        json.accommodations.hill.name.fr = json.accommodations.hill.name.en = 'Grand Hotel Villa Castagnola am See';
      },
    },
    told: [],
  },
  {
    mistake: 'a copy of a tour of which nothing was changed',
    edits: { 'content/tours/two-hills.json': (json) => Object.assign(json, copyOfTour('two-lakes')) },
    told: [
      'markets/content/tours/two-hills.json:3:9 error tour-ids-are-their-file-names: This is a copy of the tour "two-lakes": it needs an id, slugs and titles of its own. The id of a tour is the name of its file. [two-hills]',
    ],
  },
  {
    mistake: 'too many nights in the last stay',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.nights = 4) },
    told: [
      'markets/content/tours/two-lakes.json:143:17 error tour-nights-fill-the-days: This stay begins on day 2, and the tour ends on day 3, so it has 1 night, not 4. [1]',
    ],
  },
  {
    mistake: 'a day that is taken from a tour',
    edits: { 'content/tours/two-lakes.json': (json) => json.days.pop() },
    told: [
      'markets/content/tours/two-lakes.json:109:3 error tour-nights-fill-the-days: The nights of the stays add up to 2, but a tour of 2 days has 1.',
    ],
  },
  {
    mistake: 'a tour that names the wrong region',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.islands = {
          order: 2,
          name: { en: 'Islands', fr: 'Îles' },
          navigationDescription: { en: 'Sand' },
          squareImage: json.regions.alps.squareImage,
          countries: { malta: { order: 1, name: { en: 'Malta', fr: 'Malte' }, countryCode: 'MT' } },
        }),
      'content/tours/two-lakes.json': (json) => (json.destinations[0].region = 'islands'),
    },
    told: [
      'markets/content/tours/two-lakes.json:39:17 error tour-destinations-exist: In destinations.json the country "switzerland" belongs to the region "alps", not to "islands". [alps]',
    ],
  },
  {
    mistake: 'two questions of an activity with one text',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.activities.boat.questions = {
          adult: { order: 1, question: { en: 'How tall are you?' }, answerType: 'int', required: false },
          child: { order: 2, question: { en: 'How tall are you?' }, answerType: 'int', required: false },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:169:19 error questions-of-an-activity-differ: "adult" asks the same in "en", so one answer would count for both questions.',
    ],
  },
  {
    mistake: 'two questions of an activity that are the same in one language',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.activities.boat.questions = {
          height: { order: 1, question: { en: 'How tall are you?', fr: 'Quelle est votre taille ?' }, answerType: 'int', required: false },
          shirt: { order: 2, question: { en: 'Which size?', fr: 'Quelle est votre taille ?' }, answerType: 'text', required: false },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:171:19 error questions-of-an-activity-differ: "height" asks the same in "fr", so one answer would count for both questions.',
    ],
  },
  {
    mistake: 'the same question of two activities, whose answers are kept apart',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        const questions = { height: { order: 1, question: { en: 'How tall are you?' }, answerType: 'int', required: false } };
        json.activities.boat.questions = questions;
        json.activities.bike = { ...json.activities.boat, name: { en: 'Bike' }, questions };
      },
    },
    told: [],
  },
  {
    mistake: 'a picture with the folder that it lies in',
    edits: { 'content/tours/two-lakes.json': (json) => (json.pictures[0].src = `pictures/${json.pictures[0].src}`) },
    told: [
      'markets/content/tours/two-lakes.json:45:14 error wrong-form: "src" must be a file name in small letters that ends in .svg, .jpg, .png, .webp or .avif, but is "pictures/lake.svg". [lake.svg]',
    ],
  },
  {
    mistake: 'a country by the code that it has elsewhere',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'CH') },
    told: [
      'markets/content/tours/two-lakes.json:40:18 error wrong-form: "country" must be small letters, digits and hyphens, beginning with a letter, but is "CH".',
    ],
  },
  {
    mistake: 'a region of several tours, and of links, that was renamed',
    edits: {
      'content/destinations.json': (json) => rename(json.regions, 'alps', 'mountains'),
      'base/footer.json': (json) => (json.firstBlock.links.tours.link = { type: 'route', route: 'region', params: { region: 'alps' } }),
      'content/tours/two-hills.json': (json) =>
        Object.assign(json, copyOfTour('two-hills'), { slug: { en: 'two-hills' }, title: { en: 'Two Hills' } }),
    },
    told: [
      'markets/content/destinations.json:4:5 error tour-destinations-exist: 2 tours and 1 link lead to the region "alps", which is missing here. [alps]',
    ],
  },
  {
    mistake: 'a region of several tours that is missing',
    edits: {
      'content/destinations.json': (json) => rename(json.regions, 'alps', 'lakes'),
      'content/tours/two-hills.json': (json) =>
        Object.assign(json, copyOfTour('two-hills'), {
          slug: { en: 'two-hills' },
          title: { en: 'Two Hills' },
          destinations: [{ region: 'alps', country: 'austria' }],
        }),
      'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'austria'),
    },
    told: [
      'markets/content/destinations.json:3:3 error tour-destinations-exist: 2 tours lead to the region "alps", which is missing here.',
    ],
  },
  {
    mistake: 'a place of which only the key is misspelt',
    edits: { 'content/tours/two-lakes.json': (json) => rename(json.places, 'lugano', 'luganno') },
    told: [
      'markets/content/tours/two-lakes.json:76:5 error tour-places-exist: The tour leads to "lugano" 4 times, but it is not one of its places. [lugano]',
    ],
  },
  {
    mistake: 'a place that is taken from a tour',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.places.basel = { ...json.places.lugano, name: { en: 'Basel' }, latitude: 47.56, longitude: 7.59 };
        delete json.places.lugano;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:66:3 error tour-places-exist: The tour leads to "lugano" 4 times, but it is not one of its places.',
    ],
  },
  {
    mistake: 'a place whose key went on, though two days lead to it',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        rename(json.places, 'lugano', 'lugano-paradiso');
        for (const stay of Object.values<{ place: string }>(json.accommodations)) if (stay.place === 'lugano') stay.place = 'geneva';
        json.transports = {};
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:76:5 error tour-places-exist: The tour leads to "lugano" 2 times, but it is not one of its places. [lugano]',
    ],
  },
  {
    mistake: 'departures that are dates',
    edits: { 'content/tours/two-lakes.json': (json) => (json.departures = ['2027-03-01', '2027-04-01', '2027-05-01']) },
    told: [
      'markets/content/tours/two-lakes.json:195:5 error wrong-type: Entry 1 of "departures" must be an object in braces {}, but is the text "2027-03-01". It is the same in entries 2 and 3.',
    ],
  },
  {
    mistake: 'departures that are dates in braces',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        const [season] = json.departures;
        json.departures = [1, 2, 3].map((month) => ({ ...season, months: [month], date: '2027-03-01' }));
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:204:7 error unknown-key: "date" is not known in entry 1 of "departures". Known are "months", "weekdays", "places", "supplement". It is the same in entries 2 and 3.',
    ],
  },
  {
    mistake: 'a country that is renamed while a tour and a link lead to it',
    edits: {
      'content/destinations.json': (json) => rename(json.regions.alps.countries, 'switzerland', 'switzerland-north'),
      'base/footer.json': (json) =>
        (json.firstBlock.links.tours.link = { type: 'route', route: 'country', params: { region: 'alps', country: 'switzerland' } }),
    },
    told: [
      'markets/content/destinations.json:21:9 error tour-destinations-exist: 1 tour and 1 link lead to the country "switzerland", which is missing here. [switzerland]',
    ],
  },
  {
    mistake: 'departures that are dates in braces and nothing else',
    edits: { 'content/tours/two-lakes.json': (json) => (json.departures = [{ date: '2027-03-01' }, { date: '2027-04-01' }]) },
    told: [
      'markets/content/tours/two-lakes.json:196:7 error unknown-key: "date" is not known in entry 1 of "departures". Known are "months", "weekdays", "places", "supplement". It is the same in entry 2.',
    ],
  },
];
