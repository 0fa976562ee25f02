import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoArea, geoMercator, geoPath } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { TourDocument } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import type { Cache } from './cache.ts';
import { linesToPath, PathCollector, roundTo } from './map-lines.ts';
import { contentHash } from './release-files.ts';

type TourMap = CompiledTour['map'];
type Land = { land: MultiPolygon; borders: MultiLineString };

const frame = { width: 800, height: 600, padding: 90 };
/** A map shows at least so many kilometres from left to right, so that one knows where in the world one is. */
const minimumWidthKm = 80;
const earthCircumferenceKm = 40_075;
/** Lines may leave the frame a little, so that their ends are never seen. */
const overhang = 4;
/** The most characters of land and borders together. */
const budget = 22_000;
/** Counts up when the drawing changes, so that no old map is taken from the cache. */
const version = 3;

/** Draws the maps of tours; the world is only read when a map is not in the cache. */
export function createMapDrawer(cache: Cache): (tour: TourDocument) => Promise<TourMap> {
  let world: Promise<Land> | undefined;
  return async ({ places }) => {
    const key = `map-v${version}-${contentHash(JSON.stringify(places), 32)}.json`;
    const drawn = await cache.get(key, async () => {
      world ??= readWorld();
      return JSON.stringify(drawMap(places, await world));
    });
    return JSON.parse(drawn.toString('utf8')) as TourMap;
  };
}

async function readWorld(): Promise<Land> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  const { countries, land } = topology.objects;
  const polygons = feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return {
    land: { type: 'MultiPolygon', coordinates: polygons.filter(isIsland) },
    borders: mesh(topology, countries, (one, other) => one !== other),
  };
}

/** A few islets of the data have collapsed to a line, which d3 takes for a hole with the rest of the world around it. */
function isIsland(coordinates: Position[][]): boolean {
  return geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI;
}

function drawMap(places: TourDocument['places'], { land, borders }: Land): TourMap {
  const { width, height, padding } = frame;
  const stops = inOrder(places);
  const coordinates = stops.map(([, { longitude, latitude }]): [number, number] => [longitude, latitude]);
  const projection = geoMercator().fitExtent(
    [
      [padding, padding],
      [width - padding, height - padding],
    ],
    { type: 'MultiPoint', coordinates },
  );
  keepMinimumWidth(projection, coordinates);
  projection.precision(0).clipExtent([
    [-overhang, -overhang],
    [width + overhang, height + overhang],
  ]);
  const landLines = collectLines(land);
  const borderLines = collectLines(borders);
  const points = coordinates.map((coordinate): [number, number] => projection(coordinate) ?? [0, 0]);
  return {
    width,
    height,
    ...withinBudget(landLines, borderLines),
    routePath: routePath(points),
    stops: stops.map(([key, { name }], index) => ({ key, name, x: roundTo(points[index]?.[0] ?? 0), y: roundTo(points[index]?.[1] ?? 0) })),
  };

  function collectLines(shape: MultiPolygon | MultiLineString) {
    const collector = new PathCollector();
    geoPath(projection, collector)(shape);
    return collector.lines;
  }
}

/** Steps back from a map that shows too little, keeping its middle. */
function keepMinimumWidth(projection: ReturnType<typeof geoMercator>, coordinates: [number, number][]): void {
  const middleLatitude = coordinates.reduce((sum, [, latitude]) => sum + latitude, 0) / coordinates.length;
  const kmPerRadian = (earthCircumferenceKm / (2 * Math.PI)) * Math.cos((middleLatitude * Math.PI) / 180);
  const widest = (frame.width * kmPerRadian) / minimumWidthKm;
  if (projection.scale() <= widest) return;
  const centre = projection.invert?.([frame.width / 2, frame.height / 2]);
  projection.scale(widest);
  if (centre) projection.center(centre).translate([frame.width / 2, frame.height / 2]);
}

/** Simplifies more and more until the lines are short enough to be sent with a page. */
function withinBudget(land: PathCollector['lines'], borders: PathCollector['lines']): Pick<TourMap, 'landPath' | 'borderPath'> {
  for (let tolerance = 0.3; ; tolerance *= 1.4) {
    const landPath = linesToPath(land, tolerance);
    const borderPath = linesToPath(borders, tolerance);
    if (landPath.length + borderPath.length <= budget) return { landPath, borderPath };
  }
}

/** A curve from stop to stop, each bending a little to the same side, as a hand would draw it. */
function routePath(points: [number, number][]): string {
  const bend = 0.14;
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${roundTo(x)},${roundTo(y)}`;
      const [fromX, fromY] = previous;
      const controlX = (fromX + x) / 2 + (y - fromY) * bend;
      const controlY = (fromY + y) / 2 - (x - fromX) * bend;
      return `Q${roundTo(controlX)},${roundTo(controlY)} ${roundTo(x)},${roundTo(y)}`;
    })
    .join('');
}
