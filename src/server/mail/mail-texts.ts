import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { CompiledMarket, Release } from '#contract/release.ts';

const cache = createIntlCache();

export interface MailTextsInput {
  release: Pick<Release, 'mailMessages'>;
  market: Pick<CompiledMarket, 'mailMessages'>;
  language: string;
  locale: string;
}

/** The texts of a market's mails in a language; English where the language lacks one. */
export function mailIntl({ release, market, language, locale }: MailTextsInput): IntlShape<string> {
  const messages = { ...release.mailMessages.en, ...release.mailMessages[language], ...market.mailMessages?.[language] };
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
