import type { IntlShape } from '@formatjs/intl';
import type { CompiledMarket } from '#contract/release.ts';
import { marketOf } from '#server/booking/sandbox/catalogue/release-holder.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import { mailIntl } from './mail-texts.ts';
import type { Mail, Mailer } from './mailer.ts';

/** What every sender of mails works with. */
export interface SenderOptions {
  context: SandboxContext;
  mailer: Mailer;
  publicOrigin: string;
}

/** Who sends a mail, and in which words. */
export interface Envelope {
  head: Pick<Mail, 'messageId' | 'from'>;
  market: CompiledMarket;
  brandName: string;
  intl: IntlShape<string>;
}

/**
 * The same for every mail to a traveller: the brand as its sender, the texts of the market and language that the traveller is in.
 * @param id of the outbox row: the same mail sent again is recognised by it
 */
export function envelopeOf(
  { context, publicOrigin }: SenderOptions,
  id: string,
  { market: code, language }: { market: string; language: string },
): Envelope {
  const loaded = context.releases.current();
  const { release } = loaded;
  const market = marketOf(loaded, code);
  const locale = market.languages.find(({ urlCode }) => urlCode === language)?.contentLocale ?? language;
  const { name, senderEmail } = release.brand;
  return {
    head: { messageId: `<${id}@${new URL(publicOrigin).hostname}>`, from: { name, address: senderEmail } },
    market,
    brandName: name,
    intl: mailIntl({ release, market, language, locale }),
  };
}
