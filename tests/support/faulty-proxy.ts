import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does to one request: lets it wait, answers it itself, cuts it off, or passes half of the answer. */
export type Fault = { delay: number } | { status: number } | 'cut' | 'truncate' | null;

export interface FaultyProxy {
  origin: string;
  /** Asked before each request; without a fault it is passed on. */
  plan(faultOf: (request: IncomingMessage) => Fault): void;
  /** How many requests arrived, however they ended. */
  countOf(method: string): number;
  close(): Promise<void>;
}

/** Stands between two of our servers and gets in their way. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  let faultOf: (request: IncomingMessage) => Fault = () => null;
  const counts = new Map<string, number>();

  const server: Server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const fault = faultOf(incoming);
    if (fault === 'cut') return incoming.socket.destroy();
    if (fault && typeof fault === 'object' && 'status' in fault) return outgoing.writeHead(fault.status).end('<p>Not now</p>');

    const send = () => {
      const passed = forward(`${target}${url}`, { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          if (fault !== 'truncate') return outgoing.end(body);
          outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
        });
      });
      passed.on('error', () => incoming.socket.destroy());
      incoming.pipe(passed);
    };
    if (fault && typeof fault === 'object') setTimeout(send, fault.delay);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    plan: (next) => {
      faultOf = next;
    },
    countOf: (method) => counts.get(method) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
