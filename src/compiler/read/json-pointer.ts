/** The place of a value within a document: `/routes/home/path`; the document itself is the empty text. (RFC 6901) */
export type JsonPointer = string;

export function child(pointer: JsonPointer, key: string | number): JsonPointer {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function pointerKeys(pointer: JsonPointer): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function parentPointer(pointer: JsonPointer): JsonPointer {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
