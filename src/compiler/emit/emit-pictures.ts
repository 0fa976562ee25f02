import sharp from 'sharp';
import type { LocalisedText, Picture } from '#contract/documents.generated.ts';
import type { FileUrl, ResolvedPicture } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';
import { namedWidth, pictureFileStem, pictureWidths } from '#domain/picture-sizes.ts';
import { isPicture } from '../check/recognise.ts';
import type { Sources } from '../read/sources.ts';
import { documentsOf, type ResolvedStore } from '../resolve/resolved-store.ts';
import type { Cache } from './cache.ts';
import { DamagedAsset, madeUnlessDamaged } from './damaged-assets.ts';
import { contentHash, type ReleaseFiles } from './release-files.ts';

/** Height of a page's picture for each pixel of its width. */
const shape = 1000 / 1600;

/** WebP: AVIF would save a fifth of the bytes for five times the work, on every first start of a store. */
const shown = { quality: 75, effort: 3 };

/** The size that social networks show, and how good it must look. */
const shared = { width: 1200, height: 630, quality: 82 };

/** What the drawn files follow from besides their source: another recipe gives them other names. */
const recipe = JSON.stringify({ shape, shown, shared });

const folder = 'content/pictures/';

interface DrawnPicture {
  src: FileUrl;
  shareImage: FileUrl;
}

/** Addresses of the pictures that documents use. */
export interface Pictures {
  inAllLanguages(picture: Picture): { src: FileUrl; alt: LocalisedText };
  inLanguage(picture: Picture, language: string): ResolvedPicture;
  /** As a JPEG of the shape that social networks ask for. */
  shareImage(picture: Picture): FileUrl;
}

/**
 * Draws every picture in use, in all of its sizes.
 * @param damaged is added those whose files cannot be drawn
 */
export async function emitPictures(
  store: ResolvedStore,
  sources: Sources,
  files: ReleaseFiles,
  cache: Cache,
  damaged: DamagedAsset[],
): Promise<Pictures> {
  const drawn = new Map<string, DrawnPicture>();
  for (const name of picturesInUse(store)) {
    const source = await sources.readAsset(folder + name);
    const picture = await madeUnlessDamaged(draw(name, source, files, cache), damaged);
    if (picture) drawn.set(name, picture);
  }

  function drawnOf({ src }: Picture): DrawnPicture {
    const found = drawn.get(src);
    if (!found) throw new Error(`The picture ${src} was not checked.`);
    return found;
  }

  return {
    inAllLanguages: (picture) => ({ src: drawnOf(picture).src, alt: picture.alt }),
    inLanguage: (picture, language) => ({ src: drawnOf(picture).src, alt: textIn(picture.alt, language) }),
    shareImage: (picture) => drawnOf(picture).shareImage,
  };
}

/** Names of the pictures that some document shows. */
export function picturesInUse(store: ResolvedStore): string[] {
  const names = new Set<string>();
  // What markets inherit is one object in all of them.
  const seen = new Set<object>();
  for (const { value } of documentsOf(store)) collect(value);
  return [...names].sort();

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isPicture(value)) names.add(value.src);
    for (const member of Object.values(value)) collect(member);
  }
}

/** @throws DamagedAsset */
async function draw(file: string, source: Buffer, files: ReleaseFiles, cache: Cache): Promise<DrawnPicture> {
  const name = file.replace(/\.[a-z]+$/, '');
  const identity = recipe + contentHash(source, 64);
  const key = contentHash(identity, 32);
  const addresses = new Map<number, FileUrl>();
  for (const width of pictureWidths) {
    const image = await cache.get(`picture-${width}-${key}.webp`, () => told(file, drawShown(source, width)));
    addresses.set(width, files.addNamedBy(identity, pictureFileStem(name, width), 'webp', image));
  }
  const shareImage = await cache.get(`picture-share-${key}.jpg`, () => told(file, drawShared(source)));
  return { src: addresses.get(namedWidth) ?? '', shareImage: files.addNamedBy(identity, name, 'jpg', shareImage) };
}

async function drawShown(source: Buffer, width: number): Promise<Buffer> {
  return sharp(source)
    .resize(width, Math.round(width * shape), { fit: 'cover' })
    .webp(shown)
    .toBuffer();
}

async function drawShared(source: Buffer): Promise<Buffer> {
  const { width, height, quality } = shared;
  return sharp(source).resize(width, height, { fit: 'cover' }).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** @throws DamagedAsset where a picture cannot be drawn */
async function told(file: string, drawing: Promise<Buffer>): Promise<Buffer> {
  try {
    return await drawing;
  } catch (error) {
    const message = `The picture ${file} cannot be drawn: its file is empty, damaged or of a kind that is not known. Save it again.`;
    throw new DamagedAsset(folder + file, message, error);
  }
}
