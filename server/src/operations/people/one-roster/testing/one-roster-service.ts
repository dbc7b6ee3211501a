import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Entry = Readonly<Record<string, unknown>> & { readonly sourcedId: string };

/** What a service under test holds, and how it misbehaves. */
export interface Service {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  /** By path, such as `/schools/s1/classes`. */
  readonly collections: Map<string, Entry[]>;
  /** Takes a request instead of the service if it gives true. */
  instead: (path: string, response: ServerResponse, request: IncomingMessage) => boolean;
  /** What it is asked for, in order. */
  readonly asked: string[];
  /** Most that it gives at once, whatever it is asked for. */
  pageSize: number;
  saysTotal: boolean;
  /** Tokens that it still takes. */
  readonly tokens: Set<string>;
  close(): Promise<void>;
}

/**
 * A OneRoster 1.2 rostering service with OAuth 2 client credentials, as its public REST binding describes it: pages by `limit` and
 * `offset`, `X-Total-Count`, and one list in each answer.
 */
export async function startOneRosterService(): Promise<Service> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    if (service.instead(pathname, response, request)) return;
    if (pathname === '/token') return giveToken(request, response);
    service.asked.push(pathname);
    if (!service.tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return json(response, 401, {});
    const entries = service.collections.get(pathname);
    if (entries === undefined) return json(response, 404, {});
    const offset = Number(searchParams.get('offset'));
    const page = entries.slice(offset, offset + Math.min(Number(searchParams.get('limit')), service.pageSize));
    if (service.saysTotal) response.setHeader('X-Total-Count', entries.length);
    const name = pathname.split('/').at(-1) ?? '';
    json(response, 200, {
      [['students', 'teachers'].includes(name) ? 'users' : name === 'schools' ? 'orgs' : name]: page,
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  let given = 0;

  function giveToken(request: IncomingMessage, response: ServerResponse) {
    const [id, secret] = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':');
    if (id !== 'markwell' || secret !== 'secret') return json(response, 401, { error: 'invalid_client' });
    given += 1;
    service.tokens.add(`token-${given}`);
    json(response, 200, { access_token: `token-${given}`, token_type: 'bearer', expires_in: 3600 });
  }

  const service: Service = {
    url,
    env: {
      ONEROSTER_URL: `${url}/`,
      ONEROSTER_TOKEN_URL: `${url}/token`,
      ONEROSTER_CLIENT_ID: 'markwell',
      ONEROSTER_CLIENT_SECRET: 'secret',
    },
    collections: oneSchool(),
    instead: () => false,
    asked: [],
    pageSize: 1_000,
    saysTotal: true,
    tokens: new Set(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A class of three with its teacher. */
function oneSchool(): Map<string, Entry[]> {
  const names = ['Grace Hopper', 'Alan Turing', 'Mary Somerville'];
  const students = names.map((name, index) => {
    const [givenName, familyName] = name.split(' ');
    return { sourcedId: `p${index}`, status: 'active', givenName, familyName };
  });
  const enrolled = (sourcedId: string, user: string, role: string) => ({
    ...{ sourcedId, status: 'active', role, primary: 'true' },
    user: { sourcedId: user, href: `/users/${user}`, type: 'user' },
    class: { sourcedId: 'c1', href: '/classes/c1', type: 'class' },
  });
  return new Map<string, Entry[]>([
    ['/schools', [{ sourcedId: 's1', name: 'Upper School' }]],
    ['/schools/s1/students', students],
    ['/schools/s1/teachers', [{ sourcedId: 't1', status: 'active', givenName: 'Rosa', familyName: 'Fletcher' }]],
    [
      '/schools/s1/classes',
      [{ sourcedId: 'c1', status: 'active', title: '8a/Sc2', classCode: null, classType: 'scheduled', grades: ['08'] }],
    ],
    [
      '/schools/s1/enrollments',
      [
        ...students.map(({ sourcedId }, index) => enrolled(`e${index}`, sourcedId, 'student')),
        enrolled('e9', 't1', 'teacher'),
      ],
    ],
  ]);
}
