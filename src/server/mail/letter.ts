import { escapeHtml } from '#domain/escape-html.ts';

/** What a mail to a traveller says, in the order in which it does. */
export interface LetterInput {
  subject: string;
  /** Empty where nobody is known by name. */
  greeting: string;
  intro: string;
  /** Facts as label and value. */
  rows: readonly (readonly [label: string, value: string])[];
  /** A whole address, and the words that lead there. */
  link?: { url: string; label: string };
  closing: string;
  signature: string;
  locale: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A mail as text and as HTML, which say the same. */
export function letter(input: LetterInput): Letter {
  return { subject: input.subject, text: textOf(input), html: htmlOf(input) };
}

function textOf({ greeting, intro, rows, link, closing, signature }: LetterInput): string {
  const facts = rows.map(([label, value]) => `${label}: ${value}`);
  const way = link ? [`${link.label}: ${link.url}`, ''] : [];
  return [greeting, '', intro, '', ...facts, '', ...way, closing, '', signature, ''].join('\n').trimStart();
}

function htmlOf({ subject, greeting, intro, rows, link, closing, signature, locale }: LetterInput): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const body = [
    ...(greeting ? [paragraph(greeting)] : []),
    paragraph(intro),
    ...(cells.length > 0 ? [`<table>${cells.join('')}</table>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    paragraph(closing),
    paragraph(signature),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;color:#1c1c1c">
${body.join('\n')}
</body>
</html>
`;
}
