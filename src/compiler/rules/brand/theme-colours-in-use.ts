/** A colour of the theme: `group.name`. The style sheets call it `--color-group-name`. */
export type ColourName = `${string}.${string}`;

/** What stands in front of what, and by how much the two must differ in brightness. */
export interface ColourPairs {
  foregrounds: readonly ColourName[];
  backgrounds: readonly ColourName[];
  /** 4.5 for text (WCAG 2.2, 1.4.3); 3 for what shows where a control ends, or which one has the focus (1.4.11). */
  ratio: 4.5 | 3;
}

const lightSurfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.sea'] as const;

/** The pairs that the style sheets draw. */
export const colourPairs: readonly ColourPairs[] = [
  { foregrounds: ['text.default', 'text.muted'], backgrounds: lightSurfaces, ratio: 4.5 },
  { foregrounds: ['text.on-deep', 'text.on-deep-muted'], backgrounds: ['surface.deep'], ratio: 4.5 },
  { foregrounds: ['text.on-deep'], backgrounds: ['sea.default', 'sea.hover'], ratio: 4.5 },
  { foregrounds: ['text.on-accent'], backgrounds: ['accent.default', 'accent.hover'], ratio: 4.5 },
  { foregrounds: ['accent.default', 'sea.default'], backgrounds: ['surface.page', 'surface.raised'], ratio: 4.5 },
  { foregrounds: ['status.success', 'status.danger', 'status.warning'], backgrounds: ['surface.raised'], ratio: 4.5 },
  { foregrounds: ['status.success'], backgrounds: ['status.success-pale'], ratio: 4.5 },
  { foregrounds: ['status.warning'], backgrounds: ['status.warning-pale'], ratio: 4.5 },
  { foregrounds: ['status.danger'], backgrounds: ['status.danger-pale'], ratio: 4.5 },
  { foregrounds: ['border.strong'], backgrounds: ['surface.page', 'surface.raised'], ratio: 3 },
  { foregrounds: ['border.on-deep', 'focus.on-deep'], backgrounds: ['surface.deep'], ratio: 3 },
  { foregrounds: ['focus.default'], backgrounds: lightSurfaces, ratio: 3 },
];

/** Colours that are drawn where no contrast is asked for: lines that only adorn. */
const adornments: readonly ColourName[] = ['border.default'];

/** Every colour that the style sheets ask the theme for. */
export const coloursInUse: readonly ColourName[] = [
  ...new Set([...colourPairs.flatMap(({ foregrounds, backgrounds }) => [...foregrounds, ...backgrounds]), ...adornments]),
].sort();
