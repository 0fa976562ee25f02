/** Widths in pixels at which every picture of the store is drawn, 16:10 each: a phone's card up to a whole desktop. */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The one that a picture's address names, for browsers that choose none. */
export const namedWidth = 800;

const widthInName = new RegExp(`-${namedWidth}(?=\\.[0-9a-f]+\\.webp$)`);

/** What stands before the hash in the file name of a picture: `<name>-<width>`. */
export function pictureFileStem(name: string, width: number): string {
  return `${name}-${width}`;
}

/**
 * All sizes of a picture as `srcset` has them. They differ in their address by the width alone, so that documents and calls
 * carry one address.
 * @returns undefined for a picture that was not drawn by the compiler
 */
export function srcSetOf(src: string): string | undefined {
  if (!widthInName.test(src)) return undefined;
  return pictureWidths.map((width) => `${src.replace(widthInName, `-${width}`)} ${width}w`).join(', ');
}
