import type { MarketConfig } from '#config/market-config.ts';
import type { CheckoutMessages } from '#contract/documents.generated.ts';
import type { Localised } from '#contract/release.ts';
import { isIsoDate } from '#domain/calendar.ts';
import type { FieldProblemCode } from '#domain/field-problem.ts';
import type { Problem } from './field-node.ts';

/** Says what is wrong with a field in the market's words for it. */
export type ProblemText = (problem: Problem, label: string) => string;

/** Where a market's documents of an older day have no words for it. */
const genericMessage = '{path} is a required field';

/** The market's checkout messages with {path}, {min}, {max} and {age} filled in; a day as `05 May 2027`. */
export function createProblemText(
  config: MarketConfig,
  messages: Localised<CheckoutMessages> = config.slice('checkout').checkoutMessages,
): ProblemText {
  const days = new Intl.DateTimeFormat(config.shell.language.contentLocale, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

  /** Day, month and year in this order in every language (specification, section 5). */
  function dayInWords(day: string): string {
    const parts = days.formatToParts(new Date(`${day}T00:00:00Z`));
    return (['day', 'month', 'year'] as const).map((name) => parts.find(({ type }) => type === name)?.value ?? '').join(' ');
  }

  function inWords(value: string | number): string {
    if (typeof value === 'number') return config.intl.number(value);
    return isIsoDate(value) ? dayInWords(value) : value;
  }

  return ({ code, params }, label) => {
    const message = messages[code as FieldProblemCode] ?? (code === 'required' ? genericMessage : messages.invalidFormat);
    return message.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? label : inWords(params[name] ?? '')));
  };
}
