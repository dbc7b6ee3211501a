// @ts-check
import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** Runs `npm ci` when what is installed is not what package-lock.json asks for; exits with a message when that fails. */
export async function ensureInstalled() {
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing or broken: restore it with git.');
  const installed = readLock('node_modules/.package-lock.json');
  if (installed !== undefined && isInstalled(wanted, installed)) return;
  console.error('Installing what is missing (npm ci)…');
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('npm ci failed: the reason is above. README.md, "When something goes wrong", has the usual ones.');
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
