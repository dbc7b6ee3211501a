import { type Answers, builtInHomework, markAttempt } from '@markwell/marking-core';
import { toAttemptNumber } from '../src/contract/assignment-numbers.ts';
import { demoAnswers } from '../src/db/demo/answers.ts';
import { createRandom } from '../src/db/demo/random.ts';

/** Bodies of POST /api/quiz-attempts as our page sends them, of all years, about two answers in three right. */
export function makeSubmissionBodies(count: number, studentIds: readonly number[]): string[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => {
    const homework = random.pick(builtInHomework);
    const answers: Answers = {};
    for (const [questionId, { right, wrong, side }] of Object.entries(demoAnswers[homework.id] ?? {})) {
      const text = random.pick(random.fraction() < 0.67 ? right : wrong);
      answers[questionId] = { questionId, value: text, choice: side ?? text, ...(side ? { reason: text } : {}) };
    }
    const { results, totalMarks, maxMarks, percentageText, grade } = markAttempt(homework.scheme, answers);
    return JSON.stringify({
      studentId: random.pick(studentIds),
      assignmentId: toAttemptNumber(homework.card ?? homework.id),
      answers: homework.card === 1 ? answers : Object.values(answers),
      results,
      totalMarks,
      maxMarks,
      percentage: percentageText,
      grade,
      startedAt: new Date().toISOString(),
      timeSpentMinutes: 12,
      homeworkId: homework.id,
      schemeVersion: 1,
      answersById: answers,
    });
  });
}
