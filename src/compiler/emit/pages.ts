import type { Block, LanguageCode, LocalisedText, PageDocument } from '#contract/documents.generated.ts';
import type { ContentPageEntry, ResolvedBlock, ResolvedPage, ResolvedRichText } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import { slugIn } from '#domain/slugs.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';
import type { Pictures } from './emit-pictures.ts';
import { contentRouteOf, resolveLink, resolveTarget } from './links.ts';
import { keyed } from './localise.ts';
import { resolveRegions } from './regions.ts';
import type { ReleaseFiles } from './release-files.ts';

/**
 * Writes each page that has an address of its own once a language: what it says depends on no market, since its links name
 * routes, so a thousand markets share its files.
 */
export function emitContentPages(
  store: CompleteStore,
  languages: readonly LanguageCode[],
  pictures: Pictures,
  files: ReleaseFiles,
): Map<LanguageCode, ContentPageEntry[]> {
  const pages = [...store.pages].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(languages.map((language) => [language, pages.flatMap(([id, { value }]) => emitPage(id, value, language))]));

  function emitPage(id: string, page: PageDocument, language: LanguageCode): ContentPageEntry[] {
    if (page.kind === 'home') return [];
    const file = files.add(`page-${id}.${language}`, 'json', JSON.stringify(resolvePage(page, store, pictures, language)));
    if (page.kind === 'policy') return [{ id, route: page.route, slugs: {}, file }];
    return [{ id, route: contentRouteOf(store), slugs: slugsOf(page.slug, store), file }];
  }
}

function slugsOf(slug: LocalisedText, store: CompleteStore): Record<string, string> {
  const { defaultLanguage } = store.brand.value;
  return Object.fromEntries(languagesOf(store).map((language) => [language, slugIn({ ...slug }, language, defaultLanguage)]));
}

/** A page in one language, with the regions where one of its blocks shows them. */
export function resolvePage(page: PageDocument, store: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedPage {
  const blocks = inOrder(page.blocks).map(([key, block]) => resolveBlock(key, block, store, pictures, language));
  const showsRegions = blocks.some((block) => block.type === 'destinationList' || (block.type === 'hero' && block.showSearch));
  const sharePicture = page.sharePicture ?? Object.values(page.blocks).find((block) => block.type === 'hero')?.picture;
  return {
    title: textIn(page.title, language),
    description: textIn(page.description, language),
    noIndex: page.noIndex ?? false,
    ...(sharePicture && { sharePicture: pictures.shareImage(sharePicture) }),
    blocks,
    regions: showsRegions ? resolveRegions(store, pictures, language) : [],
  };
}

function resolveBlock(key: string, block: Block, store: CompleteStore, pictures: Pictures, language: LanguageCode): ResolvedBlock {
  const title = block.title && { title: textIn(block.title, language) };
  const text = 'text' in block && block.text ? { text: textIn(block.text, language) } : {};
  const cta = 'cta' in block && block.cta ? { cta: resolveLink('cta', block.cta, language, store) } : {};
  switch (block.type) {
    case 'hero':
      return {
        type: block.type,
        key,
        title: textIn(block.title, language),
        text: textIn(block.text, language),
        picture: pictures.inLanguage(block.picture, language),
        showSearch: block.showSearch,
        height: block.height ?? 'tall',
        ...cta,
      };
    case 'richText':
      return { type: block.type, key, ...title, body: resolveRichText(block.body, store, language) };
    case 'imageWithText':
      return {
        type: block.type,
        key,
        title: textIn(block.title, language),
        body: resolveRichText(block.body, store, language),
        picture: pictures.inLanguage(block.picture, language),
        pictureSide: block.pictureSide ?? 'start',
        ...cta,
      };
    case 'tourList':
      return { type: block.type, key, title: textIn(block.title, language), ...text, tours: block.tours, ...cta };
    case 'destinationList':
      return { type: block.type, key, title: textIn(block.title, language), ...text };
    case 'steps':
      return { type: block.type, key, title: textIn(block.title, language), ...text, steps: keyed(block.steps, language) };
    case 'quotes':
      return { type: block.type, key, title: textIn(block.title, language), quotes: keyed(block.quotes, language) };
    case 'accordion':
      return {
        type: block.type,
        key,
        title: textIn(block.title, language),
        ...text,
        isFaq: block.isFaq ?? false,
        entries: inOrder(block.entries).map(([entry, { title, body }]) => ({
          key: entry,
          title: textIn(title, language),
          body: resolveRichText(body, store, language),
        })),
      };
    case 'callToAction':
      return {
        type: block.type,
        key,
        title: textIn(block.title, language),
        ...text,
        cta: resolveLink('cta', block.cta, language, store),
        ...(block.secondaryCta && { secondaryCta: resolveLink('secondaryCta', block.secondaryCta, language, store) }),
      };
  }
}

/** Running text in one language, its links resolved. */
export function resolveRichText(text: LocalisedText, store: CompleteStore, language: LanguageCode): ResolvedRichText {
  return readRichText(textIn(text, language)).parts.map((part) => (typeof part === 'string' ? part : resolveTarget(part, language, store)));
}
