// @ts-check
/**
 * A load balancer in small, as any school's proxy is: hands requests to its servers in turn, asks each about its health five times a
 * second, and gives a request to another where a server did not take it. Whether one that was sent was also heard it cannot know, so
 * for that it answers 502.
 * Usage: node balancer.mjs PORT=SERVER[,SERVER…] …, all of them ports of this machine
 */
import { Agent, createServer, get, request as send } from 'node:http';

const askEvery = 200;
/** How long a server may take to say that it is well, in milliseconds. */
const patience = 3000;
const host = '127.0.0.1';
const agent = new Agent({ keepAlive: true });
/** @type {Map<string, boolean>} */
const isWell = new Map();

for (const pool of process.argv.slice(2)) {
  const [port = '', servers = ''] = pool.split('=');
  balance(Number(port), servers.split(','));
}
setInterval(() => {
  for (const port of isWell.keys()) askHealth(port);
}, askEvery);

/** @param {string} port */
function askHealth(port) {
  const note = (/** @type {boolean} */ is) => isWell.set(port, is);
  get({ host, port, path: '/api/health-check', agent, timeout: patience }, (answer) => {
    answer.resume();
    note(answer.statusCode === 200);
  })
    .on('timeout', () => note(false))
    .on('error', () => note(false));
}

/**
 * @param {number} port
 * @param {readonly string[]} servers
 */
function balance(port, servers) {
  for (const server of servers) isWell.set(server, true);
  let turn = 0;
  const next = (/** @type {ReadonlySet<string>} */ tried) => {
    const left = servers.filter((server) => !tried.has(server));
    const well = left.filter((server) => isWell.get(server));
    // Where none is said to be well, one that is slow is better than none.
    const chosen = well.length > 0 ? well : left;
    return chosen[turn++ % chosen.length];
  };
  createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => pass(request, Buffer.concat(parts), response, next, new Set()));
  }).listen(port, host);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Buffer} body
 * @param {import('node:http').ServerResponse} response
 * @param {(tried: ReadonlySet<string>) => string | undefined} next
 * @param {Set<string>} tried
 */
function pass(request, body, response, next, tried) {
  const port = next(tried);
  const refuse = (/** @type {number} */ status) => response.writeHead(status, { 'Content-Length': 0 }).end();
  if (port === undefined) {
    refuse(503);
    return;
  }
  const { method, url: path, headers } = request;
  send({ host, port, method, path, headers, agent }, (answer) => {
    answer.on('error', () => response.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      isWell.set(port, false);
      if (response.headersSent) response.destroy();
      else if (error.code === 'ECONNREFUSED') pass(request, body, response, next, tried.add(port));
      else refuse(502);
    })
    .end(body);
}
