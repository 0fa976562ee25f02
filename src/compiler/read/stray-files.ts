import type { Finding } from '../diagnostics/diagnostic.ts';
import { identify } from './document-kinds.ts';

/** Endings that editors and systems put in place of .json or behind it. */
const almostDocument = /\.(json\.txt|jsonc|json5|jsn|jason|json)$/i;

/** Endings of other files, and none, which only beside the name of a document look like one. */
const otherEnding = /(\.(js|ya?ml|txt|md|xml))?$/i;

/** What programs leave beside a document that was changed. */
const copyOfDocument = /\.json([~_]|\.?(bak|old|orig|save|copy|rej|swp|tmp|\d+)| \(\d+\))$/i;

const picture = /\.(svg|webp|png|jpe?g|gif|avif|woff2?|ttf|otf)$/i;

const font = /\.(woff2?|ttf|otf)$/i;

/** Folders of files that documents name; in a folder within them nothing is found. */
const assetFolder = /^content\/(pictures|brand|fonts)\/[^/]*$/;

/**
 * Tells that a file is not read, where its author may think that it is.
 * @param path below the markets folder, of a file whose name does not end in .json
 */
export function describeStrayFile(path: string): Omit<Finding, 'place'> | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const told = { code: 'unknown-file', severity: 'error' } as const;
  if (almostDocument.test(name)) {
    const suggestion = name.replace(almostDocument, '.json');
    return { ...told, message: 'This file is not read: the name of a document ends in .json, in small letters.', suggestion };
  }
  if (copyOfDocument.test(name)) {
    const message = 'This file is not read. It looks like a copy that was left behind: remove it, or give it the name of a document.';
    return { ...told, severity: 'warning', message };
  }
  const [, folder] = assetFolder.exec(path) ?? [];
  if (folder && (folder === 'fonts') === font.test(name)) return undefined;
  if (folder && !picture.test(name)) return undefined;
  const suggestion = name.replace(otherEnding, '.json').toLowerCase();
  if (isDocument(path.slice(0, path.length - name.length) + suggestion)) {
    return { ...told, message: 'This file is not read: the name of a document ends in .json.', suggestion };
  }
  if (!picture.test(name)) return undefined;
  const message =
    'This file is not read: pictures lie right in content/pictures, marks of the brand in content/brand, fonts in content/fonts.';
  return { ...told, severity: 'warning', message };
}

/** Tours, pages and messages may have any name. */
function isDocument(path: string): boolean {
  const identity = identify(path);
  return !('problem' in identity) && identity.name === identity.kind;
}
