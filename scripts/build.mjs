// @ts-check
/**
 * `npm run build [-- --force] [web] [server] [cli]`: builds what has changed since it was last built. Each target is built
 * beside its old files and then takes their place, so that a running server never serves half of a build.
 */
import './lib/require-node.mjs';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithVite } from 'vite';
import { buildServiceWorker } from './lib/build-service-worker.mjs';
import { staleTargets, stampPath, targets } from './lib/build-targets.mjs';
import { compressFiles } from './lib/compress-files.mjs';
import { firstFiles } from './lib/first-files.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// What is built is for schools, whatever runs the build: Vite would put what is for developers into it.
process.env.NODE_ENV = 'production';

const fromSource = ['--conditions=@markwell/source', '--import', 'tsx'];

if (process.argv.includes('--force'))
  for (const { dist } of Object.values(targets)) rmSync(stampPath(dist), { force: true });

const named = process.argv.slice(2).filter((arg) => arg in targets);
const wanted = named.length > 0 ? named : Object.keys(targets);
const stale = staleTargets().filter(({ name }) => wanted.includes(name));
const results = await Promise.allSettled(stale.map(build));
for (const name of wanted) if (!stale.some((target) => target.name === name)) console.error(`${name}: up to date`);
for (const result of results) {
  if (result.status === 'fulfilled') continue;
  console.error(result.reason.message);
  console.error(result.reason.cause?.message);
  process.exitCode = 1;
}

/** @param {(typeof stale)[number]} target */
async function build({ name, digest }) {
  const started = performance.now();
  const { dist } = targets[name];
  const folder = inRoot(`${dist}.${process.pid}`);
  try {
    await (name === 'web' ? buildWeb(folder) : buildForNode(name, folder));
    mkdirSync(folder, { recursive: true });
    writeFileSync(stampPath(`${dist}.${process.pid}`), digest);
    replaceFolder(inRoot(dist), folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${name} could not be built.`, { cause: error });
  }
  console.error(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @param {string} folder */
async function buildWeb(folder) {
  await buildWithVite({
    root: inRoot('web'),
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        onwarn(warning, warn) {
          // Files that need each other may run before what they need.
          if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
          // zod writes notes for other bundlers where Rollup does not look for them.
          // TanStack Query says for whom its files are to frameworks that draw pages on a server.
          if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const lists = ['src/app/routes.tsx', 'src/app/other-routes.tsx'].map((key) => ({
    key,
    text: readFileSync(inRoot('web', key), 'utf8'),
  }));
  writeFileSync(join(folder, '.vite/first-files.json'), JSON.stringify(firstFiles(manifest, lists)));
  await buildServiceWorker(folder, manifest);
  await compressFiles(folder);
}

/**
 * Each has a process of its own, because tsup reads package.json and tsup.config.ts where it is run.
 * @param {'server' | 'cli'} name
 * @param {string} folder
 */
async function buildForNode(name, folder) {
  const tsup = fileURLToPath(import.meta.resolve('tsup/dist/cli-default.js'));
  await runInside(name, [tsup, '--out-dir', folder]);
  if (name === 'server') await runInside(name, [...fromSource, 'scripts/openapi/write-openapi.ts', folder]);
}

/**
 * @param {'server' | 'cli'} name
 * @param {string[]} args
 */
async function runInside(name, args) {
  const { code, output } = await runNode(args, { cwd: inRoot(name), gather: true });
  if (code !== 0) throw new Error(output);
}

/**
 * @param {string} old
 * @param {string} fresh
 */
function replaceFolder(old, fresh) {
  const aside = `${old}.${process.pid}.old`;
  try {
    renameSync(old, aside);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  renameSync(fresh, old);
  rmSync(aside, { recursive: true, force: true });
}
