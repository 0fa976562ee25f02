const inline = ['strong', 'em', 'a', 'br'];
const flow = ['p', 'h2', 'h3', 'ul', 'ol', ...inline];

/** What may stand within each element of rich text; the text itself is ''. */
export const allowedChildren: Readonly<Record<string, readonly string[]>> = {
  '': flow,
  p: inline,
  h2: inline,
  h3: inline,
  ul: ['li'],
  ol: ['li'],
  li: flow,
  strong: inline,
  em: inline,
  a: ['strong', 'em', 'br'],
  br: [],
};

/** Elements that rich text may hold. */
export const richTextElements = Object.keys(allowedChildren).filter(Boolean);
