/** Which messages the screens and mails of the store ask for: the compiler tells where documents lack one of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const banner = '// Made from src/ by scripts/messages-in-use.mjs. Change the code, then run `npm run generate`.\n';
const noScreens = /\.test\.tsx?$|\.generated\.ts$|^(compiler|cli|contract)\//;
const literal = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/g;
/** A template whose values have braces themselves at most once. */
const template = /`((?:[\w.]|\$\{(?:[^{}`]|\{[^{}`]*\})*\})+)`/g;
const hole = /\$\{(?:[^{}`]|\{[^{}`]*\})*\}/;

export const messagesInUseFile = 'src/compiler/names/messages-in-use.generated.ts';

/**
 * An id that was listed and that the code may still ask for stays, though the documents have lost it: just that is to be told. One
 * that only a template still allows is taken from the list by hand.
 * @returns {string} the source of the module that lists the ids of messages that the code asks for
 */
export function messagesInUse() {
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !noScreens.test(file));
  const code = files.map((file) => readFileSync(join(root, 'src', file), 'utf8')).join('\n');
  const written = new Set([...code.matchAll(literal)].map(([, text]) => text));
  const templates = new Set([...code.matchAll(template)].map(([, text]) => text).filter((text) => hole.test(text)));
  const forms = [...templates].filter((text) => /^[a-z]\w*\./.test(text)).map(formOf);
  const ends = [...templates].flatMap((text) => new RegExp(`^${hole.source}(\\.[\\w.]+)$`).exec(text)?.[1] ?? []);
  const isUsed = (id) =>
    written.has(id) || forms.some((form) => form.test(id)) || ends.some((end) => id.endsWith(end) && written.has(id.slice(0, -end.length)));
  const ids = [...new Set([...idsOfDocuments(), ...idsListed()])].filter(isUsed).sort();
  return `${banner}
/** The messages that screens and mails ask for. */
export const messagesInUse: readonly string[] = [
${ids.map((id) => `  '${id}',`).join('\n')}
];
`;
}

function idsOfDocuments() {
  const { $schema, ...english } = JSON.parse(readFileSync(join(root, 'markets/base/messages/en.json'), 'utf8'));
  return Object.keys(english);
}

function idsListed() {
  const path = join(root, messagesInUseFile);
  return existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^ {2}'(.+)',$/gm)].map(([, id]) => id) : [];
}

/** What a template may become: each value in it is one part of an id. */
function formOf(text) {
  const fixed = text.split(hole).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('\\w+')}$`);
}
