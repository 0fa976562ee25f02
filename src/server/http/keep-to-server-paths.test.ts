import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepToServerPaths } from './keep-to-server-paths.ts';

const answer = async () => 'ok';

test('pages and addresses of the server may be registered, in every scope', async () => {
  const app = Fastify();
  keepToServerPaths(app);
  app.get('/*', answer);
  await app.register(async (scope) => {
    scope.get('/sitemaps/:file', answer);
  });
  await app.ready();
});

test('another address may not, since documents could state it, too', async () => {
  const app = Fastify();
  keepToServerPaths(app);
  expect(() => app.get('/news', answer)).toThrow('/news');
});
