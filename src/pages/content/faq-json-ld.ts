import type { ResolvedPage, ResolvedRichText } from '#contract/release.ts';

/** What search engines may show of the questions and answers on a page; nothing where it has none. */
export function faqJsonLd({ blocks }: Pick<ResolvedPage, 'blocks'>): Record<string, unknown>[] {
  const entries = blocks.flatMap((block) => (block.type === 'accordion' && block.isFaq ? block.entries : []));
  if (entries.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: entries.map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: withoutLinks(body) },
      })),
    },
  ];
}

/** An address within the store would mean nothing where the answer is shown; the words of the link stay. */
function withoutLinks(body: ResolvedRichText): string {
  return body
    .filter((part) => typeof part === 'string')
    .join('')
    .replace(/<\/?a(?: href="")?>/g, '');
}
