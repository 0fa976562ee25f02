import type { Report } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

/** Reports a file that does not lie in the folder where documents look for it. */
export function reportMissingAsset({ assets }: SharedStore, report: Report, folder: string, file: string, placeOf: () => Place): void {
  if (assets.has(`${folder}/${file}`)) return;
  const present = [...assets].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
  report(placeOf(), `The file ${file} does not lie in ${folder}.`, suggest(file, present));
}
