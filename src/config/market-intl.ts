import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  type FormatNumberOptions,
  formatDate,
  formatList,
  formatMessage,
  formatNumber,
  type ResolvedIntlConfig,
} from '@formatjs/intl';
import type { Money } from '#contract/api.generated.ts';
import type { MessageAst, ShellSlice } from '#contract/release.ts';
import { majorUnits } from '#domain/money.ts';
import type { MessageId } from './names.ts';

export type MessageValues = Record<string, string | number>;

/** Words, dates and prices of one market and language. Formats are the same in Node and in every browser. */
export interface MarketIntl {
  /** A message by its id; values fill its placeholders. */
  message(id: MessageId, values?: MessageValues): string;
  /** An ISO day (`2027-05-01`) in words, as `Sat, 1 May 2027`. */
  day(isoDay: string): string;
  /** An ISO day without its weekday, as `1 May 2027`. */
  shortDay(isoDay: string): string;
  /** The name of a month, 1 to 12. */
  month(number: number): string;
  /** A month written YYYY-MM, as `May 2027`. */
  monthOfYear(isoMonth: string): string;
  /** An amount with exactly two decimals. */
  price(money: Money): string;
  /** An amount without decimals, for cards; rounded up, so that no price is told too low. */
  roundPrice(money: Money): string;
  number(value: number): string;
  /** A list in words: `Norway, Italy and Japan`. */
  list(items: readonly string[]): string;
  add(messages: Record<string, MessageAst>): void;
}

/** Node and Chromium disagree about narrow no-break spaces; hydration needs the same characters from both. */
function normaliseSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}

/** The package's functions one by one: `createIntl` brings those for durations, plurals and relative times to every page too. */
export function createMarketIntl(shell: ShellSlice): MarketIntl {
  const messages: Record<string, MessageAst> = { ...shell.messages };
  const locale = shell.language.contentLocale;
  const config: ResolvedIntlConfig<string> = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    messages: messages as unknown as ResolvedIntlConfig<string>['messages'],
    timeZone: 'UTC',
    onError: console.error,
  };
  const formatters = createFormatters();
  const day = (isoDay: string, options: Intl.DateTimeFormatOptions) =>
    normaliseSpaces(formatDate(config, formatters.getDateTimeFormat, `${isoDay}T00:00:00Z`, { ...options, timeZone: 'UTC' }));
  const month = (number: number) => day(`2001-${String(number).padStart(2, '0')}-01`, { month: 'long' });
  const number = (value: number, options?: FormatNumberOptions) =>
    normaliseSpaces(formatNumber(config, formatters.getNumberFormat, value, options));
  const amount = (value: number, { currency }: Money, digits: number) =>
    number(value, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    message: (id, values) => formatMessage(config, formatters, { id }, values) as string,
    day: (isoDay) => day(isoDay, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: (isoDay) => day(isoDay, { day: 'numeric', month: 'long', year: 'numeric' }),
    month,
    monthOfYear: (isoMonth) => `${month(Number(isoMonth.slice(5)))} ${isoMonth.slice(0, 4)}`,
    price: (money) => amount(majorUnits(money), money, 2),
    roundPrice: (money) => amount(Math.ceil(majorUnits(money)), money, 0),
    number: (value) => number(value),
    list: (items) => normaliseSpaces(formatList(config, formatters.getListFormat, items, { type: 'conjunction' }) as string),
    add: (added) => {
      Object.assign(messages, added);
    },
  };
}
