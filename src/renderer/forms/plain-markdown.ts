import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, which RJSF imports: descriptions and help are plain text in our documents. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
