import type { FastifyInstance } from 'fastify';
import { serverPathOf } from '#contract/server-paths.ts';

/**
 * Lets nothing be registered from here on but pages and what stands below the addresses of the server: documents are checked
 * against these, so that no page ever stands where it could not be seen.
 * @throws Error where an address is registered that they do not have
 */
export function keepToServerPaths(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url }) => {
    if (url !== '/*' && serverPathOf(url) === undefined) throw new Error(`The address ${url} is missing in server-paths.ts`);
  });
}
