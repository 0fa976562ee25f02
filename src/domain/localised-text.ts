import type { LocalisedText } from '#contract/documents.generated.ts';

/** The text in a language; English where the language has none. */
export function textIn(text: LocalisedText, language: string): string {
  return (text as LocalisedText & Record<string, string | undefined>)[language] ?? text.en;
}

/** Whether a value is a text in several languages, by its shape. */
export function isLocalisedText(value: unknown): value is LocalisedText {
  if (typeof value !== 'object' || value === null || !('en' in value) || typeof value.en !== 'string') return false;
  for (const key in value) if (key.length !== 2 || typeof (value as Record<string, unknown>)[key] !== 'string') return false;
  return true;
}
