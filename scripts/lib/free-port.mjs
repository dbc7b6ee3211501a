// @ts-check
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections, one of which could otherwise take the port before a server does. */
const [first, behindLast] = [20_000, 32_000];

/**
 * A TCP port on the loopback address that nothing listens on at this moment, any of thousands, so that two who ask at once
 * hardly get the same.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, behindLast);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
