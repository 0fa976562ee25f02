/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export interface Colour {
  channels: readonly [number, number, number];
  alpha: number;
}

const hexForm = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const white = [255, 255, 255] as const;

/** A hex string as the theme states it: 3, 4, 6 or 8 digits with or without #; undefined where it is none. */
export function parseHex(text: string): Colour | undefined {
  const digits = hexForm.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

/** How much two colours differ in brightness, from 1 to 21. (WCAG 2.2, contrast ratio) */
export function contrastRatio(foreground: Colour, background: Colour): number {
  const behind = blend(background, white);
  const brightness = [luminance(blend(foreground, behind)), luminance(behind)];
  return (Math.max(...brightness) + 0.05) / (Math.min(...brightness) + 0.05);
}

type Channels = Colour['channels'];

function blend({ channels, alpha }: Colour, behind: Channels): Channels {
  const [red, green, blue] = channels.map((channel, index) => channel * alpha + (behind[index] ?? 0) * (1 - alpha));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
