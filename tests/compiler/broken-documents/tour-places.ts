import type { BrokenDocument } from './broken-document.ts';

export const tourPlacesMistakes: BrokenDocument[] = [
  {
    mistake: 'latitude and longitude swapped',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        Object.assign(json.places.geneva, { latitude: 6.1432, longitude: 46.2044 });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:73:19 warning tour-places-lie-in-their-countries: "geneva" lies 5800 km from where this tour leads: latitude and longitude look swapped.',
    ],
  },
  {
    mistake: 'latitude and longitude swapped in all places',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        for (const place of Object.values<{ latitude: number; longitude: number }>(json.places))
          Object.assign(place, { latitude: place.longitude, longitude: place.latitude });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:73:19 warning tour-places-lie-in-their-countries: All its places lie far off, the first one 5800 km from where this tour leads: latitude and longitude look swapped.',
    ],
  },
  {
    mistake: 'a place below the equator',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.places.lugano.latitude = -46.0037;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:81:19 warning tour-places-lie-in-their-countries: "lugano" lies 10400 km from where this tour leads: the minus of its latitude looks wrong. [46.0037]',
    ],
  },
  {
    mistake: 'a longitude without its minus',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.portugal = { order: 2, name: { en: 'Portugal' }, countryCode: 'PT' }),
      'content/tours/two-lakes.json': (json) => {
        json.destinations[0] = { region: 'alps', country: 'portugal' };
        Object.assign(json.places.geneva, { latitude: 41.15, longitude: -8.61 });
        Object.assign(json.places.lugano, { latitude: 38.72, longitude: 9.14 });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:82:20 warning tour-places-lie-in-their-countries: "lugano" lies 1600 km from where this tour leads: its longitude lacks a minus. [-9.14]',
    ],
  },
  {
    mistake: 'a latitude without its decimal point at the right place',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.places.lugano.latitude = 4.60037;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:81:19 warning tour-places-lie-in-their-countries: "lugano" lies 4800 km from where this tour leads.',
    ],
  },
  {
    mistake: 'two places at one spot',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        Object.assign(json.places.lugano, { latitude: 46.2044, longitude: 6.1432 });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:81:19 warning places-of-a-tour-differ: "lugano" would lie on the map where "geneva" lies: both have the same latitude and longitude.',
    ],
  },
  {
    mistake: 'a country with the code of another one',
    edits: { 'content/destinations.json': (json) => (json.regions.alps.countries.switzerland.countryCode = 'MX') },
    told: [
      'markets/content/destinations.json:27:26 warning tour-places-lie-in-their-countries: "MX" is not the code of Switzerland, where the tour "two-lakes" leads. [CH]',
    ],
  },
  {
    mistake: 'a tour that names the wrong country',
    edits: {
      'content/destinations.json': (json) =>
        (json.regions.alps.countries.peru = { order: 2, name: { en: 'Peru', fr: 'Pérou' }, countryCode: 'PE' }),
      'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'peru'),
    },
    told: [
      'markets/content/tours/two-lakes.json:40:18 warning tour-places-lie-in-their-countries: All places of this tour lie in "switzerland", not in "peru". [switzerland]',
    ],
  },
  {
    mistake: 'a stay at another place than that where the day ends, though its name says where it is',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        const [stay] = Object.values<{ place: string; name: object }>(json.accommodations);
        Object.assign(stay ?? {}, { place: 'lugano', name: { en: 'Hotel Geneva' } });
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:129:16 warning tour-days-end-where-travellers-sleep: Day 1 ends in "geneva", but travellers sleep in "lugano" that night. [geneva]',
    ],
  },
];
