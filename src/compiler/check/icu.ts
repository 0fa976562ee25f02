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

type ReadMessage = { ast: MessageFormatElement[] } | { problem: string };

/** What was read before: several rules ask for the same messages, and a release states them again. */
const known = new Map<string, ReadMessage>();
const maxKnown = 20_000;

/** A message as a tree, or a sentence that says why it is none. */
export function readMessage(text: string): ReadMessage {
  if (text !== '' && isPlainMessage(text)) return { ast: [{ type: TYPE.literal, value: text }] };
  const before = known.get(text);
  if (before) return before;
  const found = parseMessage(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, found);
  return found;
}

/** Whether no character of a message means something. */
export function isPlainMessage(text: string): boolean {
  return !/[{}<>'#]/.test(text);
}

function parseMessage(text: string): ReadMessage {
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

export interface Plural {
  argument: string;
  isOrdinal: boolean;
  /** `one`, `other`, `=0`. */
  cases: string[];
}

/** Every plural of a message, nested ones among them; none where it cannot be read. */
export function pluralsOf(text: string): Plural[] {
  if (!text.includes('plural') && !text.includes('selectordinal')) return [];
  return elementsOf(text).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    return [{ argument: element.value, isOrdinal: element.pluralType === 'ordinal', cases: Object.keys(element.options) }];
  });
}

/** Whether a message says the number that a plural is about: in its case `other`, or beside it. */
export function saysNumber(text: string, argument: string): boolean {
  for (const element of elementsOf(text)) {
    if ((element.type === TYPE.argument || element.type === TYPE.number) && element.value === argument) return true;
    if (element.type === TYPE.plural && element.value === argument && holdsPound(element.options.other?.value ?? [])) return true;
  }
  return false;
}

/** A plural within has a `#` of its own. */
function holdsPound(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.tag) return holdsPound(element.children);
    if (element.type === TYPE.select) return Object.values(element.options).some(({ value }) => holdsPound(value));
    return element.type === TYPE.pound;
  });
}

export interface PlaceholderUse {
  /** What value it takes. */
  kind: 'text' | 'number' | 'date' | 'time' | 'select';
  /** Of a select. */
  cases: string[];
}

/** How a message uses each of its placeholders; empty where it cannot be read. */
export function usesOfPlaceholders(text: string): Map<string, PlaceholderUse> {
  const uses = new Map<string, PlaceholderUse>();
  for (const element of elementsOf(text)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const known = uses.get(element.value);
    const cases = element.type === TYPE.select ? Object.keys(element.options) : [];
    const kind = kindOf(element.type);
    uses.set(element.value, {
      kind: kind === 'text' ? (known?.kind ?? kind) : kind,
      cases: [...new Set([...(known?.cases ?? []), ...cases])],
    });
  }
  return uses;
}

function kindOf(type: TYPE): PlaceholderUse['kind'] {
  if (type === TYPE.number || type === TYPE.plural) return 'number';
  if (type === TYPE.date) return 'date';
  if (type === TYPE.time) return 'time';
  return type === TYPE.select ? 'select' : 'text';
}

/** All elements of a message, those within cases and tags among them. */
function elementsOf(text: string): MessageFormatElement[] {
  const message = readMessage(text);
  return 'problem' in message ? [] : flatten(message.ast);
}

function flatten(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flatten(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flatten(value))];
  });
}
