import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const problems: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace } is missing.',
  EMPTY_ARGUMENT: 'there is nothing between { and }.',
  MALFORMED_ARGUMENT: 'what stands between { and } is not a name.',
  EXPECT_ARGUMENT_TYPE: 'after the comma in {…} a kind such as number, date, plural or select must follow.',
  INVALID_ARGUMENT_TYPE: 'the kind of a placeholder must be number, date, time, plural, selectordinal or select.',
  MISSING_OTHER_CLAUSE: 'a plural or select needs a case "other".',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening tag.',
  UNCLOSED_TAG: 'a tag is not closed.',
  INVALID_TAG: 'a tag is not well formed.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a case of the plural is not well formed.',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'the select has no cases.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a case of the plural has no text in braces.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a case of the plural stands twice.',
};

/** A message as a tree, or a sentence that says why it is none. */
export function readMessage(text: string): { ast: MessageFormatElement[] } | { problem: string } {
  try {
    return { ast: parse(text, { captureLocation: false }) };
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    return { problem: problems[code] ?? `it is not a well-formed ICU message (${code.toLowerCase().replaceAll('_', ' ')}).` };
  }
}

/** The placeholders and tags of a message, as they are written: `{name}`, `<link>`; undefined where it cannot be read. */
export function placeholdersOf(text: string): string[] | undefined {
  const message = readMessage(text);
  if ('problem' in message) return undefined;
  const found = new Set<string>();
  collect(message.ast);
  return [...found].sort();

  function collect(elements: MessageFormatElement[]): void {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
      if (element.type === TYPE.tag) collect(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) collect(option.value);
      }
    }
  }
}
