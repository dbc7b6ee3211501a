import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '../operations/site/problems/problem.ts';
import { readJson } from './read-json.ts';

const heard: unknown[] = [];
const server = createServer(async (incoming, response) => {
  try {
    heard.push(await readJson(incoming));
    response.end('taken');
  } catch (error) {
    heard.push(error instanceof Problem ? error.code : error);
    response.end(error instanceof Problem ? error.code : 'failed');
  }
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = { 'Content-Type': 'application/json' };
const mebibyte = 1024 * 1024;

/** Sends a body in chunks, without saying how long it is unless a header does. */
function send(headers: Record<string, string>, body: Buffer | string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    });
    sent.on('error', reject);
    sent.write(body);
    sent.end();
  });
}

it.each<[label: string, headers: Record<string, string>, body: Buffer | string, outcome: string]>([
  ['2 MB', json, `"${'x'.repeat(2 * mebibyte - 2)}"`, 'taken'],
  ['a byte more, of a length that nobody has told', json, `"${'x'.repeat(2 * mebibyte - 1)}"`, 'too-large'],
  ['5,000 values', json, `[${'1,'.repeat(4_998)}1]`, 'taken'],
  ['a value more', json, `[${'11,'.repeat(4_999)}11]`, 'too-large'],
  ['UTF-8 by its name', { 'Content-Type': 'Application/JSON; charset="utf-8"' }, '{}', 'taken'],
  ['another alphabet', { 'Content-Type': 'application/json; charset=utf-16' }, '{}', 'unsupported-type'],
  ['another type', { 'Content-Type': 'text/json' }, '{}', 'unsupported-type'],
  ['what is compressed', { ...json, 'Content-Encoding': 'gzip' }, gzipSync('{}'), 'unsupported-type'],
  ['what says that it is as it is', { ...json, 'Content-Encoding': 'identity' }, '{}', 'taken'],
  ['what is no JSON', json, '{', 'invalid-input'],
])('of %s', async (_label, headers, body, outcome) => {
  expect(await send(headers, body)).toBe(outcome);
});

it('a body that says that it is too large is refused before any of it has come', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${2 * mebibyte + 1}\r\n\r\n`;
  const answer = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', resolve));
  socket.write(head);
  expect(await answer).toContain('too-large');
  socket.destroy();
});

it('a body that breaks off is not waited for', async () => {
  const before = heard.length;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{', () =>
    socket.destroy(),
  );
  await expect.poll(() => heard.length).toBe(before + 1);
  expect(heard.at(-1)).toBe('invalid-input');
});
