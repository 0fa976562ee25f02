import type { CatalogueEntry } from './entry.ts';

/** Mistakes of tours, pages, pictures and the theme. */
export const contentEntries = {
  'pictures-exist': {
    title: 'Pictures exist',
    explanation: 'A picture is named by its file in content/pictures.',
    wrong: '{ "src": "lakes.svg" }',
    right: '{ "src": "lake.svg" }',
  },
  'brand-marks-exist': {
    title: 'Marks of the brand exist',
    explanation: 'Logos, the favicon and the marks of payment methods are named by their file in content/brand.',
    wrong: '{ "favicon": "icon.svg" }',
    right: '{ "favicon": "favicon.svg" }',
  },
  'fonts-exist': {
    title: 'Fonts exist',
    explanation: 'A font is named by its file in content/fonts.',
    wrong: '{ "url": "figtree.woff2" }',
    right: '{ "url": "figtree-latin-400-normal.woff2" }',
  },
  'theme-colours-are-hex': {
    title: 'Theme colours are hex strings',
    explanation:
      'A colour is written with 3, 4, 6 or 8 digits from 0 to f, with or without # before them; 4 and 8 digits carry transparency.',
    wrong: '{ "default": "teal" }',
    right: '{ "default": "#0f5c5c" }',
  },
  'theme-colours-have-contrast': {
    title: 'Theme colours have contrast',
    explanation:
      'Text differs from what lies behind it by a ratio of at least 4.5 to 1; lines of controls and the focus ring by 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). Make the darker colour darker or the lighter one lighter.',
    wrong: '"text": { "muted": "#aaaaaa" } on "surface": { "page": "#ffffff" }',
    right: '"text": { "muted": "#595959" } on "surface": { "page": "#ffffff" }',
  },
  'theme-has-every-colour-in-use': {
    title: 'The theme has every colour in use',
    explanation: 'Pages are drawn with these colours. One that the theme lacks leaves text or lines without a colour.',
    wrong: '"focus": {}',
    right: '"focus": { "default": "#0f5c5c", "on-deep": "#f4c9a8" }',
  },
  'heroes-stand-first-and-alone': {
    title: 'Heroes stand first and alone',
    explanation:
      'The hero carries the headline of its page. A page has one headline, and it stands above all else: give the hero the smallest order, and let a second picture with words be a block imageWithText.',
    wrong: '{ "text": { "type": "richText", "order": 1 }, "top": { "type": "hero", "order": 2 } }',
    right: '{ "top": { "type": "hero", "order": 1 }, "text": { "type": "richText", "order": 2 } }',
  },
  'pages-stand-at-a-route': {
    title: 'Pages stand at a route',
    explanation:
      'home.json is the page of the kind "home". A page of the kind "content" is found by its slug at the route whose path ends with {slug...}. A page of the kind "policy" names a route of its own that shows the screen "content"; every such route has one page.',
    wrong: '{ "kind": "policy", "route": "search" }',
    right: '{ "kind": "policy", "route": "privacyPolicy" }',
  },
  'routes-do-not-hide-pages': {
    title: 'Routes do not hide pages',
    explanation:
      'Addresses of routes, in whatever language, come before those of pages. A page whose slug is one of them would never be shown.',
    wrong: '{ "slug": { "en": "tours" } } beside the route "search" at /tours',
    right: '{ "slug": { "en": "our-tours" } }',
  },
  'slugs-are-well-formed': {
    title: 'Slugs are well formed',
    explanation:
      'A slug is part of an address: small letters without accents, digits and single hyphens. That of a page may have several such parts with slashes between. Tours, pages, regions and countries have one in each language.',
    wrong: '{ "fr": "Îles Lofoten" }',
    right: '{ "fr": "iles-lofoten" }',
  },
  'slugs-are-unique-in-each-language': {
    title: 'Slugs are unique in each language',
    explanation:
      'Two tours with one slug, or two pages, would share one address, and so would two regions or two countries of one region. A language without a slug uses the English one; of a page, that of the default language. A region or country without any has its key for a slug.',
    wrong: '{ "slug": { "en": "lakes" } } in two tours',
    right: '{ "slug": { "en": "two-lakes" } } and { "slug": { "en": "three-lakes" } }',
  },
  'tour-ids-are-their-file-names': {
    title: 'Ids of tours are their file names',
    explanation: 'Bookings refer to a tour by its id, which is the name of its file and never changes.',
    wrong: '{ "id": "lofoten" } in lofoten-islands.json',
    right: '{ "id": "lofoten-islands" } in lofoten-islands.json',
  },
  'component-places-are-fewer-than-of-their-departures': {
    title: 'Places of a part are fewer than those of its departures',
    explanation:
      'A part of a tour has places of its own where it takes fewer travellers than a departure does. As many or more are never reached; probably another number was meant.',
    wrong: '{ "places": 14 } in an activity of a tour whose departures take 12',
    right: '{ "places": 8 }',
  },
  'tour-days-exist': {
    title: 'Days of a tour exist',
    explanation: 'Stays, experiences and journeys take place on days that the itinerary has.',
    wrong: '{ "day": 9 } in a tour of 8 days',
    right: '{ "day": 8 }',
  },
  'tour-nights-fill-the-days': {
    title: 'Nights of a tour fill its days',
    explanation: 'Together the stays have one night fewer than the tour has days.',
    wrong: '7 days and stays of 2 and 3 nights',
    right: '7 days and stays of 2 and 4 nights',
  },
  'tour-places-exist': {
    title: 'Places of a tour exist',
    explanation: 'Days, stays and journeys name a place by its key in "places".',
    wrong: '{ "place": "reinee" }',
    right: '{ "place": "reine" }',
  },
  'tour-destinations-exist': {
    title: 'Destinations of a tour exist',
    explanation: 'A region and a country are named by their keys in content/destinations.json.',
    wrong: '{ "region": "nordic", "country": "norge" }',
    right: '{ "region": "nordic", "country": "norway" }',
  },
  'question-bounds-allow-an-answer': {
    title: 'Bounds of a question allow an answer',
    explanation:
      'Where the smallest number is larger than the largest, no answer is right; nor is one where a whole number is asked for and none lies between the two.',
    wrong: '{ "minimum": 200, "maximum": 100 }',
    right: '{ "minimum": 100, "maximum": 200 }',
  },
  'tour-stays-follow-one-another': {
    title: 'Stays of a tour follow one another',
    explanation: 'Travellers sleep in one house each night: a stay begins on the day on which the one before it ends.',
    wrong: '{ "startDay": 1, "nights": 2 } and { "startDay": 2, "nights": 2 }',
    right: '{ "startDay": 1, "nights": 2 } and { "startDay": 3, "nights": 2 }',
  },
  'tour-prices-are-plausible': {
    title: 'Prices of a tour are plausible',
    explanation:
      'Prices are in euro cents. A tour that costs less than ten euros a day was probably priced in euros, and so was a supplement of a few cents. A child costs no more than an adult, and no less than a tenth where it costs anything; a room for one is no more than the tour, and a season no more than half of it. A day costs less than five times one of the dearest other tour.',
    wrong: '{ "adult": 1890 }',
    right: '{ "adult": 189000 }',
  },
  'destination-countries-exist': {
    title: 'Countries of destinations exist',
    explanation: 'A country has a code of two capital letters as ISO 3166 lists it.',
    wrong: '{ "countryCode": "UK" }',
    right: '{ "countryCode": "GB" }',
  },
  'question-bounds-are-for-numbers': {
    title: 'Bounds of a question are for numbers',
    explanation:
      'The smallest and the largest value bound the answers "int" and "double"; of a text the largest bounds the number of its characters. A date, a phone number or a yes or no has no such bounds, and nobody would look at them.',
    wrong: '{ "answerType": "text", "minimum": 140 }',
    right: '{ "answerType": "int", "minimum": 140 }',
  },
  'seasons-of-a-tour-do-not-overlap': {
    title: 'Seasons of a tour do not overlap',
    explanation:
      'Each entry of "departures" makes a departure on its weekdays in its months. Where two entries name the same weekday of the same month the first one counts, so the places and the supplement of the second are never used.',
    wrong: '[{ "months": [5, 6], "weekdays": [6] }, { "months": [6, 7], "weekdays": [6] }]',
    right: '[{ "months": [5, 6], "weekdays": [6] }, { "months": [7], "weekdays": [6] }]',
  },
  'pictures-of-a-tour-differ': {
    title: 'Pictures of a tour differ',
    explanation:
      'A tour shows its pictures side by side; the same one twice looks like a mistake. So do two pictures that are described in the same words, which are for those who do not see them.',
    wrong: '[{ "src": "reine.svg" }, { "src": "reine.svg" }]',
    right: '[{ "src": "reine.svg" }, { "src": "henningsvaer.svg" }]',
  },
  'pictures-are-described-in-words': {
    title: 'Pictures are described in words',
    explanation: 'Who does not see a picture hears its description instead. The name of a file tells nobody what is to be seen.',
    wrong: '{ "src": "reine.svg", "alt": { "en": "reine.svg" } }',
    right: '{ "src": "reine.svg", "alt": { "en": "Red huts on stilts below a pointed mountain" } }',
  },
  'places-of-a-tour-differ': {
    title: 'Places of a tour differ',
    explanation: 'Two places with the same latitude and longitude lie on each other on the map. One was probably copied from the other.',
    wrong: '{ "reine": { "latitude": 67.93, … }, "svolvaer": { "latitude": 67.93, … } }',
    right: '{ "reine": { "latitude": 67.93, … }, "svolvaer": { "latitude": 68.23, … } }',
  },
  'tour-places-lie-in-their-countries': {
    title: 'Places of a tour lie in its countries',
    explanation:
      'A place of a tour lies in or near the countries that the tour leads to, and not far from its other places. Latitude is the degrees north, longitude the degrees east; a place in the south or in the west has a minus before it.',
    wrong: '{ "name": { "en": "Geneva" }, "latitude": 6.14, "longitude": 46.2 }',
    right: '{ "name": { "en": "Geneva" }, "latitude": 46.2, "longitude": 6.14 }',
  },
  'tour-days-end-where-travellers-sleep': {
    title: 'Days of a tour end where travellers sleep',
    explanation: 'The place of a day is where it ends, and so that of the house in which travellers sleep that night.',
    wrong: 'day 2 in "reine", and a stay of that night in "svolvaer"',
    right: 'day 2 in "svolvaer", and a stay of that night in "svolvaer"',
  },
  'transports-lead-elsewhere': {
    title: 'Transports lead elsewhere',
    explanation: 'A train, ferry, flight or bus brings travellers from one place to another. A round trip is an activity.',
    wrong: '{ "means": "train", "from": "bergen", "to": "bergen" }',
    right: '{ "means": "train", "from": "oslo", "to": "bergen" }',
  },
  'titles-are-unique-in-each-language': {
    title: 'Titles are unique in each language',
    explanation:
      'Two tours with one title, or two pages, look the same in lists, in the tabs of a browser and in search engines. One was probably copied from the other.',
    wrong: '{ "title": { "en": "Two Lakes" } } in two tours',
    right: '{ "title": { "en": "Two Lakes" } } and { "title": { "en": "Two Lakes in Winter" } }',
  },
  'destination-countries-stand-once': {
    title: 'Countries of destinations stand once',
    explanation: 'A country stands in one region, with a code of its own. The same code twice is probably that of another country.',
    wrong: '{ "sweden": { "countryCode": "NO" }, "norway": { "countryCode": "NO" } }',
    right: '{ "sweden": { "countryCode": "SE" }, "norway": { "countryCode": "NO" } }',
  },
  'texts-are-translated': {
    title: 'Texts are translated',
    explanation:
      'A text that is that of another language word for word, or a file of messages most of which are, was copied and then forgotten; the coverage of translations would count it as done. Names are left as they are.',
    wrong: '{ "en": "Walk from hut to hut.", "fr": "Walk from hut to hut." }',
    right: '{ "en": "Walk from hut to hut.", "fr": "Marchez de refuge en refuge." }',
  },
  'base-services-begin-with-what-is-included': {
    title: 'Base services begin with what is included',
    explanation:
      'A traveller has each base service in one of its categories, the first until another is chosen. The first is therefore part of the price that the tour is advertised with.',
    wrong: '{ "breakfast": { "order": 1, "price": 2000 }, "half-board": { "order": 2, "price": 9000 } }',
    right: '{ "breakfast": { "order": 1, "price": 0 }, "half-board": { "order": 2, "price": 7000 } }',
  },
  'service-prices-are-plausible': {
    title: 'Prices of services are plausible',
    explanation:
      'Prices are in euro cents. What would cost less than one euro, or less than five where all else that is offered costs ten times as much, was probably written in euros. What costs a traveller more than the tour itself has probably a digit too many.',
    wrong: '{ "price": 45 }',
    right: '{ "price": 4500 }',
  },
  'promo-codes-differ': {
    title: 'Promo codes differ',
    explanation: 'Capitals and spaces make no difference to who types a code, so two codes may not differ in those alone.',
    wrong: '{ "one": { "code": "SPRING" }, "two": { "code": "Spring" } }',
    right: '{ "one": { "code": "SPRING" }, "two": { "code": "SPRING-2" } }',
  },
  'promo-codes-can-be-used': {
    title: 'Promo codes can be used',
    explanation:
      'A code for a market or tour that does not exist, for a time that ends before it begins, that begins after its last departure or many years ahead, or whose least price is not more than its discount would be refused.',
    wrong: '{ "validFrom": "2027-04-01", "validUntil": "2027-03-01" }',
    right: '{ "validFrom": "2027-03-01", "validUntil": "2027-04-01" }',
  },
  'announced-promo-codes-exist': {
    title: 'Announced promo codes exist',
    explanation: 'Who copies a code from the banner of a market must be able to use it in the checkout of that market.',
    wrong: '{ "promoCode": "SPRNG" } in market.json, and { "code": "SPRING" } in promo-codes.json',
    right: '{ "promoCode": "SPRING" } in market.json, and { "code": "SPRING" } in promo-codes.json',
  },
  'font-files-fit-their-weight': {
    title: 'Font files fit their weight',
    explanation:
      'Names of font files tell their weight. Where a lighter file stands for a bolder weight than the file before it, two of them were probably swapped: headlines would be thin, and texts bold.',
    wrong: '{ "regular": { "url": "sans-700.woff2" }, "bold": { "url": "sans-400.woff2" } }',
    right: '{ "regular": { "url": "sans-400.woff2" }, "bold": { "url": "sans-700.woff2" } }',
  },
} satisfies Record<string, CatalogueEntry>;
