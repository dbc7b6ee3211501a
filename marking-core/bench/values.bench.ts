import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

// Measured as it is shipped: bundled, like the page and the server, and not as a development loader transforms it.
const folder = mkdtempSync(join(tmpdir(), 'values-bench-'));
try {
  await build({
    entry: { measure: fileURLToPath(new URL('measure-values.ts', import.meta.url)) },
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
