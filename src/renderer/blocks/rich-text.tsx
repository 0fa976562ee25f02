import type { ResolvedRichText } from '#contract/release.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { targetHref } from '../navigation/links/target-href.ts';
import { useConfig } from '../store-context.tsx';
import styles from './rich-text.module.css';

/** Running text of a document with its headings, lists and links. The compiler wrote its HTML, of a few elements alone. */
export function RichText({ body, className }: { body: ResolvedRichText; className?: string | undefined }) {
  const config = useConfig();
  const html = body.map((part) => (typeof part === 'string' ? part : escapeHtml(targetHref(part, config)))).join('');
  return (
    <div
      className={className ? `${styles.text} ${className}` : styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler lets allowed elements through and nothing else
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
