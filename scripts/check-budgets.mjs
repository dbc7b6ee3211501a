// @ts-check
/**
 * Fails when there is more code than `budgets.json` allows. Prints what is over, by how much, and what to do about it.
 * Takes the folder that holds `budgets.json`, which is the checkout unless given.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { globSync } from 'tinyglobby';
import { root } from './lib/root.mjs';

/** @typedef {{ name: string, files: string[], most: { lines: number, files: number } }} Budget */

const [, , folder = root] = argv;
/** @type {{ leftOut: string[], code: Budget[] }} */
const { leftOut, code } = JSON.parse(readFileSync(join(folder, 'budgets.json'), 'utf8'));

for (const { name, files, most } of code) {
  const paths = globSync(files, { cwd: folder, absolute: true, ignore: leftOut });
  const lines = paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);
  console.log(`${name}: ${lines} of ${most.lines} lines, ${paths.length} of ${most.files} files`);
  if (paths.length === 0) fail(`No file matches ${files.join(' ')}: correct the pattern in budgets.json.`);
  check(name, 'lines', lines, most.lines);
  check(name, 'files', paths.length, most.files);
}

/**
 * @param {string} name
 * @param {'lines' | 'files'} unit
 * @param {number} count
 * @param {number} most
 */
function check(name, unit, count, most) {
  const over = count - most;
  if (over <= 0) return;
  const excess = `${over} ${over === 1 ? unit.slice(0, -1) : unit}`;
  fail(
    `Too much ${name}, by ${excess}. Take some out, or set "${unit}" to ${count} in budgets.json and say why there.`,
  );
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
