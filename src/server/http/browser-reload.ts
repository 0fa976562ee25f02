import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';

export const reloadScriptPath = `${serverPaths.development}/reload.js`;

const eventsPath = `${serverPaths.development}/events`;

const script = `let known;
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  if (known !== undefined && known !== data) location.reload();
  known = data;
};
`;

/**
 * While developing: open pages reload when the server was restarted or another release went live.
 * @returns a function to call when a release went live
 */
export function registerBrowserReload(app: FastifyInstance, releaseHash: () => string): () => void {
  const startedAt = Date.now();
  const listeners = new Set<ServerResponse>();
  const tell = (listener: ServerResponse) => listener.write(`data: ${startedAt}-${releaseHash()}\n\n`);

  app.get(reloadScriptPath, async (_request, reply) => reply.type('text/javascript').header('cache-control', 'no-store').send(script));
  app.get(eventsPath, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    listeners.add(reply.raw);
    reply.raw.on('close', () => listeners.delete(reply.raw));
    tell(reply.raw);
  });
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end();
  });
  return () => listeners.forEach(tell);
}
