// @ts-check
/**
 * Runs commands of the built `markwell` for tests, one after another in one process: what commands load takes ten times as long
 * as what they do. Each has its own words, variables and input, what it prints is gathered, and it has ended once nothing that it
 * opened is open any more, as a process of its own would. Ends with whoever started it.
 */
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** @typedef {{ args: string[], input: string, env: Record<string, string>, cwd: string }} Command */
/** @typedef {{ code: number | null, stdout: string, stderr: string }} Run */

const program = new URL('../../cli/dist/main.js', import.meta.url);
const longestEnd = 60_000;
let runs = 0;

process.on('message', async (/** @type {Command} */ command) => process.send?.(await run(command)));
process.on('disconnect', () => process.exit());

/**
 * @param {Command} command
 * @returns {Promise<Run>}
 */
async function run({ args, input, env, cwd }) {
  const before = { ...process.env };
  process.chdir(cwd);
  Object.assign(process.env, env);
  process.argv.splice(1, process.argv.length, program.pathname, ...args);
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const [stdout, stderr] = [gather(process.stdout), gather(process.stderr)];
  // With these streams, which are opened when they are first looked at.
  const open = process.getActiveResourcesInfo();
  try {
    // By another address, so that it runs again; the files that it loads have the same, and are loaded once.
    runs += 1;
    await import(`${program.href}?${runs}`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  }
  const left = await waitForEnd(open);
  if (left.length > 0) process.stderr.write(`It would not have ended: still open is ${left.join(', ')}.\n`);
  const code = left.length > 0 ? null : Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  process.removeAllListeners('SIGINT');
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  return { code, stdout: stdout(), stderr: stderr() };
}

/**
 * Keeps what is written to a stream back, until it is asked for.
 * @param {NodeJS.WriteStream} stream
 */
function gather(stream) {
  const { write } = stream;
  /** @type {Buffer[]} */
  const written = [];
  stream.write = (/** @type {string | Uint8Array} */ chunk, /** @type {unknown[]} */ ...rest) => {
    written.push(Buffer.from(chunk));
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return () => {
    stream.write = write;
    stream.removeAllListeners('error');
    return new TextDecoder().decode(Buffer.concat(written));
  };
}

/**
 * What is open and was not before, once there is nothing or it has taken too long.
 * @param {string[]} before
 * @returns {Promise<string[]>}
 */
async function waitForEnd(before) {
  const since = performance.now();
  for (;;) {
    const earlier = [...before];
    const left = process.getActiveResourcesInfo().filter((name) => {
      const at = earlier.indexOf(name);
      if (at >= 0) earlier.splice(at, 1);
      return at < 0;
    });
    if (left.length === 0 || performance.now() - since > longestEnd) return left;
    await setTimeout(2);
  }
}
