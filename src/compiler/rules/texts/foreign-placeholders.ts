/** Placeholders as other programs write them, those with a name first. */
const named = /\{\{\s*([\w.]+)\s*\}\}|\$\{\s*([\w.]+)\s*\}|%\{\s*([\w.]+)\s*\}|%([A-Za-z_]\w*)%|@@(\w+)@@/g;
const nameless = /(?<![\w%])%(?:\d+\$)?[sd](?!\w)/;

interface ForeignPlaceholder {
  found: string;
  /** The text with its placeholders in braces; undefined where their names are not known. */
  meant: string | undefined;
}

/** The first placeholder of a text that is written as for another program. */
export function foreignPlaceholderIn(words: string): ForeignPlaceholder | undefined {
  const withoutName = nameless.exec(words)?.[0];
  const [withName] = words.match(named) ?? [];
  const found = withName ?? withoutName;
  if (found === undefined) return undefined;
  const meant = words.replace(named, (_, ...names: (string | undefined)[]) => `{${names.slice(0, 5).find(Boolean)}}`);
  return { found, meant: withoutName === undefined ? meant : undefined };
}
