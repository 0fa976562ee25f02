import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';

export interface FilesInput {
  /** The client build. */
  clientDirectory: string;
  /** Where releases keep their public files. */
  releasesDirectory: string;
}

/** Files whose name holds the hash of their content: any cache may keep them for ever. Compressed twins lie beside them. */
export async function registerFiles(app: FastifyInstance, { clientDirectory, releasesDirectory }: FilesInput): Promise<void> {
  const shared = { immutable: true, maxAge: '1y', preCompressed: true, index: false as const, decorateReply: false, wildcard: true };
  await app.register(fastifyStatic, { ...shared, root: join(clientDirectory, 'assets'), prefix: `${serverPaths.assets}/` });
  await app.register(fastifyStatic, { ...shared, root: join(releasesDirectory, 'files'), prefix: `${serverPaths.files}/` });
}
