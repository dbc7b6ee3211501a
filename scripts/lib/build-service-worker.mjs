// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { offlineFiles } from './offline-files.mjs';
import { inRoot } from './root.mjs';

/**
 * Builds `sw.js` into the folder of a built page, with the list of the files that it keeps on a device.
 * @param {string} folder
 * @param {Record<string, import('./route-files.mjs').Chunk>} manifest As vite writes it.
 */
export async function buildServiceWorker(folder, manifest) {
  const pageFiles = offlineFiles(manifest).map((url) => ({
    url,
    // The name of a file under `static` changes with it.
    revision: url.startsWith('/static/') ? null : digestOf(join(folder, url)),
  }));
  await build({
    configFile: false,
    root: inRoot('web'),
    publicDir: false,
    logLevel: 'warn',
    define: { pageFiles: JSON.stringify(pageFiles) },
    build: {
      target: ['safari15.4', 'firefox115', 'chrome119'],
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: inRoot('web/src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** @param {string} path */
function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
