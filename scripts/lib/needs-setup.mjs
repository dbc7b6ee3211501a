// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

/** @typedef {import('./needed.ts').Need} Need */

/**
 * Makes what test files ask for by `needed`, when the first of a run does: a run of files that ask for nothing starts nothing.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  // Every project inherits this; what is asked for by several is made once.
  if (!project.isRootProject()) return;
  /** @type {Map<string, Promise<string>>} */
  const made = new Map();
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  /** @type {Record<Need, () => Promise<string>>} */
  const makers = {
    postgres: async () => {
      const { startPostgres } = await import('../../server/src/db/testing/start-postgres.ts');
      const { url, stop } = await startPostgres({ isDurable: false });
      stops.push(stop);
      keepExitCode();
      return url;
    },
    server: () => build('server'),
    cli: () => build('cli'),
  };
  const service = createServer(async ({ url = '' }, response) => {
    const need = /** @type {Need} */ (url.slice(1));
    const making = made.get(need) ?? makers[need]();
    made.set(need, making);
    try {
      response.end(await making);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  project.provide('needs', `http://127.0.0.1:${address.port}`);
  // Sources may have changed since.
  project.onTestsRerun(() => {
    for (const need of ['server', 'cli']) made.delete(need);
  });
  return async () => {
    service.close();
    service.closeAllConnections();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Builds what has changed, and says where it is: processes start from a build in a fraction of the time that sources take.
 * @param {'server' | 'cli'} target
 */
async function build(target) {
  const { code, output } = await runNode(['scripts/build.mjs', target], { gather: true });
  if (code !== 0) throw new Error(output);
  return inRoot(target, 'dist');
}

/**
 * The package that starts PostgreSQL ends the process with 0 as soon as nothing is left to do, so that failed tests would
 * pass. What comes before it here ends the process first, with the code that vitest has set.
 */
function keepExitCode() {
  process.prependOnceListener('beforeExit', () => process.exit());
}
