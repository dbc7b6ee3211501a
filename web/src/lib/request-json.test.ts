import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, queryFunction } from './query-client.ts';
import { requestJson } from './request-json.ts';
import { blockedStorage, stubPageGlobals } from './testing/page-globals.ts';
import { startSchoolServer } from './testing/school-server.ts';

let server: Awaited<ReturnType<typeof startSchoolServer>>;

beforeEach(async () => {
  stubPageGlobals();
  server = await startSchoolServer(({ path }) => {
    if (path === '/refused') return { status: 401, body: 'Not signed in' };
    if (path === '/empty') return { status: 503, body: '' };
    if (path === '/portal') return { status: 200, body: '<h1>Sign in to the network</h1>' };
    return { status: 200, body: { path } };
  });
});

afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

describe('requestJson', () => {
  it.each([
    ['/refused', '401: Not signed in', 'the body'],
    ['/empty', '503: Service Unavailable', 'the status text where the body is empty'],
  ])('makes an error of %s whose message is the status, a colon and %s', async (path, message) => {
    await expect(requestJson('GET', path)).rejects.toThrow(message);
  });

  it('rejects an answer that is no JSON', async () => {
    await expect(requestJson('GET', '/portal')).rejects.toThrow(SyntaxError);
  });

  it('sends the stored teacher token as a bearer header, and none where none is stored', async () => {
    await requestJson('GET', '/a');
    localStorage.setItem('teacherToken', 'secret');
    await requestJson('GET', '/b');
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret']);
  });

  it('does not keep a sign-in alive from a page that is no staff page', async () => {
    localStorage.setItem('teacherToken', 'secret');
    await requestJson('GET', '/a');
    expect(server.arrived[0]?.headers['x-background']).toBe('1');
  });

  it('works where storage is blocked', async () => {
    vi.stubGlobal('localStorage', blockedStorage);
    await expect(requestJson('GET', '/a')).resolves.toEqual({ path: '/a' });
  });

  it('sends a body as JSON', async () => {
    await requestJson('POST', '/a', { name: 'Zoë' });
    expect(server.arrived[0]).toMatchObject({ method: 'POST', body: { name: 'Zoë' } });
    expect(server.arrived[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('queries', () => {
  const context = { client: createQueryClient(), signal: new AbortController().signal, meta: undefined };

  it('get the parts of the key joined with a slash', async () => {
    const answer = await queryFunction('throw')({ ...context, queryKey: ['/api/assignments', 3, 'stats'] });
    expect(answer).toEqual({ path: '/api/assignments/3/stats' });
  });

  it('throw on a 401, but for the variant that returns null', async () => {
    await expect(queryFunction('throw')({ ...context, queryKey: ['/refused'] })).rejects.toThrow('401');
    await expect(queryFunction('return-null')({ ...context, queryKey: ['/refused'] })).resolves.toBeNull();
    await expect(queryFunction('return-null')({ ...context, queryKey: ['/empty'] })).rejects.toThrow('503');
  });

  it('are not tried again and not kept, and neither are mutations', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { retry: false, staleTime: 0, gcTime: 0, refetchInterval: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    });
  });
});
