import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formattedTexts } from './words.ts';

const schemaOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`../../../schemas/${kind}.schema.json`, import.meta.url), 'utf8')) as unknown;

/** Whether each property of a name is rich text, wherever it stands in a schema. */
function propertiesIn(schema: unknown, found: { name: string; isFormatted: boolean }[] = []) {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [name, property] of Object.entries((schema as { properties?: object }).properties ?? {}))
    found.push({ name, isFormatted: property.contentMediaType === 'text/html' });
  for (const member of Object.values(schema)) propertiesIn(member, found);
  return found;
}

const kinds = ['market', 'header', 'footer', 'errors', 'checkout', 'customer-account', 'traveller-fields', 'destinations', 'page', 'tour'];

test.each(kinds)('texts of the kind %s are rich where its schema says so, and nowhere else', (kind) => {
  for (const { name, isFormatted } of propertiesIn(schemaOf(kind)))
    expect({ name, isFormatted }).toEqual({ name, isFormatted: formattedTexts[kind]?.includes(name) ?? false });
});
