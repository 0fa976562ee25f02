import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The absolute address of a page of this repository: on the code host where a workflow of it runs, else the file itself.
 * @param page its path below the root, with or without an anchor
 */
export function pageAddress(page: string, root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  if (server && repository && commit) return `${server}/${repository}/blob/${commit}/${page}`;
  const [path = '', anchor] = page.split('#');
  return `${pathToFileURL(resolve(root, path)).href}${anchor === undefined ? '' : `#${anchor}`}`;
}
