import type { IntlShape } from '@formatjs/intl';
import type { Money } from '#contract/api.generated.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { majorUnits } from '#domain/money.ts';

export interface CustomTourMailInput {
  /** How the traveller is addressed; empty where nobody asked. */
  name: string;
  title: string;
  /** Missing where there is no proposal. */
  proposal?: { days: number; price: Money };
  /** The whole address of the tour. */
  url: string;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that tells travellers where the tour lies that they have designed, as text and as HTML. */
export function customTourMail({ name, title, proposal, url, brandName, intl }: CustomTourMailInput): {
  subject: string;
  text: string;
  html: string;
} {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const subject = say('mail.customTour.subject', { title });
  const greeting = name === '' ? '' : say('mail.confirmation.greeting', { name });
  const intro = say('mail.customTour.intro');
  const rows: [string, string][] = proposal
    ? [
        [say('mail.customTour.days'), intl.formatNumber(proposal.days)],
        [
          say('mail.customTour.price'),
          intl.formatNumber(majorUnits(proposal.price), { style: 'currency', currency: proposal.price.currency, maximumFractionDigits: 0 }),
        ],
      ]
    : [];
  const open = say('mail.customTour.open');
  const closing = say('mail.customTour.closing');
  const signature = say('mail.confirmation.signature', { brand: brandName });
  const facts = rows.map(([label, value]) => `${label}: ${value}`);
  const text = [greeting, '', intro, '', ...facts, '', `${open}: ${url}`, '', closing, '', signature, ''].join('\n').trimStart();
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<!doctype html>
<html lang="${escapeHtml(intl.locale)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;color:#1c1c1c">
${greeting ? `<p>${escapeHtml(greeting)}</p>\n` : ''}<p>${escapeHtml(intro)}</p>
${cells.length > 0 ? `<table>${cells.join('')}</table>\n` : ''}<p><a href="${escapeHtml(url)}">${escapeHtml(open)}</a></p>
<p>${escapeHtml(closing)}</p>
<p>${escapeHtml(signature)}</p>
</body>
</html>
`;
  return { subject, text, html };
}
