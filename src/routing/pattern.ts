/** One piece of a path between slashes: fixed words, one parameter, or a last parameter that takes all that is left. */
export type PatternSegment = { type: 'static'; text: string } | { type: 'parameter'; name: string } | { type: 'rest'; name: string };

export type Pattern = readonly PatternSegment[];

const parameterForm = /^\{([a-zA-Z][a-zA-Z0-9]*)(\.\.\.)?\}$/;

/**
 * Reads a path of routes.json: `/tour/{slug}`, or `/{slug...}` where the parameter takes the rest of the path.
 * @throws Error with a sentence that says what is wrong with the pattern.
 */
export function parsePattern(path: string): Pattern {
  if (!path.startsWith('/')) throw new Error(`The path "${path}" must start with a slash.`);
  if (path === '/') return [];
  const pieces = path.slice(1).split('/');
  const segments = pieces.map((piece) => parseSegment(piece, path));
  const misplaced = segments.slice(0, -1).find((segment) => segment.type === 'rest');
  if (misplaced) throw new Error(`In the path "${path}" only the last part may take the rest of the address.`);
  const names = parameterNames(segments);
  if (new Set(names).size !== names.length) throw new Error(`The path "${path}" uses a parameter twice.`);
  return segments;
}

/** The names of a pattern's parameters, in the order of the path. */
export function parameterNames(pattern: Pattern): string[] {
  return pattern.flatMap((segment) => (segment.type === 'static' ? [] : [segment.name]));
}

/** The pattern with its parameters unnamed: two patterns of one shape match the same addresses. */
export function patternShape(pattern: Pattern): string {
  return `/${pattern.map((segment) => (segment.type === 'static' ? segment.text : segment.type === 'rest' ? '{...}' : '{}')).join('/')}`;
}

function parseSegment(piece: string, path: string): PatternSegment {
  if (piece === '') throw new Error(`The path "${path}" has an empty part: two slashes in a row, or one at its end.`);
  const parameter = parameterForm.exec(piece);
  if (parameter?.[1]) return { type: parameter[2] ? 'rest' : 'parameter', name: parameter[1] };
  if (/[{}]/.test(piece)) throw new Error(`In the path "${path}" the part "${piece}" is neither a word nor one {parameter}.`);
  if (/[?#\s]/.test(piece)) throw new Error(`In the path "${path}" the part "${piece}" has a character that may not stand in a path.`);
  return { type: 'static', text: piece };
}
