import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../src/answers/answer.ts';
import { type Policy, policySchema } from '../src/answers/marking.ts';
import type { BuiltInHomework } from '../src/homework/built-in-homework.ts';
import { allBuiltInHomework } from '../src/homework/index.ts';
import { markAttempt } from '../src/marking/mark-attempt.ts';
import { casesOfHomework } from './cases.ts';

// Records attempts with their marks in fixtures/recorded-attempts, of homework that has none yet: what is recorded is never
// edited. Run it after adding a built-in homework: npx tsx marking-core/scripts/write-recorded-attempts.ts
const attemptsOfEach = 24;
const fixtures = (path: string) => fileURLToPath(new URL(`../../fixtures/${path}`, import.meta.url));

mkdirSync(fixtures('recorded-attempts'), { recursive: true });
mkdirSync(fixtures('mark-schemes'), { recursive: true });
for (const homework of allBuiltInHomework) record(homework);

function record({ slug, scheme, questions }: BuiltInHomework): void {
  const [file, schemeFile] = [fixtures(`recorded-attempts/${slug}.jsonl`), `mark-schemes/${slug}-1.json`];
  if (existsSync(file)) return;
  writeFileSync(fixtures(schemeFile), `${JSON.stringify(scheme, null, 1)}\n`);
  const cases = casesOfHomework(slug);
  for (let number = 0; number < attemptsOfEach; number++) {
    const answers: Record<string, Answer> = {};
    for (const [place, { id: questionId }] of questions.entries()) {
      const own = cases.filter((one) => one.questionId === questionId);
      // Each attempt goes through the cases in its own steps, and leaves a question out now and then.
      const given = own[(number * (place + 3) + place) % Math.max(1, own.length)]?.given;
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
