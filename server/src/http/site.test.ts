import { expect, it } from 'vitest';
import { testDatabases } from '../db/testing/test-databases.ts';
import { startTestSite } from '../testing/test-site.ts';

it.each([
  ['nothing on a fresh install', undefined, { redirectFromHosts: [], redirectToUrl: null, timeZone: 'Europe/London' }],
  [
    'old hosts and the new address where they are set',
    { site: { redirectFromHosts: ['old.example'], redirectToUrl: 'https://new.example/' } },
    { redirectFromHosts: ['old.example'], redirectToUrl: 'https://new.example/', timeZone: 'Europe/London' },
  ],
  [
    'the clock that the school goes by',
    { timeZone: 'Asia/Dubai' },
    { redirectFromHosts: [], redirectToUrl: null, timeZone: 'Asia/Dubai' },
  ],
])('the page is told %s', async (_what, settings, told) => {
  const site = await startTestSite(testDatabases[0]!.create, settings);
  expect(await site.get('/api/site')).toEqual({ status: 200, body: told });
  await site.close();
});
