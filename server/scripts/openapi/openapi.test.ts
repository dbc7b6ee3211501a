import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabases } from '../../src/db/testing/test-databases.ts';
import { apiRoutes } from '../../src/http/api-routes.ts';
import { createPlaces } from '../../src/places/places.ts';
import { startTestSite } from '../../src/testing/test-site.ts';
import { createTroubleLog } from '../../src/trouble-log.ts';
import { describeApi } from './describe-api.ts';
import { describeThisApi } from './describe-this-api.ts';

const [sqlite] = testDatabases;

test('is OpenAPI 3.1, every reference in it leading somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(describeThisApi()));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const text = JSON.stringify(describeThisApi());
  const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/gu)].map(([, name]) => name);
  expect(refs.length).toBeGreaterThan(20);
  const { schemas } = describeThisApi().components as { schemas: object };
  expect(refs.filter((name) => !Object.hasOwn(schemas, name!))).toEqual([]);
});

test('has each route of the server, and no other', async () => {
  const site = await startTestSite(sqlite!.create);
  const { stack } = apiRoutes({
    services: site.services,
    site: { redirectFromHosts: [], redirectToUrl: null },
    findPlace: createPlaces([]),
    troubles: createTroubleLog(pino({ level: 'silent' })),
    requestsPerMinute: 0,
    countFlood: () => {},
  });
  await site.close();
  const routes = stack.flatMap(({ route }) =>
    (route?.stack ?? [])
      .map(({ method }) => method)
      .filter((method) => method !== undefined)
      .map((method) => `${method} ${route!.path.replace(/:(\w+)/gu, '{$1}')}`),
  );
  const described = Object.entries(describeThisApi().paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...new Set(routes)].sort()).toEqual(described.sort());
});

test('a call without a comment is an error, not an empty entry', () => {
  expect(() => describeApi(new Map(), '1.0.0')).toThrow('has no comment');
});
