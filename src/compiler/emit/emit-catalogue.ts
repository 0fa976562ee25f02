import type { Catalogue } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { Cache } from './cache.ts';
import type { Pictures } from './emit-pictures.ts';
import { contentHash } from './release-files.ts';
import { createMapDrawer } from './tour-map.ts';

/** What is sold and where, in all languages: for the server alone. */
export async function compileCatalogue(store: CompleteStore, pictures: Pictures, cache: Cache): Promise<Catalogue> {
  const drawMap = createMapDrawer(cache);
  const tours: Catalogue['tours'] = [];
  for (const [, { value }] of [...store.tours].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = value.pictures;
    const { upsells, ...tour } = value;
    tours.push({
      ...tour,
      ...(upsells && { upsells: mapValues(upsells, (upsell) => ({ ...upsell, pictures: upsell.pictures.map(pictures.inAllLanguages) })) }),
      pictures: value.pictures.map((picture) => pictures.inAllLanguages(picture)),
      sharePicture: first ? pictures.shareImage(first) : '',
      map: await drawMap(value),
    });
  }
  const regions = inOrder(store.destinations.value.regions).map(([key, { name, countries }]) => ({
    key,
    name,
    countries: inOrder(countries).map(([country, { name: countryName, countryCode }]) => ({
      key: country,
      name: countryName,
      countryCode,
    })),
  }));
  const content = { tours, regions, rates: store.rates.value };
  return { hash: contentHash(JSON.stringify(content), 16), ...content };
}

function mapValues<Value, Result>(collection: Record<string, Value>, change: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(collection).map(([key, value]) => [key, change(value)]));
}
