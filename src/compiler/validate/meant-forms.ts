import { isIsoDate } from '#domain/calendar.ts';
import { asAddress } from '../diagnostics/meant-address.ts';

type ToForm = (text: string) => string | undefined;

const inHyphens: ToForm = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');

const fileName: ToForm = (text) => inHyphens(text.split(/[/\\]/).at(-1) ?? '');

/** Capitals alone are the code of something, not its name. */
const asName: ToForm = (text) => (/^[A-Z]{2,3}$/.test(text) ? undefined : inHyphens(text));

const inCamelCase: ToForm = (text) => {
  const joined = text.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

const inCapitals: ToForm = (text) => text.trim().toUpperCase();

const asLocale: ToForm = (text) => {
  const [, language, country] = /^\s*([a-z]{2})[-_ ]([a-z]{2})\s*$/i.exec(text) ?? [];
  return language && country && `${language.toLowerCase()}-${country.toUpperCase()}`;
};

const asTime: ToForm = (text) => {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.h](\d{2}))?\s*h?$/.exec(text.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
};

const asPath: ToForm = (text) => {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replaceAll('\\', '/');
  return path.startsWith('/') ? path : `/${path}`;
};

/** A date with the day first, where it cannot be read with the month first, or with other marks between. */
const asDate: ToForm = (text) => {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  const [, ...yearFirst] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text.trim()) ?? [];
  const dayFirst = Number(one) > 12 || one === other || text.includes('.') ? [year, other, one] : [];
  const date = [...yearFirst, ...dayFirst].map((part) => part.padStart(2, '0')).join('-');
  return date !== text && isIsoDate(date) ? date : undefined;
};

/** How authors write what the patterns of the schemas ask for in another form. */
const formsOfPatterns: Record<string, ToForm> = {
  '^[A-Z]{2}$': inCapitals,
  '^[A-Z]{3}$': inCapitals,
  '^[a-z]{2}-[A-Z]{2}$': asLocale,
  '^[a-z][a-z0-9-]*$': asName,
  '^[a-z0-9-]+$': inHyphens,
  '^[a-z][A-Za-z]*$': inCamelCase,
  '^[a-z][A-Za-z0-9]*$': inCamelCase,
  '^[a-z]{2,3}$': (text) => text.trim().toLowerCase(),
  '^[A-O]$': inCapitals,
  '^[a-z0-9-]+\\.svg$': fileName,
  '^[a-z0-9-]+\\.(svg|jpg|jpeg|png|webp|avif)$': fileName,
  '^[a-z0-9-]+\\.woff2$': fileName,
  '^/': asPath,
  '^https://[^\\s/]\\S*$': asAddress,
  '^(https:|mailto:|tel:)': asAddress,
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': asTime,
};

const formsOfFormats: Record<string, ToForm> = { date: asDate };

/** What was probably meant by a text that a pattern refuses; undefined where nothing is. */
export function meantByPattern(pattern: string, text: unknown): string | undefined {
  const meant = typeof text === 'string' ? formsOfPatterns[pattern]?.(text) : undefined;
  return meant !== undefined && new RegExp(pattern, 'u').test(meant) ? meant : undefined;
}

/** As meantByPattern, of a format of JSON Schema. */
export function meantByFormat(format: string, text: unknown): string | undefined {
  return typeof text === 'string' ? formsOfFormats[format]?.(text) : undefined;
}
