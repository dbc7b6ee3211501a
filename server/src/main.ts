import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { CannotOpenDatabase } from './db/cannot-open-database.ts';
import { createLogger } from './logger.ts';
import { fillWithDemo, isDemo } from './operations/demo/fill-with-demo.ts';
import { keepDemoAlive } from './operations/demo/keep-demo-alive.ts';
import { type RunningSite, serve } from './serve.ts';

const usage = 'Usage: npm start [-- --demo]\n  --demo   fill an empty database with a believable school term';

const trustsEveryone =
  'Warning: TRUST_PROXY=true lets every client choose the address that it is known by. Set it to the number of proxies (TRUST_PROXY=1) or to their addresses.';

/** What to do when the address cannot be listened on, by the call that failed and the system's code for why. */
const listenAdvice: Record<string, string> = {
  'listen EADDRINUSE': 'Set PORT to a port that is free.',
  'listen EACCES': 'Set PORT to a port that may be used, such as one above 1023.',
  'listen EADDRNOTAVAIL': 'Set HOST to an address of this machine, or leave it out.',
  'getaddrinfo ENOTFOUND': 'Set HOST to an address of this machine, or leave it out.',
};

// Collect garbage once the heap has doubled, not quadrupled: 240 MB under load instead of 330 (decision 0024).
setFlagsFromString('--heap-growing-percent=100');

await main();

/** Reads the environment and the arguments, starts the site, says where it is, and stops it when told to. */
async function main(): Promise<void> {
  const wanted = readArguments();
  if (wanted === undefined) return;
  try {
    const config = readConfig(process.env);
    if (config.trustProxy === true) console.error(trustsEveryone);
    const logger = createLogger(config, process.stdout.isTTY === true);
    const site = await serve(config, logger);
    stopOnSignal(site);
    if (site.adminPassword !== undefined) {
      console.log(
        `The account 'admin' was made, with the password ${site.adminPassword}\nIt is shown this once: keep it.`,
      );
    }
    if (wanted.demo) await addDemo(site);
    console.log(`Markwell is ready at ${site.url}`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = error instanceof ConfigError ? 2 : 1;
  }
}

function readArguments(): { demo: boolean } | undefined {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
    if (values.help !== true) return { demo: values.demo === true };
    console.log(usage);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exitCode = 2;
  }
  return undefined;
}

/** A demo that was asked for and cannot be had ends the server, rather than leave it up without. */
async function addDemo(site: RunningSite): Promise<void> {
  try {
    await sayDemo(site);
    if (await isDemo(site.services)) await keepDemoAlive(site.services);
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function sayDemo({ services }: RunningSite): Promise<void> {
  const demo = await fillWithDemo(services);
  if (demo === undefined) {
    const isThere = await isDemo(services);
    console.log(isThere ? 'The demo term is there.' : 'The database is not empty, so no demo was added.');
    return;
  }
  console.log(`A demo term was added: ${demo.students} students, ${demo.attempts} attempts.`);
  if (demo.teachers.length > 0) console.log('Teachers who can sign in:');
  for (const { displayName, username, password } of demo.teachers)
    console.log(`  ${displayName}: ${username} ${password}`);
}

/** Below this, in milliseconds, a second signal is no second wish: Ctrl-C reaches us directly and by way of npm. */
const sameSignal = 1000;

function stopOnSignal(site: RunningSite): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignal) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof CannotOpenDatabase) return error.message;
  const advice = 'syscall' in error && 'code' in error ? listenAdvice[`${error.syscall} ${error.code}`] : undefined;
  if (advice !== undefined) return `${error.message}\n${advice}`;
  return error.stack ?? error.message;
}
