import { isPicture } from '../check/recognise.ts';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { fileStart } from '../read/read-documents.ts';
import { documentsOf, type ResolvedStore } from '../resolve/resolved-store.ts';
import type { DamagedAsset } from './damaged-assets.ts';

/** Tells of each damaged asset once, where a document first names it. */
export function findingsOf(assets: readonly DamagedAsset[], store: ResolvedStore): Finding[] {
  return assets.map(({ path, message }) => {
    return { code: 'damaged-file', severity: 'error', place: placeOfName(path, store) ?? fileStart(path), message };
  });
}

const picturesFolder = 'content/pictures/';

function placeOfName(path: string, store: ResolvedStore): Place | undefined {
  const folder = path.startsWith(picturesFolder) ? picturesFolder : path.slice(0, path.lastIndexOf('/') + 1);
  const file = path.slice(folder.length);
  const mayName = (value: object) => isPicture(value) === (folder === picturesFolder);
  for (const document of documentsOf(store)) {
    const pointer = pointerOf(file, document.value, mayName);
    if (pointer !== undefined) return document.placeOf(pointer);
  }
  return undefined;
}

/** Where a text stands in objects that may name a file, at a pointer from there. */
function pointerOf(text: string, value: object, mayName: (value: object) => boolean): JsonPointer | undefined {
  const isNamed = mayName(value);
  for (const [key, member] of Object.entries(value)) {
    if (isNamed && member === text) return child('', key);
    const below = typeof member === 'object' && member !== null ? pointerOf(text, member, mayName) : undefined;
    if (below !== undefined) return child('', key) + below;
  }
  return undefined;
}
