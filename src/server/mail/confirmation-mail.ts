import type { IntlShape } from '@formatjs/intl';
import type { BookingData } from '#contract/api.generated.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { majorUnits } from '#domain/money.ts';

export interface ConfirmationInput {
  booking: BookingData;
  brandName: string;
  intl: IntlShape<string>;
}

/** The mail that tells a traveller of a completed booking, as text and as HTML. */
export function confirmationMail({ booking, brandName, intl }: ConfirmationInput): { subject: string; text: string; html: string } {
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const day = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const { currency } = booking.totalPaid;
  const subject = say('mail.confirmation.subject', { title: booking.title });
  const greeting = say('mail.confirmation.greeting', { name: booking.travellerNames[0] ?? '' });
  const intro = say('mail.confirmation.intro', { title: booking.title });
  const rows: [string, string][] = [
    [say('mail.confirmation.reference'), booking.bookingReference ?? ''],
    [say('mail.confirmation.start'), day(booking.startDate)],
    [say('mail.confirmation.end'), day(booking.endDate)],
    [say('mail.confirmation.travellers'), intl.formatList(booking.travellerNames)],
    [say('mail.confirmation.paid'), intl.formatNumber(majorUnits(booking.totalPaid), { style: 'currency', currency })],
  ];
  const closing = say('mail.confirmation.closing');
  const signature = say('mail.confirmation.signature', { brand: brandName });
  const text = [greeting, '', intro, '', ...rows.map(([label, value]) => `${label}: ${value}`), '', closing, '', signature, ''].join('\n');
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<!doctype html>
<html lang="${escapeHtml(intl.locale)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;color:#1c1c1c">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(intro)}</p>
<table>${cells.join('')}</table>
<p>${escapeHtml(closing)}</p>
<p>${escapeHtml(signature)}</p>
</body>
</html>
`;
  return { subject, text, html };
}
