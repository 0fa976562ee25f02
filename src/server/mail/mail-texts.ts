import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Release } from '#contract/release.ts';

const cache = createIntlCache();

/** The texts of mails in a language; English where the language lacks one. */
export function mailIntl({ mailMessages }: Pick<Release, 'mailMessages'>, language: string, locale: string): IntlShape<string> {
  const messages = { ...mailMessages.en, ...mailMessages[language] };
  return createIntl(
    {
      locale,
      defaultLocale: 'en',
      messages: messages as never,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
}
