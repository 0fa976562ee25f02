import type { BlockProps } from './block-props.ts';
import { RichText } from './rich-text.tsx';
import { Section } from './section.tsx';

/** Running text, in lines short enough to read. */
export function RichTextBlock({ block: { title, body } }: BlockProps<'richText'>) {
  return (
    <Section title={title} isReading>
      <RichText body={body} />
    </Section>
  );
}
