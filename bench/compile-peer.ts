/**
 * What the compiler is compared with: a program that knows the same schemas, one Ajv with a parser of HTML behind the keyword
 * that says that a text is rich text. It reads, parses and validates each document by itself, as often as it is told, and prints
 * the CPU of each round as JSON. Ajv has the options with which it starts soonest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { identify } from '#compiler/read/document-kinds.ts';
import { patchSchemaOf, type SchemaObject } from '#compiler/validate/patch-schema.ts';

const [folder = '', schemasDir = '', rounds = '1'] = process.argv.slice(2);
const allowedElements = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']);
const ajv = new Ajv2020({
  allErrors: true,
  strictRequired: false,
  discriminator: true,
  allowUnionTypes: true,
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
addFormats.default(ajv);
ajv.removeKeyword('contentMediaType');
ajv.addKeyword({ keyword: 'contentMediaType', validate: isRichText });
ajv.addKeyword('visibility');
const identifiers = new Map<string, string>();
for (const file of readdirSync(schemasDir).filter((name) => name.endsWith('.schema.json'))) {
  const schema = JSON.parse(readFileSync(join(schemasDir, file), 'utf8')) as SchemaObject;
  const patch = patchSchemaOf(schema);
  ajv.addSchema([schema, patch]);
  const kind = file.replace('.schema.json', '');
  identifiers.set(kind, schema.$id ?? '').set(`${kind} changed`, patch.$id ?? '');
}
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const validate = validators.get(name) ?? ajv.getSchema(identifiers.get(name) ?? '');
  if (!validate) throw new Error(`There is no schema of ${name}.`);
  validators.set(name, validate);
  return validate;
}

function isRichText(_mediaType: string, data: string | Record<string, string>): boolean {
  const texts = typeof data === 'string' ? [data] : Object.values(data);
  return texts.every((text) => parseFragment(text).childNodes.every(isAllowed));
}

function isAllowed(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (tree.isTextNode(node)) return true;
  return tree.isElementNode(node) && allowedElements.has(node.tagName) && node.childNodes.every(isAllowed);
}

function readAndValidate(): void {
  for (const path of readdirSync(folder, { recursive: true }) as string[]) {
    if (!path.endsWith('.json')) continue;
    const identity = identify(path);
    if ('problem' in identity) throw new Error(identity.problem);
    const validate = validatorOf(identity.partial ? `${identity.kind} changed` : identity.kind);
    if (!validate(JSON.parse(readFileSync(join(folder, path), 'utf8')))) throw new Error(`${path} is wrong`);
  }
}

const costs = Array.from({ length: Number(rounds) }, () => {
  const before = process.cpuUsage();
  readAndValidate();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
});
process.stdout.write(`${JSON.stringify(costs)}\n`);
