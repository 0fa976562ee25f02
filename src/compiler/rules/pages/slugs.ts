const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A part of an address as an author may have meant it; a well-formed one comes back as it is, undefined where nothing is left. */
export function toSlug(text: string): string | undefined {
  if (slugForm.test(text)) return text;
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}
