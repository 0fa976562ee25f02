export type JsonObject = Record<string, unknown>;

/** Whether a value of JSON has keys. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
