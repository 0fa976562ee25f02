import { createFontStack } from '@capsizecss/core';
import { fromBuffer, type Font as Metrics } from '@capsizecss/unpack';
import type { Font } from '#contract/documents.generated.ts';
import { DamagedAsset } from './damaged-assets.ts';

/** Fonts that nearly every device has under one of these names, by the measures in their own tables (units of 1/2048 em). */
const deviceFonts = {
  sans: {
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  },
  serif: {
    local: ['Georgia', 'Times New Roman', 'Liberation Serif', 'Noto Serif'],
    metrics: { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  },
};

/** What a family is called while its files are on their way. */
export function fallbackFamily({ family }: Font): string {
  return `${family} fallback`;
}

/**
 * A font of the device, stretched until its lines are as high and as wide as those of the theme's font: text does not move
 * when that one arrives.
 * @param regular the file of the regular weight
 * @returns a @font-face rule
 * @throws DamagedAsset where the file cannot be read
 */
export async function fallbackFace(font: Font, regular: Buffer): Promise<string> {
  const { local, metrics } = /(^|[^-])\bserif\b/.test(font.fallback) ? deviceFonts.serif : deviceFonts.sans;
  const { fontFaces } = createFontStack([await measure(font, regular), metrics], { fontFaceFormat: 'styleString' });
  return fontFaces
    .replace(/(font-family: )[^;]+/, `$1${JSON.stringify(fallbackFamily(font))}`)
    .replace(/(src: )[^;]+/, `$1${local.map((name) => `local("${name}")`).join()}`)
    .replace(/\s*\n\s*/g, '');
}

async function measure({ regular }: Font, file: Buffer): Promise<Metrics> {
  try {
    return await fromBuffer(file);
  } catch (error) {
    throw damagedFont(regular.url, error);
  }
}

/** @param file within the folder of fonts */
export function damagedFont(file: string, cause?: unknown): DamagedAsset {
  return new DamagedAsset(`content/fonts/${file}`, `The font ${file} cannot be read: its file is empty, damaged or no WOFF2 font.`, cause);
}
