// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inRoot } from './root.mjs';

/**
 * What is built, and from which files and folders. A target is built again when any of them has changed.
 * @type {Record<'web' | 'server' | 'cli', { dist: string, sources: string[] }>}
 */
export const targets = {
  web: {
    dist: 'web/dist',
    sources: [
      'scripts/lib/build-service-worker.mjs',
      'scripts/lib/compress-files.mjs',
      'scripts/lib/first-files.mjs',
      'scripts/lib/offline-files.mjs',
      'scripts/lib/route-files.mjs',
      'web/index.html',
      'web/vite.config.ts',
      'web/vite',
      'web/public',
      'web/src',
      'marking-core/src',
      'server/src/contract',
    ],
  },
  server: {
    dist: 'server/dist',
    sources: [
      'server/tsup.config.ts',
      'server/scripts/openapi',
      'docs/homework.schema.json',
      'server/src',
      'marking-core/src',
    ],
  },
  cli: {
    dist: 'cli/dist',
    sources: ['cli/tsup.config.ts', 'cli/src', 'server/src', 'marking-core/src'],
  },
};

const sourcesOfAll = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];
const stampFile = '.built-from';

/**
 * Names of the targets whose built files are missing or were built from other sources, with the digest to record.
 * @returns {{ name: keyof typeof targets, digest: string }[]}
 */
export function staleTargets() {
  const names = /** @type {(keyof typeof targets)[]} */ (Object.keys(targets));
  return names
    .map((name) => ({ name, digest: digestOf([...sourcesOfAll, ...targets[name].sources]) }))
    .filter(({ name, digest }) => readStamp(targets[name].dist) !== digest);
}

/**
 * Path of the file that records what a target was built from.
 * @param {string} dist
 */
export const stampPath = (dist) => inRoot(dist, stampFile);

/** @param {string} dist */
function readStamp(dist) {
  try {
    return readFileSync(stampPath(dist), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * A digest of the contents rather than of times, because git and unzipping give files new times.
 * @param {string[]} paths
 */
function digestOf(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap(filesUnder))
    hash.update(file.split(sep).join('/')).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * The files under a folder in a steady order, or the file itself; none when it does not exist. Tests are not built.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  try {
    const entries = readdirSync(inRoot(path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return filesUnder(inner);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [inner];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
