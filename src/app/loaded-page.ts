/** What a loader hands to its page; survives JSON, since the browser takes it over from the server. */
export interface LoadedPage {
  routeName: string;
  params: Record<string, string>;
  data: unknown;
}
