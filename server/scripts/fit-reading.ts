import { parseArgs } from 'node:util';
import { type Weight, weights } from '../src/homework-import/reading/weights.ts';
import { readLabelledFiles } from './evaluate-import/labelled-files.ts';
import { type Score, type TalliedFile, tallyFile, weightNames } from './evaluate-import/tallied-file.ts';

/*
 * Whether other weights read documents better: npm run fit:reading -- FOLDER [--folds 5] [--rounds 1] [--apart PATTERN] [--even]
 *
 * FOLDER is that of `npm run evaluate:import`. Fits the weights by coordinate ascent on how many questions have their structure right, on all
 * authors but those of one fold, and tries them on that fold. A weight keeps its sign and stays between half and double of what it is. Prints
 * the figures of each fold beside those of the present weights, right and structure of all that was held out, and last the weights that are
 * fitted on all. Files whose names match `--apart` have figures of their own besides. `--even` begins
 * with nothing but the signs of the weights: each counts 1, and may become a quarter to four times that.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '1' },
    apart: { type: 'string' },
    even: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder of labelled files to fit to.');
const folds = Math.max(2, Number(values.folds) || 5);
const rounds = Math.max(1, Number(values.rounds) || 1);
const present: Record<Weight, number> = { ...weights };
if (values.even) for (const name of weightNames) present[name] = Math.sign(weights[name]);
const steps = values.even ? [0.25, 0.5, 2, 4] : [0.5, 0.75, 1.4, 2];

const files: TalliedFile[] = [];
for (const file of readLabelledFiles(folder)) files.push(await tallyFile(file));
const authors = [...new Set(files.map(({ author }) => author))].sort();
const foldOf = (file: TalliedFile) => authors.indexOf(file.author) % folds;

const structureOf = (some: readonly TalliedFile[]) => some.reduce((sum, file) => sum + file.score().structure, 0);
const share = (right: number, some: readonly TalliedFile[]) => {
  const all = some.reduce((sum, { questions }) => sum + questions, 0);
  return `${right}/${all} (${((100 * right) / Math.max(1, all)).toFixed(1)}%)`;
};
const scoresOf = (some: readonly TalliedFile[]) => new Map(some.map((file) => [file, file.score()] as const));
const isApart = ({ name }: TalliedFile) => values.apart !== undefined && new RegExp(values.apart, 'u').test(name);

/** Leaves the weights as they do best on some files. */
function fitTo(some: readonly TalliedFile[]): void {
  Object.assign(weights, present);
  let best = structureOf(some);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of weightNames) {
      let kept = weights[name];
      for (const step of steps) {
        weights[name] = present[name] * step;
        const right = structureOf(some);
        if (right > best) [best, kept] = [right, weights[name]];
      }
      weights[name] = kept;
    }
  }
}

const before = new Map<TalliedFile, Score>();
const after = new Map<TalliedFile, Score>();
for (let fold = 0; fold < folds; fold += 1) {
  const held = files.filter((file) => foldOf(file) === fold);
  const others = files.filter((file) => foldOf(file) !== fold);
  Object.assign(weights, present);
  const [heldBefore, othersBefore] = [structureOf(held), structureOf(others)];
  for (const [file, score] of scoresOf(held)) before.set(file, score);
  fitTo(others);
  const [heldAfter, othersAfter] = [structureOf(held), structureOf(others)];
  for (const [file, score] of scoresOf(held)) after.set(file, score);
  console.log(
    `fold ${fold + 1}: fitted ${share(othersBefore, others)} to ${share(othersAfter, others)}, held out ${share(heldBefore, held)} to ${share(heldAfter, held)}`,
  );
}
printHeldOut('all', files);
if (values.apart !== undefined) {
  printHeldOut('those apart', files.filter(isApart));
  printHeldOut(
    'the others',
    files.filter((file) => !isApart(file)),
  );
}
fitTo(files);
console.log(`fitted on all: ${share(structureOf(files), files)}`);
for (const name of weightNames)
  if (weights[name] !== present[name]) console.log(`  ${name}: ${present[name]} to ${weights[name]}`);

function printHeldOut(name: string, some: readonly TalliedFile[]): void {
  const of = (scores: ReadonlyMap<TalliedFile, Score>, figure: keyof Score) =>
    share(
      some.reduce((sum, file) => sum + (scores.get(file)?.[figure] ?? 0), 0),
      some,
    );
  for (const figure of ['right', 'structure'] as const)
    console.log(
      `held out of ${name}, ${figure}: ${of(before, figure)} with the present weights, ${of(after, figure)} with fitted ones`,
    );
}
