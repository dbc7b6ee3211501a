/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** One request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Cuts the connection instead of answering, after the request was taken. */
  readonly lost?: boolean;
}

/** A real HTTP server that notes what arrives and answers as told; the page's relative addresses lead to it. */
export async function startSchoolServer(answer: (request: Arrived, earlier: readonly Arrived[]) => Reply) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    const noted = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    const reply = answer(noted, [...arrived]);
    arrived.push(noted);
    if (reply.lost) return void request.socket.destroy();
    const isText = typeof reply.body === 'string';
    response.writeHead(reply.status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchFromNode = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    fetchFromNode(new URL(path, `http://127.0.0.1:${port}`), options),
  );
  return {
    arrived,
    /** What arrived at one address, in order. */
    at: (path: string) => arrived.filter((request) => request.path === path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
