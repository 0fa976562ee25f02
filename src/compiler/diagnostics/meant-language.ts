/**
 * The language that was meant by the code of a country, or by another code for it; undefined where none was.
 * @param known codes of languages, without a country
 */
export function meantLanguage(written: string, known: readonly string[]): string | undefined {
  if (!/^[a-z]{2}$/i.test(written)) return undefined;
  const country = written.toUpperCase();
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const spoken = regions.of(country) === undefined ? undefined : new Intl.Locale(`und-${country}`).maximize().language;
  if (spoken !== undefined && known.includes(spoken)) return spoken;
  const home = homeOf(written);
  return known.find((language) => home !== undefined && homeOf(language) === home);
}

function homeOf(language: string): string | undefined {
  return new Intl.Locale(language).maximize().region;
}
