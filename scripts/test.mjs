// @ts-check
/**
 * `npm test`: installs what is missing, a browser included, builds, and runs every test of every package, and beside them
 * the browser tests against the real server. At the end it says how much processor time everything took. The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 * Nothing is skipped in silence: a skipped test must say why, a missing browser or results file is a failure.
 */
import './lib/require-node.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { reportProcessorTime } from './lib/report-processor-time.mjs';
import { runNode } from './lib/run.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { readResults, resultsVariable } from './lib/test-results.mjs';

/** @typedef {import('./lib/test-results.mjs').TestResults} TestResults */

await ensureInstalled();
const folder = makeScratchFolder();
const runners = {
  vitest: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/lib/vitest-results-reporter.mjs',
  ],
  playwright: [
    'node_modules/@playwright/test/cli.js',
    'test',
    // A picture of what failed is kept all the same. A trace takes every test that passes 7 % longer.
    '--trace=off',
    '--reporter=list,./scripts/lib/playwright-results-reporter.mjs',
  ],
};

/** @type {TestResults[]} */
const all = [];
/** @type {import('./lib/report-processor-time.mjs').Took[]} */
const took = [];
const built = await runStep('build', ['scripts/build.mjs']);
all.push(built);
if (built.failed.length === 0) {
  all.push(await runStep('bundle size', ['scripts/check-bundle-size.mjs']));
  const browser = await runStep('browser', ['scripts/find-browser.mjs']);
  all.push(browser);
  // Beside each other: either waits now and then for what takes no processor.
  const suites = [runSuite('unit, contract, database and command-line tests', 'vitest')];
  if (browser.failed.length === 0) suites.push(runSuite('browser tests', 'playwright', { gather: true }));
  all.push(...(await Promise.all(suites)));
}
rmSync(folder, { recursive: true, force: true });

const failed = all.flatMap((results) => results.failed);
const skipped = all.flatMap((results) => results.skipped);
const passed = all.reduce((sum, results) => sum + results.passed, 0);
for (const { name, why } of skipped) console.log(`skipped: ${name}: ${why}`);
for (const { name, why } of all.flatMap((results) => results.again ?? [])) {
  console.log(`passed at the second try: ${name}: ${why}`);
}
for (const { name, why } of failed) console.log(`failed: ${name}: ${why}`);
console.log(
  reportProcessorTime(
    took,
    all.flatMap(({ files }) => files ?? []),
  ),
);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Runs a script that passes or fails as a whole.
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<TestResults>}
 */
async function runStep(name, args) {
  console.log(`\n== ${name}`);
  const { code, seconds } = await runNode(args);
  took.push({ name, seconds });
  if (code === 0) return { passed: 1, failed: [], skipped: [] };
  return { passed: 0, failed: [{ name, why: `exit code ${code}` }], skipped: [] };
}

/**
 * Runs a test runner with our reporter beside the one that people read.
 * @param {string} title
 * @param {keyof typeof runners} runner
 * @param {{ gather?: boolean }} [options] Whether what it says is shown at its end, for one that runs beside another.
 */
async function runSuite(title, runner, { gather = false } = {}) {
  console.log(`\n== ${title}${gather ? ', whose output follows when they are done' : ''}`);
  const path = join(folder, `${runner}.json`);
  const { code, output, seconds } = await runNode(runners[runner], {
    gather,
    env: { [resultsVariable]: path, TMPDIR: folder },
  });
  took.push({ name: runner, seconds });
  if (gather) console.log(`\n== ${title}\n${output}`);
  const results = readResults(path, runner);
  if (code !== 0 && results.failed.length === 0) results.failed.push({ name: runner, why: `exit code ${code}` });
  return results;
}
