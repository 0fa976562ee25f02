/** What follows a page's path where its data alone is asked for. */
export const payloadSuffix = '/_payload.json';

/** The query parameter by which a browser says which build it runs, so that caches on the way keep builds apart. */
export const buildParameter = 'build';

/** The data of a public page for a browser that draws the page itself, or where the page is instead. */
export type PagePayload = { build: string; data: unknown } | { build: string; redirect: { status: number; location: string } };

/** `/builds/latest.json`: what the store runs now. */
export interface LatestBuild {
  id: string;
  /** Milliseconds since 1970 at which this server began to run it. */
  timestamp: number;
}
