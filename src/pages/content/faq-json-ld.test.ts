import { expect, it } from 'vitest';
import type { ResolvedBlock } from '#contract/release.ts';
import { faqJsonLd } from './faq-json-ld.ts';

const accordion = (isFaq: boolean): ResolvedBlock => ({
  type: 'accordion',
  key: 'questions',
  title: 'Questions',
  isFaq,
  entries: [
    {
      key: 'children',
      title: 'With children?',
      body: ['<p>See <a href="', { type: 'route', route: 'search' }, '">these tours</a>.</p>'],
    },
  ],
});

it('tells search engines questions and answers, without links that lead nowhere outside the store', () => {
  expect(faqJsonLd({ blocks: [accordion(true)] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'With children?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>See these tours.</p>' },
        },
      ],
    },
  ]);
});

it('says nothing of headings that are no questions', () => {
  expect(faqJsonLd({ blocks: [accordion(false)] })).toEqual([]);
});
