import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../src/answers/answer.ts';
import { type Policy, policySchema } from '../src/answers/marking.ts';
import type { AnswerCase } from '../src/homework/answer-case.ts';
import type { BuiltInHomework } from '../src/homework/built-in-homework.ts';
import { childcareCases } from '../src/homework/childcare/childcare.cases.ts';
import { childcare, jarGraph, year7, year8, year9, year10, year11 } from '../src/homework/index.ts';
import { jarGraphCases } from '../src/homework/jar-graph/jar-graph.cases.ts';
import { year7Cases } from '../src/homework/year7/year7.cases.ts';
import { year8Cases } from '../src/homework/year8/year8.cases.ts';
import { year9Cases } from '../src/homework/year9/year9.cases.ts';
import { year10Cases } from '../src/homework/year10/year10.cases.ts';
import { year11Cases } from '../src/homework/year11/year11.cases.ts';
import { markAttempt } from '../src/marking/mark-attempt.ts';

// Records attempts with their marks in fixtures/recorded-attempts, of homework that has none yet: what is recorded is never
// edited. Run it after adding a built-in homework: npx tsx marking-core/scripts/write-recorded-attempts.ts
const sets: readonly (readonly [BuiltInHomework, readonly AnswerCase[]])[] = [
  [year7, year7Cases],
  [year8, year8Cases],
  [year9, year9Cases],
  [year10, year10Cases],
  [year11, year11Cases],
  [jarGraph, jarGraphCases],
  [childcare, childcareCases],
];

const attemptsOfEach = 24;
const fixtures = (path: string) => fileURLToPath(new URL(`../../fixtures/${path}`, import.meta.url));

mkdirSync(fixtures('recorded-attempts'), { recursive: true });
mkdirSync(fixtures('mark-schemes'), { recursive: true });
for (const [homework, cases] of sets) record(homework, cases);

function record({ slug, scheme, questions }: BuiltInHomework, cases: readonly AnswerCase[]): void {
  const [file, schemeFile] = [fixtures(`recorded-attempts/${slug}.jsonl`), `mark-schemes/${slug}-1.json`];
  if (existsSync(file)) return;
  writeFileSync(fixtures(schemeFile), `${JSON.stringify(scheme, null, 1)}\n`);
  for (let number = 0; number < attemptsOfEach; number++) {
    const answers: Record<string, Answer> = {};
    for (const [place, { id: questionId }] of questions.entries()) {
      const own = cases.filter(([id]) => id === questionId);
      // Each attempt goes through the cases in its own steps, and leaves a question out now and then.
      const given = own[(number * (place + 3) + place) % Math.max(1, own.length)]?.[1];
      if (given === undefined || (number + place) % 11 === 10) continue;
      answers[questionId] =
        typeof given === 'string'
          ? { questionId, value: given }
          : { questionId, value: '', choice: given.choice, reason: given.reason };
    }
    for (const policy of policySchema.options) appendFileSync(file, line(policy, answers));
  }

  function line(policy: Policy, answers: Record<string, Answer>): string {
    const { results, totalMarks, maxMarks, grade } = markAttempt(scheme, answers, { policy });
    const marks = Object.fromEntries(results.map(({ questionId, marksAwarded }) => [questionId, marksAwarded]));
    const texts = Object.fromEntries(
      Object.values(answers).map(({ questionId, ...answer }) => [
        questionId,
        answer.reason === undefined ? answer.value : answer,
      ]),
    );
    const recorded = {
      homework: slug,
      scheme: `../${schemeFile}`,
      policy,
      answers: texts,
      marks,
      totalMarks,
      maxMarks,
      grade,
    };
    return `${JSON.stringify(recorded)}\n`;
  }
}
