import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callContracts, calls } from '#contract/calls.generated.ts';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { openStore, type TestStore, Visitor } from './store-fixture.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
  security: object[];
}

interface Document {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { enum?: string[] }> };
}

let store: TestStore;
let document: Document;
beforeAll(async () => {
  store = await openStore();
  document = (await new Visitor(store.app).send<Document>('GET', '/api/openapi.json')).body;
});
afterAll(() => store.close());

test('the document is valid OpenAPI 3.1, and its version is that which calls must accept', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect([valid, document.openapi, document.info.version]).toEqual([true, '3.1.0', '1']);
  const references = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test('every call is described: where it goes, what it carries, what it answers', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [operation.operationId, { method: method.toUpperCase(), path }]),
  );
  expect(Object.fromEntries(described)).toEqual(calls);
  for (const [name, { method, path }] of Object.entries(calls)) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    const contract = callContracts[name as keyof typeof calls] as { body?: string; answer: string; access: string };
    const schemaOf = (content?: Record<string, { schema: { $ref: string } }>) => content?.['application/json']?.schema.$ref;
    const component = (reference?: string) => reference && `#/components/schemas/${reference.split('#')[1]}`;
    expect([name, schemaOf(operation?.requestBody?.content)]).toEqual([name, component(contract.body)]);
    expect([name, schemaOf(operation?.responses[200]?.content)]).toEqual([name, component(contract.answer)]);
    expect([name, schemaOf(operation?.responses['4XX']?.content)]).toEqual([name, '#/components/schemas/ApiError']);
    expect([name, operation?.security]).toEqual([
      name,
      { public: [], session: [{}, { session: [] }], owner: [{ session: [] }] }[contract.access],
    ]);
  }
});

test('the base query and the headers of itineraries are required parameters', () => {
  const parametersOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters?.map(({ name, in: place, required }) => [place, name, required]);
  expect(parametersOf('/api/tours/checkout/details', 'get')).toEqual([
    ['query', 'checkoutId', true],
    ['query', 'marketConfigurationId', true],
    ['query', 'lang', true],
  ]);
  expect(parametersOf('/tours-checkout-api/itineraries/{checkoutId}', 'get')).toEqual(
    expect.arrayContaining([
      ['path', 'checkoutId', true],
      ['header', 'x-tour-operator', true],
      ['header', 'accept-version', true],
    ]),
  );
});

test('every code of the catalogue is named', () => {
  expect(document.components.schemas.ErrorCode?.enum).toEqual(Object.keys(errorCatalogue));
});

test('a version that is not spoken is refused by a code of its own', async () => {
  const headers = { 'x-tour-operator': 'portolan', 'accept-version': '2' };
  const answer = await store.app.inject({ method: 'GET', url: '/tours-checkout-api/itineraries/x', headers });
  expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([406, 'UNSUPPORTED_API_VERSION', ['accept-version']]);
});
