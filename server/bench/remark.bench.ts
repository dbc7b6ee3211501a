/**
 * Re-marking on SQLite: attempts a second in a dry run and in an apply, against reading and writing the same rows without
 * marking them; how long a student's submission waits meanwhile; and memory. Sizes by argument:
 * `npm run bench -- remark 10000 100000 1000000`.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

// Measured as it is shipped: bundled, and not as a development loader transforms it. Beside the server, whose packages it needs.
const folder = fileURLToPath(new URL(`../dist.bench-${process.pid}`, import.meta.url));
try {
  await build({
    entry: { measure: fileURLToPath(new URL('measure-remark.ts', import.meta.url)) },
    config: false,
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    skipNodeModulesBundle: true,
    noExternal: [/^@markwell\//, /^#/, /^zod/],
    outExtension: () => ({ js: '.mjs' }),
    silent: true,
    dts: false,
  });
  const { measureRemark }: { measureRemark: (attempts: number) => Promise<void> } = await import(
    pathToFileURL(`${folder}/measure.mjs`).href
  );
  const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger);
  for (const attempts of sizes.length > 0 ? sizes : [10_000]) await measureRemark(attempts);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
