// @ts-check
/**
 * `npm run check`: the fast loop. Format and lint, types, dependency rules, unused code and budgets, side by side; prints what each
 * found and how long it took, and exits with 1 when any of them failed.
 */
import './lib/require-node.mjs';
import { ensureUnpacked, isCompiled } from './lib/ensure-installed.mjs';
import { nothingCruised } from './lib/nothing-cruised.mjs';
import { runNode, runNpm } from './lib/run.mjs';

await ensureUnpacked();

const cruised = ['marking-core', 'server', 'web', 'cli', 'scripts', 'tests'];

/** @type {Record<string, { args: string[], run?: typeof runNpm, complaint?: (output: string) => string | undefined }>} */
const parts = {
  // After a fresh install. No check needs what is compiled, which keeps one processor busy for a minute or two.
  ...(isCompiled() ? {} : { 'packages that are compiled': { args: ['rebuild'], run: runNpm } }),
  // Packages whose settings are the same are checked as one: each would check those that it imports again.
  'types of library, server and command line': { args: tsc('tsconfig.node.json', 'node') },
  'types of web': { args: tsc('web', 'web') },
  'types of the house': { args: tsc('.', 'house') },
  'format and lint': {
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'],
  },
  'dependency rules': {
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...cruised,
    ],
    complaint: nothingCruised,
  },
  'budgets of code': { args: ['scripts/check-budgets.mjs'] },
  'unused code': { args: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache'] },
};

const started = performance.now();
const outcomes = await Promise.all(Object.entries(parts).map(([name, part]) => runPart(name, part)));
console.log(`${seconds(started)} in all`);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;

/**
 * @param {string} name
 * @param {(typeof parts)[string]} part
 */
async function runPart(name, { args, run = runNode, complaint }) {
  const partStarted = performance.now();
  const { code, output } = await run(args, { gather: true });
  const wrong = complaint?.(output);
  const passed = code === 0 && wrong === undefined;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds(partStarted)})`);
  if (!passed) console.log([output.trim(), wrong].filter(Boolean).join('\n'));
  return passed;
}

/**
 * @param {string} project A folder, or a file of settings.
 * @param {string} name Of its cache.
 */
function tsc(project, name) {
  const cache = `node_modules/.cache/tsc/${name}.tsbuildinfo`;
  return ['node_modules/typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', cache];
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
