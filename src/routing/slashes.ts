/**
 * A path with one slash at its beginning, single ones within and none at its end. What begins with two slashes, or one and a
 * backslash, would otherwise lead to another host.
 */
export function withSingleSlashes(path: string): string {
  const isPlain = !path.includes('//') && path[1] !== '\\' && (path.length === 1 || !path.endsWith('/'));
  if (isPlain && path.startsWith('/')) return path;
  const pieces = path.replace(/^[/\\]+/, '').split('/');
  return `/${pieces.filter((piece) => piece !== '').join('/')}`;
}
