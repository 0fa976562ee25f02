/** A stop of the map with its name, in map units. */
export interface LabelledStop {
  key: string;
  name: string;
  x: number;
  y: number;
}

/** Where a label stands: the point that its text is anchored at, and on which side of that point it lies. */
export interface PlacedLabel extends LabelledStop {
  labelX: number;
  labelY: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface MapSize {
  width: number;
  height: number;
  fontSize: number;
}

/** Width of a character as a share of the font size; generous, since fonts differ. */
const characterWidth = 0.58;
const lineHeight = 1.15;
const gap = 0.75;

const sides = [
  { anchor: 'start', dx: 1, dy: 0 },
  { anchor: 'end', dx: -1, dy: 0 },
  { anchor: 'middle', dx: 0, dy: -1.15 },
  { anchor: 'middle', dx: 0, dy: 1.15 },
  { anchor: 'start', dx: 0.75, dy: -0.9 },
  { anchor: 'start', dx: 0.75, dy: 0.9 },
  { anchor: 'end', dx: -0.75, dy: -0.9 },
  { anchor: 'end', dx: -0.75, dy: 0.9 },
  { anchor: 'start', dx: 0.75, dy: -2.1 },
  { anchor: 'start', dx: 0.75, dy: 2.1 },
  { anchor: 'end', dx: -0.75, dy: -2.1 },
  { anchor: 'end', dx: -0.75, dy: 2.1 },
] as const;

/**
 * Puts a label beside each stop, on the first side where it lies within the map and over no other stop or label. Where
 * every side is taken, the side that covers least.
 */
export function placeLabels(stops: readonly LabelledStop[], size: MapSize): PlacedLabel[] {
  const taken: Box[] = stops.map((stop) => dotBox(stop, size.fontSize));
  return stops.map((stop, index) => {
    const others = taken.filter((_, other) => other !== index);
    const candidates = sides.map((side) => candidateAt(stop, side, size));
    const best = candidates.reduce((least, candidate) =>
      cost(candidate.box, others, size) < cost(least.box, others, size) ? candidate : least,
    );
    taken.push(best.box);
    return best.label;
  });
}

function candidateAt(
  stop: LabelledStop,
  { anchor, dx, dy }: (typeof sides)[number],
  { fontSize }: MapSize,
): { label: PlacedLabel; box: Box } {
  const labelX = stop.x + dx * gap * fontSize;
  const labelY = stop.y + dy * fontSize;
  const width = stop.name.length * characterWidth * fontSize;
  const left = anchor === 'start' ? labelX : anchor === 'end' ? labelX - width : labelX - width / 2;
  const half = (lineHeight * fontSize) / 2;
  return { label: { ...stop, labelX, labelY, anchor }, box: { left, right: left + width, top: labelY - half, bottom: labelY + half } };
}

function dotBox({ x, y }: LabelledStop, fontSize: number): Box {
  const radius = 0.4 * fontSize;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** The area that a label covers of others, and of the world outside the map. */
function cost(box: Box, others: readonly Box[], { width, height }: MapSize): number {
  const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
  const whole = (box.right - box.left) * (box.bottom - box.top);
  const outside = whole - overlap(box, { left: 0, top: 0, right: width, bottom: height });
  return covered + 4 * outside;
}

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}
