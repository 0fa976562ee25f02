import type { MarketIntl } from '#config/market-intl.ts';
import type { CustomTourEntry } from '#contract/api.generated.ts';
import { styleName } from '#renderer/ui/tour-words.ts';

/** An answer in words. */
export function entryText({ widget, values }: Pick<CustomTourEntry, 'widget' | 'values'>, intl: MarketIntl): string {
  const [first = '', currency = ''] = values;
  switch (widget) {
    case 'month':
      return intl.monthOfYear(first);
    case 'date':
      return intl.shortDay(first);
    case 'number':
      return intl.number(Number(first));
    case 'money':
      return `${intl.number(Number(first))} ${currency}`;
    case 'tourStyles':
      return intl.list(values.map((style) => styleName(style, intl)));
    default:
      return intl.list(values);
  }
}
