/**
 * Re-marking: attempts a second in a dry run and in an apply, against reading and writing the same rows without marking
 * them; how long a student's submission waits meanwhile; and memory. Of three rounds the best is told, and how busy other
 * programs kept the machine meanwhile: the figures count where that is next to nothing. Sizes by argument, on SQLite unless
 * the address of an empty PostgreSQL database comes first: `npm run bench -- remark postgres://… 10000 100000`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { isShort } from './is-short.ts';
import { type Spread, spreads } from './school-answers.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Measured as it is shipped: bundled, and not as a development loader transforms it. Beside the server, whose packages it needs.
const bundle = here(`../dist.bench-${process.pid}`);
const folder = mkdtempSync(join(tmpdir(), 'markwell-remark-'));
const [given = '', ...more] = process.argv.slice(2);
const postgres = given.startsWith('postgres') ? given : undefined;
const sizes = [...(postgres === undefined ? [given] : []), ...more].map(Number).filter((size) => size > 0);
try {
  await build({
    entry: {
      measure: fileURLToPath(new URL('measure-remark.ts', import.meta.url)),
      'remark-worker': here('../src/operations/schemes/remark/remark-worker.ts'),
    },
    config: false,
    outDir: bundle,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    skipNodeModulesBundle: true,
    noExternal: [/^@markwell\//, /^#/, /^zod/],
    silent: true,
    dts: false,
    esbuildOptions: (options) => {
      options.conditions = ['@markwell/source'];
    },
  });
  console.log(`${postgres === undefined ? 'SQLite' : 'PostgreSQL'}, ${availableParallelism()} cores`);
  for (const size of sizes.length > 0 ? sizes : [isShort ? 1_000 : 100_000]) {
    measure(size, 'school', [
      ['a phrase more', 2],
      ['other feedback', 3],
    ]);
    if (postgres === undefined) measure(size, 'all unlike', [['a phrase more', 2]]);
  }
} finally {
  rmSync(bundle, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function measure(size: number, spread: Spread, versions: [what: string, version: number][]): void {
  const url = postgres ?? `sqlite:${join(folder, `${size} ${spread}.db`)}`;
  console.log(`\n${size.toLocaleString('en')} attempts of seven answers: ${spreads[spread]}`);
  run('fill', url, String(size), spread === 'school' ? 'school' : 'unlike');
  for (const [what, version] of versions) {
    console.log(`  version with ${what}:`);
    const rounds = isShort || size > 200_000 ? 1 : 3;
    run('run', url, String(size), String(version), String(rounds));
  }
}

function run(...args: string[]): void {
  execFileSync(process.execPath, [join(bundle, 'measure.js'), ...args], { stdio: 'inherit' });
}
