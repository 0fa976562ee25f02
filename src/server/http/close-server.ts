import type { FastifyInstance } from 'fastify';

/** Between two looks for connections that have nothing more to do. */
const hangUpPauseMs = 100;

/**
 * Closes the door and answers what is in flight. A connection whose request is answered after the door has closed would keep
 * it open until the other side hangs up.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const hangUp = setInterval(() => app.server.closeIdleConnections(), hangUpPauseMs);
  await app.close();
  clearInterval(hangUp);
}
