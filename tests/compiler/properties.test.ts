import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { checkSources } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { mergePatch } from '#compiler/resolve/merge-patch.ts';
import { documentsOf } from '#compiler/resolve/resolved-store.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import { deepFreeze } from '#config/deep-freeze.ts';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { createMemoryCache, emitInMemory, type ReleaseInMemory } from './emit-in-memory.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let sources: Sources;
let schemas: Schemas;

beforeAll(async () => {
  sources = await readSources(smallStoreDir);
  schemas = await loadSchemas(schemasDir);
});

/** Documents whose texts, orders and switches are changed at random, and which stay right. */
const changes = fc.record({ texts: fc.array(fc.stringMatching(/^[A-Za-zé ]{1,20}$/), { minLength: 1, maxLength: 5 }), orders: fc.nat(9) });

function changed(value: unknown, { texts, orders }: { texts: string[]; orders: number }, count = { at: 0 }): unknown {
  if (Array.isArray(value)) return value.map((member) => changed(member, { texts, orders }, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      count.at++;
      if (key === 'label' || key === 'title') return [key, changedTexts(member, `${count.at} ${texts[count.at % texts.length]}`)];
      if (key === 'order' && typeof member === 'number') return [key, member + orders];
      return [key, changed(member, { texts, orders }, count)];
    }),
  );
}

function changedTexts(value: unknown, text: string): unknown {
  if (typeof value !== 'object' || value === null || !('en' in value)) return value;
  return { ...value, en: `${text}.` };
}

test(
  'compiling changes nothing that it is given, and gives the same release however often and in whatever order files come',
  async () => {
    const cache = createMemoryCache();
    const compileOnce = async (documents: ReadonlyMap<string, string>, freeze: boolean): Promise<ReleaseInMemory> => {
      const input: Sources = { ...sources, documents };
      const { diagnostics, store } = checkSources(input, schemas);
      expect(diagnostics).toEqual([]);
      if (freeze) for (const document of documentsOf(store)) deepFreeze(document.value);
      return emitInMemory(store, input, schemas, cache);
    };
    await fc.assert(
      fc.asyncProperty(changes, fc.infiniteStream(fc.nat()), async (change, numbers) => {
        const entries = [...sources.documents].map(([path, text]): [string, string] => {
          const isContent = path.startsWith('content/tours') || path.startsWith('base/header');
          return [path, isContent ? JSON.stringify(changed(JSON.parse(text), change)) : text];
        });
        const shuffled = entries.map((entry): [number, [string, string]] => [numbers.next().value ?? 0, entry]);
        const inAnotherOrder = shuffled.sort(([one], [other]) => one - other).map(([, entry]) => entry);
        const first = await compileOnce(new Map(entries), true);
        expect(await compileOnce(new Map(entries), false)).toEqual(first);
        expect(await compileOnce(new Map(inAnotherOrder), true)).toEqual(first);
      }),
      { numRuns: sampleSize(3), seed: 3 },
    );
  },
  sampleTimeoutMs,
);

/** The pseudo code of RFC 7396, section 2, line by line; it changes its target. */
function mergePatchOfTheRfc(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const object = (typeof target !== 'object' || target === null || Array.isArray(target) ? {} : target) as Record<string, unknown>;
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) {
      if (Object.hasOwn(object, name)) delete object[name];
    } else {
      object[name] = mergePatchOfTheRfc(object[name], value);
    }
  }
  return object;
}

/** Keys that meet often; no document may have keys that reach into JavaScript's own objects. */
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom<unknown>(null, true, 0, 'text', ''), tie('array'), tie('object'), tie('object')),
  array: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '', 'length', 'toString'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).value;

test('a merge patch does what RFC 7396 says, and leaves target and patch as they were', () => {
  fc.assert(
    fc.property(json, json, (target, patch) => {
      const before = structuredClone([target, patch]);
      const merged = mergePatch(deepFreeze(target), deepFreeze(patch));
      expect([target, patch]).toEqual(before);
      expect(merged).toEqual(mergePatchOfTheRfc(structuredClone(target), structuredClone(patch)));
    }),
    { numRuns: sampleSize(500), seed: 4 },
  );
});
