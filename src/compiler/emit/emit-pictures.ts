import sharp from 'sharp';
import type { LocalisedText, Picture } from '#contract/documents.generated.ts';
import type { FileUrl, ResolvedPicture } from '#contract/release.ts';
import { picturesOf } from '../check/walk.ts';
import type { Sources } from '../read/sources.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';
import type { Cache } from './cache.ts';
import { textIn } from './localise.ts';
import { contentHash, type ReleaseFiles } from './release-files.ts';

/** The size that social networks show, and how good it must look. */
const raster = { width: 1200, height: 630, quality: 82 };

/** Addresses of the pictures that documents use. */
export interface Pictures {
  inAllLanguages(picture: Picture): { src: FileUrl; raster: FileUrl; alt: LocalisedText };
  inLanguage(picture: Picture, language: string): ResolvedPicture;
}

/** Copies every picture in use and draws its raster. */
export async function emitPictures(store: ResolvedStore, sources: Sources, files: ReleaseFiles, cache: Cache): Promise<Pictures> {
  const addresses = new Map<string, { src: FileUrl; raster: FileUrl }>();
  for (const name of picturesInUse(store)) {
    const vector = await sources.readAsset(`content/pictures/${name}`);
    const key = `raster-${raster.width}x${raster.height}-q${raster.quality}-${contentHash(vector, 32)}.jpg`;
    const image = await cache.get(key, () => rasterise(vector));
    const stem = name.replace(/\.svg$/, '');
    addresses.set(name, { src: files.add(stem, 'svg', vector), raster: files.add(stem, 'jpg', image) });
  }
  return { inAllLanguages, inLanguage: (picture, language) => ({ ...addressesOf(picture), alt: textIn(picture.alt, language) }) };

  function inAllLanguages(picture: Picture) {
    return { ...addressesOf(picture), alt: picture.alt };
  }

  function addressesOf({ src }: Picture) {
    const found = addresses.get(src);
    if (!found) throw new Error(`The picture ${src} was not checked.`);
    return found;
  }
}

/** Names of the pictures that some document shows. */
export function picturesInUse(store: ResolvedStore): string[] {
  return [...new Set([...picturesOf(store)].map(({ value }) => value.src))].sort();
}

function rasterise(vector: Buffer): Promise<Buffer> {
  return sharp(vector)
    .resize(raster.width, raster.height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: raster.quality, mozjpeg: true })
    .toBuffer();
}
