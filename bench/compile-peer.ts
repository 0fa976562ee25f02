/**
 * What the compiler is compared with: one Ajv that knows the same schemas, with a parser of HTML behind the keyword that says
 * that a text is rich text. It reads, parses and validates each document by itself, and nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { identify } from '#compiler/read/document-kinds.ts';
import { patchSchemaOf, type SchemaObject } from '#compiler/validate/patch-schema.ts';

const allowedElements = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']);

function isAllowed(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (tree.isTextNode(node)) return true;
  return tree.isElementNode(node) && allowedElements.has(node.tagName) && node.childNodes.every(isAllowed);
}

function isRichText(_mediaType: string, data: string | Record<string, string>): boolean {
  const texts = typeof data === 'string' ? [data] : Object.values(data);
  return texts.every((text) => parseFragment(text).childNodes.every(isAllowed));
}

/** Each validator is compiled when it is first needed. */
export function createPeer(schemasDir: string): (folder: string) => void {
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false, discriminator: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.removeKeyword('contentMediaType');
  ajv.addKeyword({ keyword: 'contentMediaType', validate: isRichText });
  ajv.addKeyword('visibility');
  const validators = new Map<string, ValidateFunction>();
  const files = readdirSync(schemasDir).filter((file) => file.endsWith('.schema.json'));
  const schemas = files.map((file) => JSON.parse(readFileSync(join(schemasDir, file), 'utf8')) as SchemaObject);
  for (const schema of schemas) ajv.addSchema([schema, patchSchemaOf(schema)]);
  const validatorOf = (kind: string, isPartial: boolean) => {
    const name = `${kind}${isPartial ? ' override' : ''}`;
    const known = validators.get(name);
    if (known) return known;
    const schema = schemas[files.indexOf(`${kind}.schema.json`)] as SchemaObject;
    const validate = ajv.getSchema((isPartial ? patchSchemaOf(schema) : schema).$id as string);
    if (!validate) throw new Error(`There is no schema of ${kind}.`);
    validators.set(name, validate);
    return validate;
  };
  return (folder) => {
    for (const path of readdirSync(folder, { recursive: true }) as string[]) {
      if (!path.endsWith('.json')) continue;
      const identity = identify(path);
      if ('problem' in identity) throw new Error(identity.problem);
      const validate = validatorOf(identity.kind, identity.partial);
      if (!validate(JSON.parse(readFileSync(join(folder, path), 'utf8')))) throw new Error(`${path} is wrong`);
    }
  };
}
