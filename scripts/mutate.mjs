// @ts-check
/**
 * `npm run mutate [-- AREA …]`: changes the code of each area on trial, one small change after another, and runs the tests that are
 * nearest to it; a change that no test notices survives. Prints what share of them was noticed, and the survivors with `--list`.
 * `--areas` only prints the names of the areas, as JSON. Only what has changed since the last run is tried again. See
 * docs/mutation-testing.md.
 */
import './lib/require-node.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import { areaVariable, mutationAreas } from './lib/mutation-areas.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

if (process.argv.includes('--areas')) {
  console.log(JSON.stringify(Object.keys(mutationAreas)));
  process.exit(0);
}
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const lists = process.argv.includes('--list');
const unknown = names.filter((name) => !(name in mutationAreas));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are: ${Object.keys(mutationAreas).join(', ')}.`);
  process.exit(2);
}

mkdirSync(inRoot('node_modules/.cache/mutation'), { recursive: true });
for (const name of names.length > 0 ? names : Object.keys(mutationAreas)) {
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--logLevel', 'warn'];
  const { code } = await runNode(args, { env: { [areaVariable]: name } });
  if (code !== 0) process.exitCode = 1;
  else report(name);
}

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} MutationReport
 */

/** @param {string} name */
function report(name) {
  /** @type {MutationReport} */
  const { files } = JSON.parse(readFileSync(inRoot(`node_modules/.cache/mutation/${name}.json`), 'utf8'));
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: own }]) =>
    own.map((one) => ({ ...one, path, line: source.split('\n')[one.location.start.line - 1]?.trim() ?? '' })),
  );
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const share = ((100 * noticed) / Math.max(1, noticed + missed)).toFixed(1);
  console.log(`${name}: ${share} % noticed (${noticed} of ${noticed + missed}; ${count('NoCoverage')} without a test)`);
  if (!lists) return;
  for (const { status, path, line, location, mutatorName, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    console.log(`  ${path}:${location.start.line}:${location.start.column} ${mutatorName}: ${line}`);
    console.log(
      `      to ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 120)}${status === 'NoCoverage' ? ' (no test)' : ''}`,
    );
  }
}
