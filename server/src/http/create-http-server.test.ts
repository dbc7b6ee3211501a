import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

const app = express();
const server = createHttpServer(app);
afterEach(() => server.close());

it('gives Express requests and responses that it need not change, with all that Express adds', async () => {
  const prototypes: object[] = [];
  const note = (request: IncomingMessage, response: ServerResponse) =>
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  server.prependListener('request', note);
  app.get('/call', (request, response) => {
    note(request, response);
    response.status(201).json({ host: request.get('Host'), app: request.app === app && response.app === app });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${port}/call`);

  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ host: `127.0.0.1:${port}`, app: true });
  const [request, response, ...inExpress] = prototypes;
  expect(inExpress[0]).toBe(request);
  expect(inExpress[1]).toBe(response);
});
