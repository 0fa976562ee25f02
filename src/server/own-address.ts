import type { Environment } from './environment.ts';

/** Where this process finds itself, whatever visitors call it. */
export function ownAddress({ host, port }: Pick<Environment, 'host' | 'port'>, path: string): string {
  return `http://${ownHost(host)}:${port}${path}`;
}

/** A host that is listened on may stand for all, and is then no address to send to. */
function ownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
