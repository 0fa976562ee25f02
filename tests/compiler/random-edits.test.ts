import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { prepareSmallStore, smallStoreDir } from './small-store.ts';

const check = prepareSmallStore();
const paths = [
  'brand.json',
  'theme.json',
  'routes.json',
  'rates.json',
  'base/market.json',
  'base/header.json',
  'base/footer.json',
  'base/errors.json',
  'base/checkout.json',
  'base/traveller-fields.json',
  'base/required-fields.json',
  'base/messages/en.json',
  'base/messages/fr.json',
  'gb/market.json',
  'be/market.json',
  'be/header.json',
  'content/destinations.json',
  'content/pages/home.json',
  'content/tours/two-lakes.json',
];

/** Puts a value where a random one stands, or takes that away. */
function editAt(json: unknown, choices: readonly number[], replacement: unknown): void {
  let holder = json as Record<string, unknown>;
  for (const [index, choice] of choices.entries()) {
    const keys = Object.keys(holder);
    const key = keys[choice % Math.max(1, keys.length)];
    if (key === undefined) return;
    const value = holder[key];
    if (index < choices.length - 1 && typeof value === 'object' && value !== null) {
      holder = value as Record<string, unknown>;
      continue;
    }
    if (replacement === undefined) delete holder[key];
    else holder[key] = replacement;
    return;
  }
}

test(
  'any edit leaves the documents right or is told with a place, and never throws',
  () => {
    const edit = fc.record({
      path: fc.constantFrom(...paths),
      choices: fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
      replacement: fc.oneof(
        fc.constant(undefined),
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom('route', 'external', 'en', '/{', '{a', 'two-lakes', '#fff'),
      ),
    });
    fc.assert(
      fc.property(edit, ({ path, choices, replacement }) => {
        const diagnostics = check({ [path]: (json) => editAt(json, choices, replacement) });
        for (const { file, line, column, message } of diagnostics) {
          expect([typeof file, line >= 1, column >= 1, message.length > 10]).toEqual(['string', true, true, true]);
        }
      }),
      { numRuns: sampleSize(300), seed: 2 },
    );
  },
  sampleTimeoutMs,
);

test(
  'any cut in a document is told with a place',
  () => {
    const text = readFileSync(`${smallStoreDir}/base/footer.json`, 'utf8');
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        expect(check({ 'base/footer.json': text.slice(0, length) }).length).toBeGreaterThan(0);
      }),
      { numRuns: sampleSize(100), seed: 2 },
    );
  },
  sampleTimeoutMs,
);
