import type { CompiledRoute } from '#contract/release.ts';
import { pathInLanguage } from './localised-path.ts';
import { type Pattern, parsePattern } from './pattern.ts';

export interface RouteMatch {
  route: CompiledRoute;
  params: Record<string, string>;
}

export interface Matcher {
  /** Finds the route of a path without its market and language prefix; query and hash do not belong to it. */
  match(path: string): RouteMatch | null;
}

interface Leaf {
  route: CompiledRoute;
  /** Parameter names in the order of the path. */
  names: string[];
}

interface Node {
  statics: Map<string, Node>;
  parameter: Node | undefined;
  rest: Leaf | undefined;
  leaf: Leaf | undefined;
}

/**
 * A matcher over the routes of one market in one language. It walks a trie, so that its cost follows the length of the
 * path and not the number of routes. Fixed words beat parameters, parameters beat the rest of the path.
 */
export function createMatcher(routes: readonly CompiledRoute[], languageCode: string): Matcher {
  const root = createNode();
  for (const route of routes) insert(root, route, parsePattern(pathInLanguage(route.path, languageCode)));
  return { match: (path) => find(root, splitPath(path)) };
}

function createNode(): Node {
  return { statics: new Map(), parameter: undefined, rest: undefined, leaf: undefined };
}

function insert(root: Node, route: CompiledRoute, pattern: Pattern): void {
  const names: string[] = [];
  let node = root;
  for (const segment of pattern) {
    if (segment.type === 'static') {
      const next = node.statics.get(segment.text) ?? createNode();
      node.statics.set(segment.text, next);
      node = next;
      continue;
    }
    names.push(segment.name);
    if (segment.type === 'rest') {
      node.rest ??= { route, names };
      return;
    }
    node.parameter ??= createNode();
    node = node.parameter;
  }
  node.leaf ??= { route, names };
}

/** The decoded parts of a path, or null where it cannot be an address of ours: bad escapes, empty parts. */
function splitPath(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  if (path === '/') return [];
  const parts = path.slice(1).split('/');
  const decoded: string[] = [];
  for (const part of parts) {
    const text = decodeSafely(part);
    if (!text) return null;
    decoded.push(text);
  }
  return decoded;
}

function decodeSafely(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function find(root: Node, parts: string[] | null): RouteMatch | null {
  if (!parts) return null;
  const values: string[] = [];
  const leaf = descend(root, parts, 0, values);
  if (!leaf) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of leaf.names.entries()) params[name] = values[index] ?? '';
  return { route: leaf.route, params };
}

/** Depth first with a way back: `/tour/{slug}` must not hide `/{region}/{country}` for `/tour/x/…`. */
function descend(node: Node, parts: string[], index: number, values: string[]): Leaf | undefined {
  const part = parts[index];
  if (part === undefined) return node.leaf;
  const fixed = node.statics.get(part);
  const viaFixed = fixed && descend(fixed, parts, index + 1, values);
  if (viaFixed) return viaFixed;
  if (node.parameter) {
    values.push(part);
    const viaParameter = descend(node.parameter, parts, index + 1, values);
    if (viaParameter) return viaParameter;
    values.pop();
  }
  if (node.rest) values.push(parts.slice(index).join('/'));
  return node.rest;
}
