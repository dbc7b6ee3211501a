import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Family, families, type Result, results } from '../src/certainty/signs.ts';
import { sureFrom } from '../src/results/certainty.ts';
import { confidenceBy, fitTable, foldsBy, type Table } from './certainty/fit-table.ts';
import { type MarkToFit, marksOfBuiltInSets, marksOfQuestions } from './certainty/marks-to-fit.ts';
import { printReliability } from './certainty/reliability.ts';
import { readQuestions } from './short-answers/read-questions.ts';

/*
 * Fits how sure marks are to answers that people have marked: npm run fit:certainty -- FILE...
 *
 * Run it after a change to what compares answers. Each FILE is as for `npm run evaluate`; to these come the
 * answers kept with the built-in sets, and the keys of mark schemes that are there to be looked at.
 * Prints how often marks of each confidence are right, by questions and by subjects that the fit had not seen, and writes `weights.json`.
 */
const files = process.argv.slice(2).filter((one) => !one.startsWith('--'));
if (files.length === 0)
  throw new Error('Say which files of marked answers to fit to: npm run fit:certainty -- FILE...');
const keys = fileURLToPath(new URL('../../fixtures/mark-scheme-keys/tune.jsonl', import.meta.url));
const marks = [
  ...marksOfQuestions(readQuestions(keys), 'keys'),
  ...files.flatMap((file) => marksOfQuestions(readQuestions(file), basename(file).replace(/\..*$/, ''))),
  ...(await marksOfBuiltInSets()),
];

/** Below `sureFrom`. */
const notSure = 0.94;
const fewestSure = 30;
const rightOfSure = 0.97;

const bySubject = leftOut(({ subject }) => subject);
printReliability(
  'by question left out',
  leftOut(({ question }) => question),
);
printReliability('by subject left out', bySubject);

const tables = fitAll(marks);
const path = fileURLToPath(new URL('../src/certainty/weights.json', import.meta.url));
writeFileSync(path, `${JSON.stringify(tables)}\n`);
execFileSync('npx', ['biome', 'format', '--write', path]);

type Tables = Record<Family, Record<Result, Table>>;

function fitAll(some: readonly MarkToFit[]): Tables {
  const tableOf = (family: Family, result: Result) => {
    const table = fitTable(toFit(some, family, result));
    return isSure(family, result)
      ? table
      : { ...table, curve: table.curve.map(([sum = 0, one = 0]) => [sum, Math.min(one, notSure)]) };
  };
  const familyOf = (family: Family) => ({
    full: tableOf(family, 'full'),
    slip: tableOf(family, 'slip'),
    part: tableOf(family, 'part'),
    none: tableOf(family, 'none'),
  });
  return {
    listed: familyOf('listed'),
    keyed: familyOf('keyed'),
    sentence: familyOf('sentence'),
    value: familyOf('value'),
    published: familyOf('published'),
  };
}

/**
 * Whether at least 97 in 100 of the marks called sure were right in subjects left out of the fit. If not, no mark of
 * this kind is called sure.
 */
function isSure(family: Family, result: Result): boolean {
  const own = bySubject.filter(({ mark }) => mark.family === family && mark.result === result && !mark.isAccepted);
  const sure = own.filter(({ confidence }) => confidence >= sureFrom);
  const weightOf = (some: typeof sure) => some.reduce((sum, { mark }) => sum + mark.weight, 0);
  return sure.length < fewestSure || weightOf(sure.filter(({ mark }) => mark.isRight)) >= rightOfSure * weightOf(sure);
}

/**
 * Marks that say how sure others are. The answers kept with the built-in sets are all accepted that should be, and none
 * is that should not: so what was accepted by other keys counts there too, and of slips that alone.
 */
function toFit(some: readonly MarkToFit[], family: Family, result: Result): MarkToFit[] {
  const isOwn = (one: Family) => one === family && !(family === 'listed' && result === 'slip');
  const isBorrowed = (one: Family) =>
    one === 'keyed' && family === 'listed' && (result === 'full' || result === 'slip');
  return some.filter((mark) => mark.result === result && (isOwn(mark.family) || isBorrowed(mark.family)));
}

function leftOut(keyOf: (mark: MarkToFit) => string) {
  const folds = 6;
  return families.flatMap((family) =>
    results.flatMap((result) => {
      const own = marks.filter((mark) => mark.family === family && mark.result === result);
      const [toLearn, foldOf] = [toFit(marks, family, result), foldsBy(marks, keyOf, folds)];
      return Array.from({ length: folds }, (_, fold) => {
        const held = own.filter((mark) => foldOf(mark) === fold);
        if (held.length === 0) return [];
        const table = fitTable(toLearn.filter((mark) => foldOf(mark) !== fold));
        return held.map((mark) => ({ mark, confidence: confidenceBy(table, mark) }));
      }).flat();
    }),
  );
}
