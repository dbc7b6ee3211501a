import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/** Somebody at the provider. The key under which they are kept is their subject. */
export interface ProviderAccount {
  preferred_username?: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  groups?: readonly string[] | string;
}

/** A provider of OpenID Connect on this machine, with a page on which people say who they are. */
export interface SchoolProvider {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly accounts: Map<string, ProviderAccount>;
  /** Nobody answers any more, until it is `open`ed. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
}

const client = { id: 'markwell', secret: 'a secret of the provider and the site' };

/** Starts a provider that sends people back to `redirectUris`. */
export async function startSchoolProvider(redirectUris: readonly string[]): Promise<SchoolProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer((request, response) => handle(request, response));
      server.keepAliveTimeout = 0;
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [...redirectUris] }],
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    // As most do, with what is asked for in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ sub, ...account }) };
    },
  });
  const callback = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const work = request.method === 'POST' ? answer(provider, request, response) : ask(accounts, response);
    work.catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
  return {
    issuer,
    client,
    accounts,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    open: async () => {
      server = await listen(port);
    },
  };
}

async function ask(accounts: ReadonlyMap<string, ProviderAccount>, response: ServerResponse): Promise<void> {
  const buttons = [...accounts.keys()].map((sub) => `<p><button name="sub" value="${sub}">${sub}</button></p>`);
  response.setHeader('Content-Type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>School sign-in</title><form method="post">${buttons.join('')}
    <p><button name="sub" value="">Call it off</button></p></form></html>`);
}

/** Signs in as whom the form names, and agrees to all that is asked for. */
async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sub = new URLSearchParams(await text(request)).get('sub') ?? '';
  if (sub === '') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId: sub }, consent });
}
