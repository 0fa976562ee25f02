import type { CatalogueEntry } from '../diagnostics/catalogue/entry.ts';

/** The page of all mistakes; each one's anchor is its code, so that a message can lead to it. */
export function diagnosticsPage(catalogue: Readonly<Record<string, CatalogueEntry>>): string {
  const entries = Object.entries(catalogue).sort(([one], [other]) => (one < other ? -1 : 1));
  const list = entries.map(([code, { title }]) => `- [${code}](#${code}): ${title}`).join('\n');
  const sections = entries.flatMap(([code, { title, explanation, wrong, right }]) => [
    `## ${code}`,
    `**${title}**`,
    explanation,
    'Wrong:',
    textBlock(wrong),
    'Right:',
    textBlock(right),
  ]);
  return ['# What can be wrong with a document', 'The code stands in every message of `portolan check`.', list, ...sections]
    .join('\n\n')
    .concat('\n');
}

function textBlock(text: string): string {
  return `\`\`\`text\n${text.trim()}\n\`\`\``;
}
