import { parseArgs } from 'node:util';
import { acceptedFrom } from '../src/rules/model-answer/judge.ts';
import { likelihood } from '../src/rules/model-answer/likelihood.ts';
import type { MarkedQuestion } from '../src/scheme/mark-scheme.ts';
import { agreement, type Verdict } from './short-answers/agreement.ts';
import { byCertainty, calibrationError } from './short-answers/calibration.ts';
import { describeClasses, describeHidden, describeWrong, hasClasses } from './short-answers/class-answers.ts';
import { type ComparedAnswer, comparedAnswers, schemeOfQuestions } from './short-answers/compared-answers.ts';
import { fitWeights, likeliest } from './short-answers/fit-weights.ts';
import { bestThreshold, floors } from './short-answers/floors.ts';
import { heldOutBands } from './short-answers/held-out-bands.ts';
import { resultsOf, shareOf } from './short-answers/marked-answers.ts';
import { type MarkedAnswer, type MarkedAnswers, readQuestions } from './short-answers/read-questions.ts';
import { simulatedTeacher } from './short-answers/simulated-teacher.ts';
import { describeWorst } from './short-answers/worst-questions.ts';

/*
 * How far marking agrees with people: npm run evaluate -- FILE [--groups 5,10] [--folds 5] [--worst 5] [--wrong]
 *
 * FILE is JSON lines, a question each: { corpus?, id, question, references: [text], marks?, answers: [{ text, label } or { text, mark }] } with
 * the label `correct`, `incorrect` or `contradictory`; or CSV with the columns question, key, answer, mark, and corpus and max where there are.
 * Marking sees the questions and their keys only. Printed for each corpus and all:
 * the floors, each with the threshold that is best on the same file; `published`; `as shipped`, which is a figure of what it was fitted to when
 * FILE is the file of the fit; `cross-validated`, where model answers of one mark are: each such question by weights fitted to the questions of other folds.
 * Of each figure of certainty: by the product's bands, and, as `held-out bands`, by bands that one half of the questions chooses and the other measures.
 * Where FILE says how many pupils gave each answer (`n`), the agreement comes first, by wordings and by pupils: in all, by corpus or `subject`, by
 * the rule that was drafted and by the `kind` of answer. For any file: how many sure refusals are right, and how many misjudged pupils are
 * hidden by certainty. --wrong ends with a list of every answer that is marked otherwise.
 * Then what a teacher brings who judges so many groups of each question (--groups, 0 for none) in the order of the queue; after the last
 * number also of the answers that nobody judged, before and after.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '5' },
    groups: { type: 'string', default: '5,10' },
    worst: { type: 'string', default: '5' },
    wrong: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('Say which file of marked answers to evaluate with: npm run evaluate -- FILE');
const questions = readQuestions(file);
const scheme = schemeOfQuestions(questions);
const corpora = [...new Set(questions.map(({ corpus }) => corpus))];

type Row = Verdict & { readonly corpus: string };
type SureRow = Row & { readonly question: number; readonly confidence: number };

/** A row for each answer, question by question. */
function rowsBy(marked: (answer: MarkedAnswer, asked: MarkedAnswers, index: number, at: number) => number): Row[] {
  return questions.flatMap((asked, index) =>
    asked.answers.map((answer, at) => ({
      corpus: asked.corpus,
      marked: marked(answer, asked, index, at),
      person: answer.person,
      label: answer.label,
      pupils: answer.pupils,
    })),
  );
}

const results = resultsOf(scheme, questions);
const sure: SureRow[] = questions.flatMap(({ corpus, answers }, question) =>
  answers.map(({ person, label, pupils }, at) => ({
    ...{ corpus, question, person, label, pupils },
    marked: shareAt(results, question, at),
    confidence: results[question]?.[at]?.confidence ?? 0,
  })),
);
const shipped: readonly Row[] = sure;

if (hasClasses(questions)) process.stdout.write(`${describeClasses(scheme, questions, results)}\n`);
process.stdout.write(`${describeHidden(scheme, questions, results)}\n`);
for (const [name, likeness] of Object.entries(floors)) print(name, floorRows(likeness));
const published = resultsOf(scheme, questions, 'published');
print(
  'published',
  rowsBy((_answer, _asked, index, at) => shareAt(published, index, at)),
);
print('as shipped', shipped);
printCertainty('certainty', sure);
if (scheme.questions.some(isFitted)) {
  const rows = crossValidated();
  print('cross-validated', rows);
  printCertainty('  its certainty', rows);
}
const groups = values.groups
  .split(',')
  .map(Number)
  .filter((number) => number > 0);
if (groups.length > 0) printTaught(groups);
process.stdout.write(`\n${describeWorst(questions, results, Number(values.worst) || 0)}`);
if (values.wrong === true) process.stdout.write(`\n${describeWrong(scheme, questions, results)}`);

function shareAt(of: typeof results, index: number, at: number): number {
  const result = of[index]?.[at];
  return result === undefined ? 0 : shareOf(result);
}

function floorRows(likeness: (typeof floors)[keyof typeof floors]): Row[] {
  const liked = rowsBy(({ text }, { references }) => likeness(text, references));
  const from = new Map(
    corpora.map((corpus) => {
      const own = liked.filter((row) => row.corpus === corpus);
      const compared = own.map(({ marked, person }) => ({ likeness: marked, person }));
      return [corpus, bestThreshold(compared, (verdicts) => agreement(verdicts).kappa)];
    }),
  );
  return liked.map((row) => ({ ...row, marked: row.marked >= (from.get(row.corpus) ?? 1) ? 1 : 0 }));
}

/** Whether it is marked by weights that were fitted to marked answers. */
function isFitted({ rule, maxMarks }: MarkedQuestion): boolean {
  return rule?.kind === 'model-answer' && maxMarks === 1;
}

/** Each question belongs to a fold as a whole, so that no answer to it is in what its weights are fitted to. */
function crossValidated(): SureRow[] {
  const folds = Math.max(2, Number(values.folds) || 5);
  const compared = comparedAnswers(questions);
  const foldOf = (question: number) => scattered(question) % folds;
  const weights = Array.from({ length: folds }, (_, fold) =>
    fitWeights(compared.filter(({ question }) => foldOf(question) !== fold)),
  );
  const chanceOf = ({ question, measures }: ComparedAnswer) => {
    const own = weights[foldOf(question)];
    return own === undefined ? 0 : likelihood(likeliest(measures, own), own);
  };
  return sure.map((row, place) => {
    const answer = compared[place];
    const question = scheme.questions[row.question];
    if (question === undefined || answer === undefined || !isFitted(question)) return row;
    const chance = chanceOf(answer);
    const isRight = chance >= acceptedFrom;
    return { ...row, marked: isRight ? 1 : 0, confidence: isRight ? chance : 1 - chance };
  });
}

/** A number for each question that says nothing of its place in the file, so that neighbours fall apart. */
function scattered(question: number): number {
  return (question * 7919) % 10_007;
}

function printCertainty(name: string, rows: readonly SureRow[]): void {
  const marks = rows.map(({ marked, person, corpus, question, confidence }) => ({
    ...{ corpus, confidence, isSame: marked === person },
    half: scattered(question) % 2 === 0 ? (0 as const) : (1 as const),
  }));
  for (const corpus of withAll()) {
    const own = marks.filter((mark) => corpus === 'all' || mark.corpus === corpus);
    printWords(name, corpus, byCertainty(own), `calibration error ${calibrationError(own).toFixed(3)}`);
    const { bands, byName } = heldOutBands(own);
    const chosen = bands.map(({ sureFrom, likelyFrom }) => `${sureFrom.toFixed(2)} and ${likelyFrom.toFixed(2)}`);
    printWords('  held-out bands', corpus, byName, `from ${chosen.join(', ')}`);
  }
}

function printWords(name: string, corpus: string, words: ReturnType<typeof byCertainty>, more: string): void {
  const said = words.map((word) => `${word.name} ${word.share.toFixed(3)} of them, ${word.agreement.toFixed(3)} agree`);
  process.stdout.write(`${name.padEnd(18)}${corpus.padEnd(14)}${said.join('  ')}  ${more}\n`);
}

function printTaught(numbers: readonly number[]): void {
  const teacher = simulatedTeacher(scheme, questions, results);
  print('0 groups judged', shipped);
  for (const number of numbers) {
    const after = resultsOf(teacher.teach(number), questions);
    const rows = rowsBy((_answer, _asked, index, at) => shareAt(after, index, at));
    print(`${number} groups judged`, rows);
    if (number !== numbers.at(-1)) continue;
    const judged = rowsBy(({ text }, _asked, index) => (teacher.isJudged(number, index, text) ? 1 : 0));
    const isUnjudged = (_row: Row, place: number) => judged[place]?.marked === 0;
    print('the rest, before', shipped.filter(isUnjudged));
    print('the rest, after', rows.filter(isUnjudged));
  }
}

function withAll(): string[] {
  return corpora.length > 1 ? [...corpora, 'all'] : corpora;
}

function print(name: string, rows: readonly Row[]): void {
  for (const corpus of withAll()) {
    const found = agreement(rows.filter((row) => corpus === 'all' || row.corpus === corpus));
    const figures = [
      `accuracy ${found.accuracy.toFixed(3)}`,
      ...(hasClasses(questions) ? [`pupils ${found.pupils.toFixed(3)}`] : []),
      `kappa ${found.kappa.toFixed(3)}`,
      `wrong accepts ${found.falseAccepts.toFixed(3)} (contradictions ${found.acceptedContradictions.toFixed(3)})`,
      `wrong refusals ${found.falseRefusals.toFixed(3)}`,
      `of ${found.answers}`,
    ];
    process.stdout.write(`${name.padEnd(18)}${corpus.padEnd(14)}${figures.join('  ')}\n`);
  }
}
