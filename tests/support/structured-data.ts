import type { Place } from './documents.ts';
import { type ParsedPage, parsePage, plain } from './parsed-page.ts';

/** The page that says it, as those see it who read the page. */
interface Said {
  place: Place;
  /** Canonical, and so with the store's origin. */
  url: string;
  page: ParsedPage;
}

interface Breadcrumbs {
  itemListElement: { position: number; name: string; item: string }[];
}

interface Product {
  name: string;
  description: string;
  image: string;
  sku: string;
  brand: { name: string };
  offers: Record<'@type' | 'url' | 'price' | 'priceCurrency', string>;
}

interface Questions {
  mainEntity: { '@type': string; name: string; acceptedAnswer: { '@type': string; text: string } }[];
}

interface Organization {
  name: string;
  url: string;
  logo: string;
}

/** What has to hold of each type: what search engines require, and that nothing is said which the page does not show. */
const requirements: Record<string, (data: never, said: Said) => Record<string, boolean>> = {
  BreadcrumbList: ({ itemListElement: items }: Breadcrumbs, { url, page }) => ({
    'leads from somewhere to here': items.length > 1 && items.at(-1)?.item === url,
    'counts its steps': items.every(({ position }, index) => position === index + 1),
    'says what the page shows': items.every(({ name }) => page.text.includes(plain(name))),
  }),
  Product: ({ name, description, image, brand, sku, offers }: Product, { place, url, page }) => ({
    'has the name of the page': plain(name) === page.headings[0],
    'is described': Boolean(description && image && sku && brand.name),
    'is offered here': offers['@type'] === 'Offer' && offers.url === url,
    'costs what the page shows': page.text.includes(shownPrice(offers, place)),
    'costs the currency of the market': offers.priceCurrency === place.currency,
  }),
  FAQPage: ({ mainEntity: questions }: Questions, { page }) => ({
    'has questions': questions.length > 0,
    'asks what the page shows': questions.every(({ '@type': type, name }) => type === 'Question' && page.text.includes(plain(name))),
    'answers what the page shows': questions.every(
      ({ acceptedAnswer: { '@type': type, text } }) => type === 'Answer' && page.text.includes(parsePage(text).text),
    ),
  }),
  Organization: ({ name, url, logo }: Organization, said) => ({
    'is named': name !== '',
    'has an address and a picture here': [url, logo].every((address) => new URL(address).origin === new URL(said.url).origin),
  }),
};

function shownPrice({ price, priceCurrency }: Product['offers'], { contentLocale }: Place): string {
  const options = { style: 'currency', currency: priceCurrency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return plain(new Intl.NumberFormat(contentLocale, options).format(Number(price)));
}

/** What is wrong with one block of structured data; nothing where all is right. */
export function structuredDataComplaints(data: Record<string, unknown>, said: Said): string[] {
  if (data['@context'] !== 'https://schema.org') return ['does not say whose words it uses'];
  const held = requirements[String(data['@type'])]?.(data as never, said);
  if (!held) return ['is a type that nobody checks'];
  return Object.entries(held).flatMap(([what, holds]) => (holds ? [] : [`does not hold: it ${what}`]));
}
