import { casesOfKind, modelAnswerCases } from '../scripts/cases.ts';
import { draftMarkScheme } from '../src/draft/draft-mark-scheme.ts';
import { markAttempt } from '../src/marking/mark-attempt.ts';

const goals = { values: 100_000, modelAnswers: 40_000 };
/** `npm run bench -- --short`: whether only to see that it runs. */
const isShort = process.env.MARKWELL_BENCH_SHORT === '1';
const rounds = isShort ? 1 : 15;
const turns = isShort ? 1 : 30;

const kinds = [
  ...(['number', 'fraction', 'money', 'ratio', 'coordinates', 'date', 'time'] as const),
  ...(['chemical-formula', 'expression', 'equation'] as const),
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

const questions = kinds.flatMap(casesOfKind).map((table) => ({ of: table.of, ...asAsked(table) }));
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
