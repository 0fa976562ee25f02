import type { MarketLanguage } from '#contract/documents.generated.ts';
import type { ResolvedMarket, ResolvedStore } from '../resolve/resolved-store.ts';
import { addressesOf } from './addresses.ts';
import type { Action, Change } from './plan.ts';
import { textsOf } from './values.ts';

/** A market that opens or closes, in a sentence. */
export function openingOf(store: ResolvedStore, market: ResolvedMarket): Change {
  const { currency } = market.documents.market.value;
  const languages = market.languages.map(({ fullName }) => fullName).join(', ');
  const sentence = `The market "${nameOf(market)}" opens: ${languages}; prices in ${currency}; ${countOfAddresses(store, market)}.`;
  return marketChange(market.code, 'added', sentence);
}

export function closingOf(store: ResolvedStore, market: ResolvedMarket): Change {
  const sentence = `The market "${nameOf(market)}" closes: its ${countOfAddresses(store, market)} are not found afterwards.`;
  return marketChange(market.code, 'removed', sentence);
}

/** The name of a market, which the selectors of all markets show. */
export function compareNames(before: ResolvedMarket, after: ResolvedMarket, languages: readonly string[]): Change[] {
  const [old, now] = [before, after].map(({ documents }) => textsOf(documents.market.value.name, languages));
  const sentence = `The market "${nameOf(before)}" (${after.code}) has another name.`;
  return languages.flatMap((language) => {
    const [was, is] = [old?.[language] ?? '', now?.[language] ?? ''];
    return was === is
      ? []
      : [{ ...marketChange(`${after.code}/name`, 'changed', sentence), languages: [{ language, before: was, after: is }] }];
  });
}

/**
 * Languages that a market starts or stops to speak, their order and their locales.
 * @param isPrefixed whether addresses name market and language
 */
export function compareLanguages(before: ResolvedMarket, after: ResolvedMarket, isPrefixed: boolean): Change[] {
  const old = new Map(before.languages.map((language) => [language.urlCode as string, language]));
  const now = new Map(after.languages.map((language) => [language.urlCode as string, language]));
  const added = [...now.values()].filter(({ urlCode }) => !old.has(urlCode));
  const removed = [...old.values()].filter(({ urlCode }) => !now.has(urlCode));
  const kept = [...now.keys()].filter((code) => old.has(code));
  const wasFirst = before.languages[0]?.urlCode;
  const isFirst = after.languages[0]?.urlCode;
  return [
    ...added.map(({ urlCode, fullName }) =>
      languageChange(urlCode, 'added', `${fullName} is spoken${isPrefixed ? `, at /{market}-${urlCode}` : ''}.`),
    ),
    ...removed.map(({ urlCode, fullName }) => {
      const lost = isPrefixed ? `; addresses below /{market}-${urlCode} are not found afterwards` : '';
      return languageChange(urlCode, 'removed', `${fullName} is no longer spoken${lost}.`);
    }),
    ...(wasFirst !== isFirst && isFirst
      ? [
          {
            ...marketChange('first', 'changed', 'Those who did not choose a language see another one.'),
            before: `${wasFirst}`,
            after: isFirst,
          },
        ]
      : []),
    ...kept.flatMap((code) => compareLocales(old.get(code), now.get(code))),
  ];
}

function compareLocales(before: MarketLanguage | undefined, after: MarketLanguage | undefined): Change[] {
  if (!before || !after) return [];
  const parts = [
    ['contentLocale', 'content locale'],
    ['customerAccountLocale', 'locale of the customer account'],
    ['fullName', 'name'],
  ] as const;
  return parts
    .filter(([key]) => before[key] !== after[key])
    .map(([key, words]) => ({
      ...languageChange(`${after.urlCode}/${key}`, 'changed', `The language ${after.fullName}: the ${words} changes.`),
      before: before[key],
      after: after[key],
    }));
}

/** The rates that prices of a market are made with. */
export function compareRate(before: ResolvedStore, after: ResolvedStore, market: ResolvedMarket): Change[] {
  const { currency } = market.documents.market.value;
  const old = before.rates?.value.currencies[currency];
  const now = after.rates?.value.currencies[currency];
  if (!old || !now) return [];
  const subject = `rates/${currency}`;
  const rate: Change = {
    topic: 'prices',
    action: 'changed',
    subject,
    sentence: `Prices in ${currency} follow another rate to the euro.`,
    before: String(old.rate),
    after: String(now.rate),
  };
  const rounding: Change = {
    ...rate,
    subject: `${subject}/roundTo`,
    sentence: `Prices in ${currency} are rounded up to other amounts.`,
    before: `${old.roundTo / 10 ** old.minorUnits} ${currency}`,
    after: `${now.roundTo / 10 ** now.minorUnits} ${currency}`,
  };
  return [...(old.rate === now.rate ? [] : [rate]), ...(old.roundTo === now.roundTo ? [] : [rounding])];
}

function marketChange(subject: string, action: Action, sentence: string): Change {
  return { topic: 'markets', action, subject: `market/${subject}`, sentence };
}

function languageChange(code: string, action: Action, sentence: string): Change {
  return marketChange(`language/${code}`, action, sentence);
}

function nameOf({ documents }: ResolvedMarket): string {
  return documents.market.value.name.en;
}

function countOfAddresses(store: ResolvedStore, market: ResolvedMarket): string {
  const addresses = addressesOf(store, market);
  const counts = market.languages.map(({ urlCode }) => {
    const found = [...(addresses?.inLanguage(urlCode).values() ?? [])];
    return found.filter(({ path, prefixed }) => prefixed && !path.includes('{')).length;
  });
  const count = counts.reduce((sum, number) => sum + number, 0);
  return `${count} ${count === 1 ? 'address' : 'addresses'}`;
}
