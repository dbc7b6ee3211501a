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

const goal = 100_000;
const rounds = 15;

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

/** One question of each table, with its answers as a request hands them over. */
const questions = kinds.flat().map(({ question, keys, answers, tolerance, of }) => {
  const keyed = { id: 'q', type: 'text', question, marks: 1, correctAnswers: keys, tolerance };
  const scheme = draftMarkScheme({ slug: 'bench', title: 'Bench', questions: [keyed] });
  return { of, scheme, answers: answers.map(([value]) => ({ q: { questionId: 'q', value } })) };
});

function answersPerSecond(of?: string): number {
  const own = questions.filter((one) => of === undefined || one.of === of);
  const count = own.reduce((sum, { answers }) => sum + answers.length, 0);
  const times = Array.from({ length: rounds }, () => {
    const { user, system } = process.cpuUsage();
    for (let turn = 0; turn < 30; turn++)
      for (const { scheme, answers } of own) for (const answer of answers) markAttempt(scheme, answer);
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1e6;
  });
  return (30 * count) / Math.min(...times);
}

const format = (speed: number) => (Math.round(speed / 1000) * 1000).toLocaleString('en-GB').padStart(9);
console.log(`values of every kind  ${format(answersPerSecond())} answers/s (goal ${goal.toLocaleString('en-GB')})`);
for (const of of new Set(questions.map((one) => one.of)))
  console.log(`  ${of.padEnd(20)}${format(answersPerSecond(of))} answers/s`);
