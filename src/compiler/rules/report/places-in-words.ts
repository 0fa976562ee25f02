import type { Place } from '../../diagnostics/diagnostic.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** Lines in words, their files named as the folder of documents knows them: `base/header.json:290 and base/footer.json:12`. */
export function placesInWords(places: readonly Place[], store: SharedStore): string {
  const folder = folderOf(store) ?? '';
  return listInWords(places.map(({ file, line }) => `${file.slice(folder.length)}:${line}`));
}

/** The folder of documents as it stands in messages, with a slash. */
export function folderOf({ routes, brand }: SharedStore): string | undefined {
  const file = routes?.placeOf('').file ?? brand?.placeOf('').file;
  return file?.slice(0, file.lastIndexOf('/') + 1);
}
