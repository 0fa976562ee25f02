import { RichText } from '../ui/rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Running text, in lines short enough to read. */
export function RichTextBlock({ block: { title, body } }: BlockProps<'richText'>) {
  return (
    <Section title={title}>
      <RichText body={body} />
    </Section>
  );
}
