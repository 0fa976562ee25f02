import fc from 'fast-check';

/** A change of one document's text. */
export interface RandomEdit {
  path: string;
  /** What is done, for the report of a failure. */
  what: string;
  apply(text: string): string;
}

const weirdTexts = [
  '',
  ' ',
  '{',
  '{a',
  '{a, plural, }',
  '/{',
  '//',
  '#fff',
  'en',
  'route',
  'two-lakes',
  '2026-02-30',
  '<b>',
  '\u0000',
  '𝒳',
  'constructor',
];
const weirdKeys = ['', 'en', 'type', 'order', '$schema', '__proto__', 'constructor', 'toString', 'a/b', 'a~b', '#', 'é', ' name', 'NAME'];
const weirdCharacters = ['"', '{', '}', '[', ']', ',', ':', '\\', '\n', '\t', '/', '1', 'e', '-', '\u0000', '\uFEFF', 'é', '𝒳'];

const weirdValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(...weirdTexts, null, -1, 0.5, 1e21, true, [], {}, [[]], { en: null }),
);

type Holder = Record<string, unknown>;

/** Walks down a JSON value along random choices; gives the last holder and key that are there. */
function somewhere(json: unknown, choices: readonly number[]): { holder: Holder; key: string } | undefined {
  let found: { holder: Holder; key: string } | undefined;
  let value = json;
  for (const choice of choices) {
    if (typeof value !== 'object' || value === null) break;
    const keys = Object.keys(value);
    const key = keys[choice % Math.max(1, keys.length)];
    if (key === undefined) break;
    found = { holder: value as Holder, key };
    value = (value as Holder)[key];
  }
  return found;
}

/** Sets a key of its own, `__proto__` among them; Object.assign and brackets would not. */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function inJson(change: (place: { holder: Holder; key: string }) => void, choices: readonly number[]) {
  return (text: string): string => {
    const json = JSON.parse(text) as unknown;
    const place = somewhere(json, choices);
    if (place) change(place);
    return JSON.stringify(json, null, 2);
  };
}

function rename(holder: Holder, from: string, to: string): void {
  if (Array.isArray(holder)) return;
  const entries = Object.entries(holder);
  for (const key of Object.keys(holder)) delete holder[key];
  for (const [key, value] of entries) put(holder, key === from ? to : key, value);
}

function retyped(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? [value] : Number(value);
  return Array.isArray(value) ? { ...value } : Object.values(value ?? {});
}

const choices = fc.array(fc.nat(30), { minLength: 1, maxLength: 7 });
const position = fc.double({ min: 0, max: 1, noNaN: true });
const key = fc.oneof(fc.constantFrom(...weirdKeys), fc.string({ maxLength: 6 }));

type Change = Omit<RandomEdit, 'path'>;

const jsonChanges: fc.Arbitrary<Change>[] = [
  choices.map((at) => ({ what: 'delete', apply: inJson(({ holder, key }) => delete holder[key], at) })),
  fc.tuple(choices, key).map(([at, to]) => ({ what: `rename to ${to}`, apply: inJson(({ holder, key }) => rename(holder, key, to), at) })),
  choices.map((at) => ({ what: 'retype', apply: inJson(({ holder, key }) => put(holder, key, retyped(holder[key])), at) })),
  fc.tuple(choices, weirdValue).map(([at, value]) => ({
    what: `replace by ${JSON.stringify(value)}`,
    apply: inJson(({ holder, key }) => put(holder, key, value), at),
  })),
  fc.tuple(choices, key, weirdValue).map(([at, name, value]) => ({
    what: `insert ${name}: ${JSON.stringify(value)}`,
    apply: inJson(({ holder }) => (Array.isArray(holder) ? holder.push(value) : put(holder, name, value)), at),
  })),
  fc.tuple(choices, fc.nat(30)).map(([at, other]) => ({
    what: 'swap',
    apply: inJson(({ holder, key }) => {
      const keys = Object.keys(holder);
      const second = keys[other % keys.length] ?? key;
      [holder[key], holder[second]] = [holder[second], holder[key]];
    }, at),
  })),
  fc.tuple(choices, choices).map(([at, from]) => ({
    what: 'copy from elsewhere',
    apply: (text: string) => {
      const source = somewhere(JSON.parse(text), from);
      return inJson(({ holder, key }) => put(holder, key, source?.holder[source.key]), at)(text);
    },
  })),
];

const textChanges: fc.Arbitrary<Change>[] = [
  position.map((at) => ({ what: `cut at ${at}`, apply: (text: string) => text.slice(0, Math.floor(at * text.length)) })),
  position.map((at) => ({ what: `cut before ${at}`, apply: (text: string) => text.slice(Math.floor(at * text.length)) })),
  fc.tuple(position, fc.nat(20)).map(([at, length]) => ({
    what: `take ${length} characters away at ${at}`,
    apply: (text: string) => text.slice(0, Math.floor(at * text.length)) + text.slice(Math.floor(at * text.length) + length),
  })),
  fc.tuple(position, fc.constantFrom(...weirdCharacters)).map(([at, character]) => ({
    what: `insert ${JSON.stringify(character)} at ${at}`,
    apply: (text: string) => text.slice(0, Math.floor(at * text.length)) + character + text.slice(Math.floor(at * text.length)),
  })),
];

/** Any change that a person or a program may make to one of the documents: of what it says, or of its text. */
export function randomEdits(paths: readonly string[]): fc.Arbitrary<RandomEdit> {
  const change = fc.oneof({ weight: 3, arbitrary: fc.oneof(...jsonChanges) }, { weight: 1, arbitrary: fc.oneof(...textChanges) });
  return fc.record({ path: fc.constantFrom(...paths), change }).map(({ path, change: { what, apply } }) => ({ path, what, apply }));
}
