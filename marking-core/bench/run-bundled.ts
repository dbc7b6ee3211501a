import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

/**
 * Runs a file of this folder as it would be shipped: bundled, like the page and the server, and not as a development loader transforms
 * it. The bundle lies beside `src`, because what it reads there is found by where it lies itself.
 */
export async function runBundled(file: string): Promise<void> {
  const folder = mkdtempSync(join(fileURLToPath(new URL('..', import.meta.url)), 'dist.bench-'));
  try {
    await build({
      entry: { measure: fileURLToPath(new URL(file, import.meta.url)) },
      config: false,
      outDir: folder,
      format: 'esm',
      target: 'node20',
      noExternal: [/.*/],
      outExtension: () => ({ js: '.mjs' }),
      silent: true,
      dts: false,
    });
    await import(pathToFileURL(join(folder, 'measure.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
