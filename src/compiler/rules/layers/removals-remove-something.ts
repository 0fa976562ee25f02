import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { isJsonObject } from '../../read/json-object.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import { placeIn } from '../../read/read-documents.ts';

export const removalsRemoveSomething: Rule = {
  name: 'removals-remove-something',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ documents }) {
        for (const { layers } of Object.values(documents)) {
          const [base, own] = layers;
          if (!base || !own?.json.hasNulls) continue;
          for (const { pointer, key, known } of idleRemovals(base.json.value, own.json.value, '')) {
            const message = `null removes what base states, but base has no "${key}" here.`;
            report(placeIn(own, pointer, 'key'), message, suggest(key, known));
          }
        }
      },
    };
  },
};

/** The nulls of a patch where there is nothing that they could take away. */
function idleRemovals(base: unknown, own: unknown, pointer: JsonPointer): { pointer: JsonPointer; key: string; known: string[] }[] {
  if (!isJsonObject(own)) return [];
  const stated = isJsonObject(base) ? base : {};
  return Object.entries(own).flatMap(([key, value]) => {
    const place = child(pointer, key);
    if (value !== null) return idleRemovals(stated[key], value, place);
    return Object.hasOwn(stated, key) ? [] : [{ pointer: place, key, known: Object.keys(stated).filter((name) => !(name in own)) }];
  });
}
