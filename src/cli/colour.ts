import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Puts a text in colour, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colour on a terminal alone, unless the environment asks for it (FORCE_COLOR) or refuses it (NO_COLOR). */
export function wantsColour(stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv = process.env): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal } = environment;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (refused !== undefined && refused !== '') return false;
  return stream.isTTY === true && terminal !== 'dumb';
}

export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}
