import { isJsonObject, type JsonObject } from '../read/json-object.ts';

/**
 * JSON Merge Patch: objects are merged key by key, a null removes, all else replaces. Neither input is changed. (RFC 7396)
 * @param except a key of the patch that is passed over
 */
export function mergePatch(target: unknown, patch: unknown, except?: string): unknown {
  if (!isJsonObject(patch)) return patch;
  const merged: JsonObject = isJsonObject(target) ? { ...target } : {};
  for (const key in patch) {
    if (key === except) continue;
    const value = patch[key];
    if (value === null) delete merged[key];
    else merged[key] = isJsonObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}
