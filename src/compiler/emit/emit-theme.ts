import type { Font, ThemeDocument } from '#contract/documents.generated.ts';
import type { CompiledTheme, FileUrl } from '#contract/release.ts';
import type { Sources } from '../read/sources.ts';
import { DamagedAsset, madeUnlessDamaged } from './damaged-assets.ts';
import { damagedFont, fallbackFace, fallbackFamily } from './font-fallback.ts';
import type { ReleaseFiles } from './release-files.ts';

const weights = { regular: 400, semibold: 600, bold: 700 } as const;

/** What every WOFF2 font begins with. */
const signature = Buffer.from('wOF2');

/** Address of a file of content/brand. */
export type MarkUrl = (file: string) => FileUrl;

/**
 * Copies logos, favicon and marks of payment methods.
 * @param damaged is added those that no browser could draw
 */
export async function emitBrandMarks(sources: Sources, files: ReleaseFiles, damaged: DamagedAsset[]): Promise<MarkUrl> {
  const folder = 'content/brand/';
  const addresses = new Map<string, FileUrl>();
  for (const path of sources.assets) {
    const match = path.startsWith(folder) ? /^(.+)\.svg$/.exec(path.slice(folder.length)) : null;
    if (!match?.[1]) continue;
    const mark = await sources.readAsset(path);
    if (!mark.includes('<svg'))
      damaged.push(new DamagedAsset(path, `The mark ${match[0]} cannot be drawn: its file is empty, damaged or no SVG.`));
    addresses.set(match[0], files.add(match[1].replaceAll('/', '-'), 'svg', mark));
  }
  return (file) => {
    const address = addresses.get(file);
    if (!address) throw new Error(`The mark ${file} was not checked.`);
    return address;
  };
}

/**
 * Writes the theme's style sheet: its fonts, and a custom property for each font and colour.
 * @param damaged is added fonts whose files cannot be read
 */
export async function emitTheme(
  theme: ThemeDocument,
  sources: Sources,
  files: ReleaseFiles,
  markUrl: MarkUrl,
  damaged: DamagedAsset[],
): Promise<CompiledTheme> {
  const { primary, secondary } = theme.fonts;
  const readFont = (file: string) => sources.readAsset(`content/fonts/${file}`);
  const fontUrls = new Map<string, FileUrl>();
  for (const { url } of [primary, secondary].flatMap(({ regular, semibold, bold }) => [regular, semibold, bold])) {
    if (fontUrls.has(url)) continue;
    const font = await readFont(url);
    if (!font.subarray(0, signature.length).equals(signature)) damaged.push(damagedFont(url));
    fontUrls.set(url, files.add(url.replace(/\.woff2$/, ''), 'woff2', font));
  }
  const fontUrl = (file: string) => fontUrls.get(file) ?? '';
  const families = primary.family === secondary.family ? [primary] : [primary, secondary];
  const fallbacks = await Promise.all(
    families.map(async (font) => madeUnlessDamaged(fallbackFace(font, await readFont(font.regular.url)), damaged)),
  );
  const sheet = [
    ...families.flatMap((font) => fontFaces(font, fontUrl)),
    ...fallbacks,
    `:root{${customProperties(theme).join(';')}}`,
    '',
  ].join('\n');
  return {
    stylesheet: files.add('theme', 'css', sheet),
    preloadFonts: [...new Set([primary.regular, primary.semibold, secondary.semibold].map(({ url }) => fontUrl(url)))],
    favicon: markUrl(theme.favicon),
    logo: { src: markUrl(theme.logo.src), alt: theme.logo.alt },
    squareLogo: { src: markUrl(theme.squareLogo.src), alt: theme.squareLogo.alt },
  };
}

/** Optional: a font that comes after the text was drawn would move it, and is kept for the next page instead. */
function fontFaces(font: Font, fontUrl: (file: string) => FileUrl): string[] {
  return Object.entries(weights).map(([name, weight]) => {
    const { url, format } = font[name as keyof typeof weights];
    const source = `url(${fontUrl(url)}) format("${format}")`;
    return `@font-face{font-family:${quoted(font.family)};font-style:normal;font-weight:${weight};font-display:optional;src:${source}}`;
  });
}

function customProperties({ fonts, colors }: ThemeDocument): string[] {
  const families = Object.entries(fonts).map(
    ([name, font]) => `--font-${name}:${[font.family, fallbackFamily(font)].map(quoted).join()},${font.fallback}`,
  );
  const colours = Object.entries(colors).flatMap(([group, members]) =>
    Object.entries(members).map(([name, hex]) => `--color-${group}-${name}:#${hex.replace(/^#/, '').toLowerCase()}`),
  );
  return [...families, ...colours];
}

function quoted(family: string): string {
  return `"${family.replace(/["\\]/g, '\\$&')}"`;
}
