import { pointerKeys } from '../read/json-pointer.ts';

export interface PathWords {
  /** The document's name first, of which some have two words: `tours`, `lofoten-islands`. */
  words: string[];
  /** Whether each word is a whole key, as in a JSON pointer; between dots a key may be several words. */
  exact: boolean;
}

/** Reads a path as people write it: `header.links.tours`, `days[0].title`, `/header/links/tours` or `header#/links/tours`. */
export function readPath(path: string): PathWords {
  const pointer = /^([^#/]*)#?(\/.*)$/s.exec(path);
  if (!pointer) return { words: path.split(/[.[\]]/).filter((word) => word !== ''), exact: false };
  const [, document = '', rest = ''] = pointer;
  return { words: [...document.split('.').filter((word) => word !== ''), ...pointerKeys(rest)], exact: true };
}
