/** An address as it was probably meant: one of the web with its scheme, one for mail, one to call. */
export function asAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^https?:\/\/?(?!\/)\S+$/i.test(trimmed)) return trimmed.replace(/^https?:\/\/?/i, 'https://');
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(trimmed)) return `mailto:${trimmed}`;
  if (/^(tel:)?\+?[\d ().-]{6,}$/.test(trimmed)) return `tel:${trimmed.replace(/^tel:/, '').replace(/[^\d+]/g, '')}`;
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$))\S*$/i.test(trimmed)) return `https://${trimmed}`;
  return undefined;
}
