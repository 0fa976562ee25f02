import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FileUrl } from '#contract/release.ts';
import { isMissing } from './cache.ts';
import type { ReleaseFiles } from './release-files.ts';

/**
 * Draws every icon that documents may name into one sprite: `<use href="…#name">`.
 * @throws Error where the schema names an icon that the icon library does not have.
 */
export async function emitIcons(names: readonly string[], files: ReleaseFiles): Promise<FileUrl> {
  const symbols = await Promise.all(names.map(readSymbol));
  return files.add('icons', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}

async function readSymbol(name: string): Promise<string> {
  const path = createRequire(import.meta.url)
    .resolve('lucide-static/package.json')
    .replace(/package\.json$/, `icons/${name}.svg`);
  const svg = await readFile(path, 'utf8').catch((error: unknown) => {
    throw isMissing(error) ? new Error(`common.schema.json names the icon "${name}", which lucide-static does not have.`) : error;
  });
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  const shapes = inner.replace(/\s*\n\s*/g, '').trim();
  const strokes = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" viewBox="0 0 24 24" ${strokes}>${shapes}</symbol>`;
}
