/** Reads a public file of the release in the browser. Its address names its content, so any cache may keep it. */
export async function readReleaseFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
