// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** Made by the one package that takes long: where its ready-made file cannot be downloaded it is compiled, in a minute. */
const compiledLast = 'node_modules/sqlite3/build/Release/node_sqlite3.node';

/** Runs `npm ci` when what is installed is not what package-lock.json asks for; exits with a message when that fails. */
export async function ensureInstalled() {
  if (!areAllPackagesThere()) return succeedOrExit('npm ci', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!isCompiled()) await succeedOrExit('npm rebuild', ['rebuild']);
}

/** As `ensureInstalled`, but leaves what is to be compiled to who asks `isCompiled` and runs `npm rebuild`. */
export async function ensureUnpacked() {
  if (areAllPackagesThere()) return;
  await succeedOrExit('npm ci', ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts']);
}

/** Whether the scripts by which packages finish their own installing have run. */
export function isCompiled() {
  return existsSync(inRoot(compiledLast));
}

function areAllPackagesThere() {
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing or broken: restore it with git.');
  const installed = readLock('node_modules/.package-lock.json');
  return installed !== undefined && isInstalled(wanted, installed);
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function succeedOrExit(name, args) {
  console.error(`Installing what is missing (${name})…`);
  const { code } = await runNpm(args);
  if (code === 0) return;
  console.error(`${name} failed: the reason is above. docs/troubleshooting.md lists the usual ones.`);
  process.exit(code);
}

/**
 * Whether each package that the lock asks for is installed in that version. Optional ones may be absent: most of them are for
 * other platforms.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
