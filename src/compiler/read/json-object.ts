export type JsonObject = Record<string, unknown>;

/** Whether a value of JSON has keys. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object of a document holds under a name that another document wrote, which may be that of a method of every object. */
export function ownMember<Member>(object: Readonly<Record<string, Member>>, name: string): Member | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
