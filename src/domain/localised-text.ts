import type { LocalisedText } from '#contract/documents.generated.ts';

/** The text in a language; English where the language has none. */
export function localise(text: LocalisedText, language: string): string {
  return (text as unknown as Record<string, string | undefined>)[language] ?? text.en;
}
