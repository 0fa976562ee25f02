/**
 * What a cached page costs: CPU time of the store's process for a number of requests, beside a bare node:http server that
 * sends the same precompressed bytes and headers. Both are driven in turn by the same client, so that the machine's mood
 * falls on both.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startStore } from './store.mjs';

const rounds = 24;
const requestsPerRound = 3_000;
const connections = 16;
const target = 1.15;

/** Clock ticks of user and system time of a process (Linux). */
function cpuTicks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function request(agent, url) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

async function load(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await request(agent, url);
    }),
  );
  agent.destroy();
}

async function startPeer({ headers, body }) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./http-peer.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ headers, body: body.toString('base64') }));
  const port = await new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim())));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid, stop: () => child.kill() };
}

export async function benchCachedPage() {
  const store = await startStore();
  const url = `${store.origin}/gb-en`;
  const agent = new Agent();
  await request(agent, url);
  const page = await request(agent, url);
  agent.destroy();
  const { connection, date, 'keep-alive': _keepAlive, ...headers } = page.headers;
  const peer = await startPeer({ headers, body: page.body });

  const cost = async (server) => {
    const before = cpuTicks(server.pid);
    await load(server.url, requestsPerRound);
    return cpuTicks(server.pid) - before;
  };
  const own = { url, pid: store.pid };
  await cost(own);
  await cost(peer);
  const costs = [];
  for (let round = 0; round < rounds; round++) costs.push([await cost(own), await cost(peer)]);
  peer.stop();
  await store.stop();

  return {
    name: `cached page of ${page.body.length} bytes against node:http with the same bytes (CPU)`,
    costs,
    target,
  };
}
