import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Which files of the client build a module needs. */
export interface AssetManifest {
  /** Of the whole client build. */
  hash: string;
  /** Address of a module's script. */
  script(source: string): string;
  /** Addresses of the style sheets of modules and of all that they import, in the order of use. */
  styles(sources: readonly string[]): string[];
  /** Addresses of the scripts of modules and of all that they import. */
  scripts(sources: readonly string[]): string[];
}

/** @param file the manifest that Vite writes beside the client build */
export function readAssetManifest(file: string): AssetManifest {
  const text = readFileSync(file, 'utf8');
  const chunks = JSON.parse(text) as Record<string, ManifestChunk>;

  function chunkOf(source: string): ManifestChunk {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The client build has no module ${source}`);
    return chunk;
  }

  function withImports(source: string, seen = new Set<string>()): Set<string> {
    if (seen.has(source)) return seen;
    for (const imported of chunkOf(source).imports ?? []) withImports(imported, seen);
    return seen.add(source);
  }

  const all = (sources: readonly string[]) => [...new Set(sources.flatMap((source) => [...withImports(source)]))].map(chunkOf);
  return {
    hash: createHash('sha256').update(text).digest('hex').slice(0, 8),
    script: (source) => `/${chunkOf(source).file}`,
    styles: oncePerPage((sources) => [...new Set(all(sources).flatMap(({ css = [] }) => css.map((file) => `/${file}`)))]),
    scripts: oncePerPage((sources) => [...new Set(all(sources).map(({ file }) => `/${file}`))]),
  };
}

/** There are as many lists of sources as pages, and the build does not change while the server runs. */
function oncePerPage(find: (sources: readonly string[]) => string[]): (sources: readonly string[]) => string[] {
  const found = new Map<string, string[]>();
  return (sources) => {
    const key = sources.join();
    const files = found.get(key) ?? find(sources);
    found.set(key, files);
    return files;
  };
}
