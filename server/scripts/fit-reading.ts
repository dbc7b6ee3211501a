import { parseArgs } from 'node:util';
import { type Weight, weights } from '../src/homework-import/reading/weights.ts';
import { readLabelledFiles } from './evaluate-import/labelled-files.ts';
import { type TalliedFile, tallyFile, weightNames } from './evaluate-import/tallied-file.ts';

/*
 * Whether other weights read documents better: npm run fit:reading -- FOLDER [--folds 5] [--rounds 1]
 *
 * FOLDER is that of `npm run evaluate:import`. Fits the weights by coordinate ascent on how many questions have their structure right, on all
 * authors but those of one fold, and tries them on that fold. A weight keeps its sign and stays between half and double of what it is. Prints
 * both figures of each fold beside those of the present weights, and last the weights that are fitted on all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder of labelled files to fit to.');
const folds = Math.max(2, Number(values.folds) || 5);
const rounds = Math.max(1, Number(values.rounds) || 1);
const present: Readonly<Record<Weight, number>> = { ...weights };
const steps = [0.5, 0.75, 1.4, 2];

const files: TalliedFile[] = [];
for (const file of readLabelledFiles(folder)) files.push(await tallyFile(file));
const authors = [...new Set(files.map(({ author }) => author))].sort();
const foldOf = (file: TalliedFile) => authors.indexOf(file.author) % folds;

const structureOf = (some: readonly TalliedFile[]) => some.reduce((sum, file) => sum + file.structure(), 0);
const share = (right: number, some: readonly TalliedFile[]) => {
  const all = some.reduce((sum, { questions }) => sum + questions, 0);
  return `${right}/${all} (${((100 * right) / Math.max(1, all)).toFixed(1)}%)`;
};

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

let before = 0;
let after = 0;
for (let fold = 0; fold < folds; fold += 1) {
  const held = files.filter((file) => foldOf(file) === fold);
  const others = files.filter((file) => foldOf(file) !== fold);
  Object.assign(weights, present);
  const [heldBefore, othersBefore] = [structureOf(held), structureOf(others)];
  fitTo(others);
  const [heldAfter, othersAfter] = [structureOf(held), structureOf(others)];
  before += heldBefore;
  after += heldAfter;
  console.log(
    `fold ${fold + 1}: fitted ${share(othersBefore, others)} to ${share(othersAfter, others)}, held out ${share(heldBefore, held)} to ${share(heldAfter, held)}`,
  );
}
console.log(
  `held out in all: ${share(before, files)} with the present weights, ${share(after, files)} with fitted ones`,
);
fitTo(files);
console.log(`fitted on all: ${share(structureOf(files), files)}`);
for (const name of weightNames)
  if (weights[name] !== present[name]) console.log(`  ${name}: ${present[name]} to ${weights[name]}`);
