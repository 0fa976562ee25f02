import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type CallName, callContracts } from '#contract/calls.generated.ts';
import { serverPaths } from '#contract/server-paths.ts';
import { type ErrorCode, errorCatalogue } from '#domain/error-catalogue.ts';
import { errorDescriptions } from '#domain/error-descriptions.ts';
import { sessionCookieName } from '#server/accounts/sessions.ts';
import { definitions } from './api-schemas.ts';
import { apiVersion, itineraryHeaders, itineraryPrefix } from './request-headers.ts';

const openapiPath = `${serverPaths.api}/openapi.json`;

type JsonSchema = Record<string, unknown>;

/** A route's schema says by this which call it is. */
export interface CallSchema extends FastifySchema {
  operationId: CallName;
}

/**
 * Describes the calls that are registered in this scope after it, as OpenAPI 3.1 made from the schemas that check them.
 * The document is served beside them.
 */
export async function registerOpenapi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Booking API', version: apiVersion, description: introduction() },
      servers: [{ url: '/' }],
      components: {
        schemas: componentSchemas() as never,
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName,
            description: 'The session that owns checkouts. The first call that needs one sets it.',
          },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: describedCall(schema as CallSchema, url) as FastifySchema, url }),
  });
  scope.get(openapiPath, { schema: { hide: true } as FastifySchema }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(JSON.stringify(scope.swagger())),
  );
}

/** A call's schema as the document needs it: references to components, parameters spelled out, the answer to a failure. */
function describedCall(schema: CallSchema, url: string): JsonSchema {
  if (!schema.operationId) return schema as unknown as JsonSchema;
  const { access, answer } = callContracts[schema.operationId];
  const [, definition = ''] = answer.split('#');
  const failure = { description: 'What went wrong, by a code of the catalogue', ...component('ApiError') };
  return {
    operationId: schema.operationId,
    summary: definitions()[definition]?.description,
    tags: [tagOf(url)],
    security: access === 'public' ? [] : access === 'session' ? [{}, { session: [] }] : [{ session: [] }],
    ...(schema.params ? { params: spelledOut(schema.params) } : {}),
    ...(schema.querystring ? { querystring: spelledOut(schema.querystring) } : {}),
    ...(schema.body ? { body: component(nameOf(schema.body)) } : {}),
    ...(url.startsWith(itineraryPrefix) ? { headers: headerSchema } : {}),
    response: {
      200: { description: definitions()[definition]?.description ?? 'The answer', ...component(definition) },
      '4XX': failure,
      '5XX': failure,
    },
  };
}

const headerSchema = {
  type: 'object',
  properties: {
    'x-tour-operator': { type: 'string', description: 'Who sells the tour.' },
    'accept-version': { type: 'string', enum: [apiVersion], description: 'The version of the API that the caller speaks.' },
  },
  required: itineraryHeaders,
};

/** `/api/tours/checkout/details` is about the checkout, `/tours-checkout-api/itineraries/…` about itineraries. */
function tagOf(url: string): string {
  const parts = url.split('/').filter(Boolean);
  return (url.startsWith(itineraryPrefix) ? parts[1] : parts[2]) ?? 'booking';
}

function component(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function nameOf(schema: unknown): string {
  return String((schema as { $ref?: string }).$ref).replace(/^.*\//, '');
}

function spelledOut(schema: unknown): JsonSchema {
  return withLocalReferences(definitions()[nameOf(schema)]) as JsonSchema;
}

function componentSchemas(): Record<string, JsonSchema> {
  const schemas = Object.fromEntries(
    Object.entries(definitions()).map(([name, definition]) => [name, withLocalReferences(definition) as JsonSchema]),
  );
  const { ApiError } = schemas;
  const properties = { ...(ApiError?.properties as JsonSchema), code: component('ErrorCode') };
  return {
    ...schemas,
    ApiError: { ...ApiError, properties },
    ErrorCode: { type: 'string', enum: Object.keys(errorCatalogue), description: 'A code of the error catalogue.' },
  };
}

/** All definitions are one list there, and no file refers to another. */
function withLocalReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLocalReferences);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, component(value.replace(/^.*\//, '')).$ref] : [key, withLocalReferences(value)],
    ),
  );
}

function introduction(): string {
  const rows = (Object.keys(errorCatalogue) as ErrorCode[]).map(
    (code) => `| ${code} | ${errorCatalogue[code].status} | ${errorDescriptions[code].statusMessage} |`,
  );
  return [
    'The calls of a checkout, from the first look at a tour to the booking.',
    'Changing calls are made by the store’s own pages: with `content-type: application/json` and the store’s own `origin`.',
    'A call that fails is answered with `ApiError`:',
    `| Code | Status | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n');
}
