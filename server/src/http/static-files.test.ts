import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '../contract/pages.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const [sqlite] = testDatabases;

describe('the page and its files', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(sqlite!.create);
  });
  afterAll(() => site.close());

  it.each(pageRoutes)('answers %s with the page', async (route) => {
    const response = await fetch(site.url + route.replace(':id', '150'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Markwell</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each<[reason: string, path: string, page: string]>([
    ['a capital at the start, as phones write it', '/Quiz', '/quiz'],
    ['all in capitals', '/QUIZ-YR8', '/quiz-yr8'],
    ['with what is behind it', '/Admin-Dashboard?tab=Monitor', '/admin-dashboard?tab=Monitor'],
    ['with a slash at its end', '/Science-Department/', '/science-department/'],
    ['but not the capitals of a reference', '/Result/K7QM-4TXD-9FHB', '/result/K7QM-4TXD-9FHB'],
  ])('leads from an address in capitals to the page: %s', async (_reason, path, page) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, page]);
    expect((await fetch(site.url + path)).status).toBe(200);
  });

  it.each([
    ['description of the API', 'openapi.json', 'openapi'],
    ['schema of a homework', 'homework.schema.json', 'title'],
  ])('gives the %s to anybody', async (_what, file, field) => {
    const response = await fetch(`${site.url}/api/${file}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.json()).toHaveProperty(field);
  });

  it('answers an unknown address with the page and 404', async () => {
    const response = await fetch(`${site.url}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Markwell</title>');
  });

  it('answers an unknown file with 404 and no page', async () => {
    for (const path of ['/static/old-abc.js', '/assets/none.svg', '/homework-images/none.png', '/favicon.none']) {
      const response = await fetch(site.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  });

  it('lets browsers keep files with hashed names, and ask again for the others', async () => {
    const hashed = await fetch(`${site.url}/static/main-abc123.js`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await fetch(`${site.url}/assets/waves.svg`);
    expect(picture.headers.get('cache-control')).toBe('no-cache');
    const etag = picture.headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/assets/waves.svg`, {
      headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('serves pictures under each of their addresses, unable to run anything', async () => {
    for (const path of ['/assets/waves.svg', '/attached-assets/waves.svg', '/homework-images/one.svg']) {
      const response = await fetch(site.url + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
    }
  });

  it('sends a strict content policy that works over plain HTTP', async () => {
    const { headers } = await fetch(`${site.url}/quiz`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['/quiz', '</static/quiz.js>; rel=modulepreload, </static/quiz.css>; rel=preload; as=style'],
    ['/result', '</static/result.js>; rel=modulepreload'],
    ['/result/K7QM-4TXD-9FHB', '</static/result.js>; rel=modulepreload'],
    ['/quiz-yr8', null],
  ])('names the first files of %s along with it', async (path, header) => {
    expect((await fetch(site.url + path)).headers.get('link')).toBe(header);
  });

  it.each<[reason: string, accepted: string, encoding: string | null]>([
    ['the smallest that the browser takes', 'gzip, deflate, br, zstd', 'br'],
    ['gzip over plain HTTP, where browsers take no brotli', 'gzip, deflate', 'gzip'],
    ['nothing compressed that the browser would rather not have', 'br;q=0, gzip;q=0', null],
    ['the file itself to whoever takes nothing else', 'identity', null],
  ])('sends files as the build compressed them: %s', async (_reason, accepted, encoding) => {
    const ask = (headers = {}) =>
      fetch(`${site.url}/assets/waves.svg`, { headers: { 'Accept-Encoding': accepted, ...headers } });
    const response = await ask();
    expect(await response.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { headers } = response;
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
    expect(headers.get('cache-control')).toBe('no-cache');
    if (encoding !== null) expect(headers.get('vary')).toContain('Accept-Encoding');
    const again = await ask({ 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' });
    expect(again.status).toBe(304);
  });

  it('compresses what is read', async () => {
    const response = await fetch(`${site.url}/api/assignments`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('etag')).not.toBeNull();
  });
});

it('asks an address to wait that sends more than its limit, and says so', async () => {
  const site = await startTestSite(sqlite!.create, { requestsPerMinute: 5 });
  try {
    const answers = [];
    for (let sent = 0; sent < 7; sent++) answers.push(await site.get('/api/health-check'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.body.error).toMatch(/wait/i);
  } finally {
    await site.close();
  }
});
