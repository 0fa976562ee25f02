import type { IntlShape } from '@formatjs/intl';
import { type Letter, letter } from './letter.ts';

export interface ResumeMailInput {
  /** Of the tour. */
  title: string;
  /** The whole address of the link. */
  url: string;
  /** When it ends. */
  end: Date;
  timeZone: string;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that carries a checkout to another device. It names nobody: whoever asked may have mistyped the address. */
export function resumeMail({ title, url, end, timeZone, brandName, intl }: ResumeMailInput): Letter {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const until = intl.formatDate(end, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return letter({
    subject: say('mail.resume.subject', { title }),
    greeting: '',
    intro: say('mail.resume.intro', { title }),
    rows: [[say('mail.resume.until'), until]],
    link: { url, label: say('mail.resume.open') },
    closing: say('mail.resume.closing'),
    signature: say('mail.confirmation.signature', { brand: brandName }),
    locale: intl.locale,
  });
}
