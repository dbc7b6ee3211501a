// @ts-check
/**
 * `npm run bench`: runs the benchmarks one after another, so that none disturbs the next, and prints what each prints.
 * `npm run bench -- remark 100000` runs those whose name holds the word, and hands them the rest. With `--short` each does as little as
 * shows that it runs, in a minute or two for all of them; what it prints then is no figure to go by.
 */
import './lib/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const { code: buildCode } = await runNode(['scripts/build.mjs']);
if (buildCode !== 0) process.exit(buildCode);

const benches = ['marking-core/bench', 'server/bench', 'cli/bench'].flatMap((folder) =>
  existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)).map((file) => `${folder}/${file}`) : [],
);
const given = process.argv.slice(2);
if (given.includes('--short')) process.env.MARKWELL_BENCH_SHORT = '1';
const [word = '', ...rest] = given.filter((one) => one !== '--short');
const wanted = benches.filter((path) => path.endsWith('.bench.ts') && path.includes(word)).sort();
if (wanted.length === 0) {
  console.error(`No benchmark has '${word}' in its name.`);
  process.exitCode = 1;
}
for (const bench of wanted) {
  console.log(`\n== ${bench.replace('/bench/', ': ').replace('.bench.ts', '').replaceAll('-', ' ')}`);
  const { code } = await runNode(['--expose-gc', '--conditions=@markwell/source', '--import', 'tsx', bench, ...rest]);
  if (code !== 0) {
    console.error(`${bench} failed.`);
    process.exitCode = 1;
  }
}
