import type { GeoContext } from 'd3-geo';

export type Point = [x: number, y: number];

export interface Line {
  points: Point[];
  closed: boolean;
}

/** Collects what d3 draws, as lines in pixels. */
export class PathCollector implements GeoContext {
  readonly lines: Line[] = [];

  moveTo(x: number, y: number): void {
    this.lines.push({ points: [[x, y]], closed: false });
  }

  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.points.push([x, y]);
  }

  closePath(): void {
    const line = this.lines.at(-1);
    if (line) line.closed = true;
  }

  beginPath(): void {}

  arc(): void {}
}

/** Lines as the `d` of an SVG path; islands that have become smaller than the tolerance are left out. */
export function linesToPath(lines: readonly Line[], tolerance: number): string {
  return lines
    .flatMap(({ points, closed }) => {
      const kept = simplify(points, tolerance).map(([x, y]): Point => [roundTo(x), roundTo(y)]);
      const [first, ...rest] = withoutRepeats(kept);
      if (!first || rest.length < (closed ? 2 : 1)) return [];
      return [`M${first[0]},${first[1]}${relativeLines(first, rest)}${closed ? 'z' : ''}`];
    })
    .join('');
}

export function roundTo(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Steps from point to point: shorter to write than points. */
function relativeLines(first: Point, rest: readonly Point[]): string {
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${roundTo(nextX - x)},${roundTo(nextY - y)}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `l${steps.join(' ')}`;
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter(([x, y], index) => {
    const previous = points[index - 1];
    return !previous || previous[0] !== x || previous[1] !== y;
  });
}

/** Ramer, Douglas and Peucker: drops points that lie nearer than the tolerance to the line without them. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const farthest = farthestBetween(points, from, to);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    spans.push([from, farthest.index], [farthest.index, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

function farthestBetween(points: readonly Point[], from: number, to: number): { index: number; distance: number } {
  const start = points[from] ?? [0, 0];
  const end = points[to] ?? [0, 0];
  let farthest = { index: from, distance: -1 };
  for (let index = from + 1; index < to; index++) {
    const distance = distanceToSegment(points[index] ?? start, start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}

function distanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const width = endX - startX;
  const height = endY - startY;
  const squared = width * width + height * height;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - startX) * width + (y - startY) * height) / squared));
  return Math.hypot(x - startX - share * width, y - startY - share * height);
}
