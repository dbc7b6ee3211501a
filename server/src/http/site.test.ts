import { expect, it } from 'vitest';
import { testDatabases } from '../db/testing/test-databases.ts';
import { startTestSite } from '../testing/test-site.ts';

it.each([
  ['nothing on a fresh install', undefined, { redirectFromHosts: [], redirectToUrl: null }],
  [
    'old hosts and the new address where they are set',
    { redirectFromHosts: ['old.example'], redirectToUrl: 'https://new.example/' },
    { redirectFromHosts: ['old.example'], redirectToUrl: 'https://new.example/' },
  ],
])('the page is told %s', async (_what, settings, told) => {
  const site = await startTestSite(testDatabases[0]!.create, settings === undefined ? {} : { site: settings });
  expect(await site.get('/api/site')).toEqual({ status: 200, body: told });
  await site.close();
});
