import type { JsonLd, JsonLdContext } from '#renderer/routes/json-ld.ts';

/** Who sells here, as search engines show it beside the name of the store. */
export function organizationJsonLd({ config: { shell }, absolute }: JsonLdContext): JsonLd {
  const { brand, theme, seo } = shell;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    description: seo.description,
    url: absolute('/'),
    logo: absolute(theme.squareLogo.src),
  };
}
