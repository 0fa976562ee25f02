import type { Link, Picture } from '#contract/documents.generated.ts';
import type { JsonObject } from '../read/json-object.ts';
import { readRichTextLink } from '../rich-text/read-link.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

const namesByType: Readonly<Record<string, string>> = { route: 'route', page: 'page', tour: 'tour', external: 'url' };

export function isLink(value: object): value is Link {
  const { type } = value as { type?: unknown };
  const name = typeof type === 'string' && Object.hasOwn(namesByType, type) ? namesByType[type] : undefined;
  return name !== undefined && name in value;
}

/** Whether a value is a picture that has words for those who do not see it. */
export function isPicture(value: object): value is Picture {
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  return typeof src === 'string' && typeof alt === 'object' && alt !== null;
}

/** Whether some members of an object or list have an order. */
export function hasOrders(value: object): value is JsonObject {
  for (const key in value) {
    const member = (value as JsonObject)[key];
    if (typeof member === 'object' && member !== null && typeof (member as { order?: unknown }).order === 'number') return true;
  }
  return false;
}

export function mayHoldLinks(text: string): boolean {
  return text.includes('<a');
}

const linkTag = /<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const plainLinkTag = /^<a href="([^"&]*)">$/;

/** Rich text was read whole where it was validated, so that only the beginnings of its links are read again. */
export function linksInText(text: string): Link[] {
  if (!mayHoldLinks(text)) return [];
  return (text.match(linkTag) ?? []).flatMap(linksOfTag);
}

function linksOfTag(tag: string): Link[] {
  const href = plainLinkTag.exec(tag)?.[1];
  if (href !== undefined) {
    const link = readRichTextLink(href);
    return link ? [link] : [];
  }
  return readRichText(`${tag}</a>`).parts.filter((part) => typeof part !== 'string');
}
