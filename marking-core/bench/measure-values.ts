import { draftMarkScheme } from '../src/draft/draft-mark-scheme.ts';
import { chemicalFormulaCases } from '../src/kinds/chemical-formula/chemical-formula.cases.ts';
import { coordinatesCases } from '../src/kinds/coordinates/coordinates.cases.ts';
import { dateCases } from '../src/kinds/date/date.cases.ts';
import { equationCases } from '../src/kinds/equation/equation.cases.ts';
import { expressionCases } from '../src/kinds/expression/expression.cases.ts';
import { fractionCases } from '../src/kinds/fraction/fraction.cases.ts';
import { moneyCases } from '../src/kinds/money/money.cases.ts';
import { numberCases } from '../src/kinds/number/number.cases.ts';
import { ratioCases } from '../src/kinds/ratio/ratio.cases.ts';
import { timeCases } from '../src/kinds/time/time.cases.ts';
import { markAttempt } from '../src/marking/mark-attempt.ts';
import { modelAnswerCases } from '../src/rules/model-answer/model-answer.cases.ts';

const goals = { values: 100_000, modelAnswers: 20_000 };
/** `npm run bench -- --short`: whether only to see that it runs. */
const isShort = process.env.MARKWELL_BENCH_SHORT === '1';
const rounds = isShort ? 1 : 15;
const turns = isShort ? 1 : 30;

const kinds = [
  numberCases,
  fractionCases,
  moneyCases,
  ratioCases,
  coordinatesCases,
  dateCases,
  timeCases,
  chemicalFormulaCases,
  expressionCases,
  equationCases,
];

interface Table {
  readonly question: string;
  readonly keys: readonly string[];
  readonly tolerance?: number | undefined;
  readonly answers: readonly (readonly [answer: string, ...unknown[]])[];
}

/** The question of a table, with its answers as a request hands them over. */
function asAsked({ question, keys, answers, tolerance }: Table) {
  const keyed = { id: 'q', type: 'text', question, marks: 1, correctAnswers: [...keys], tolerance };
  const scheme = draftMarkScheme({ slug: 'bench', title: 'Bench', questions: [keyed] });
  return { scheme, answers: answers.map(([value]) => ({ q: { questionId: 'q', value } })) };
}

const questions = kinds.flat().map((table) => ({ of: table.of, ...asAsked(table) }));
const sentences = modelAnswerCases.map(({ accept, ...table }) => asAsked({ ...table, keys: accept }));

function answersPerSecond(own: readonly ReturnType<typeof asAsked>[]): number {
  const count = own.reduce((sum, { answers }) => sum + answers.length, 0);
  const times = Array.from({ length: rounds }, () => {
    const { user, system } = process.cpuUsage();
    for (let turn = 0; turn < turns; turn++)
      for (const { scheme, answers } of own) for (const answer of answers) markAttempt(scheme, answer);
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1e6;
  });
  return (turns * count) / Math.min(...times);
}

const format = (speed: number) => (Math.round(speed / 1000) * 1000).toLocaleString('en-GB').padStart(9);
const goal = (speed: number) => `(goal ${speed.toLocaleString('en-GB')})`;
console.log(`values of every kind  ${format(answersPerSecond(questions))} answers/s ${goal(goals.values)}`);
for (const of of new Set(questions.map((one) => one.of)))
  console.log(`  ${of.padEnd(20)}${format(answersPerSecond(questions.filter((one) => one.of === of)))} answers/s`);
console.log(`model answers         ${format(answersPerSecond(sentences))} answers/s ${goal(goals.modelAnswers)}`);
