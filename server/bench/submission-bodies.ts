import { type Answers, builtInHomework, markAttempt } from '@markwell/marking-core';
import { toAttemptNumber } from '../src/contract/assignment-numbers.ts';
import { demoAnswers } from '../src/db/demo/answers.ts';
import { createRandom } from '../src/db/demo/random.ts';

const words = 'when the water meets a wall it loses energy and our teacher said this in class every time we look'.split(
  ' ',
);
const typedTypes: ReadonlySet<string> = new Set(['text', 'combined']);

/**
 * Bodies of POST /api/quiz-attempts as our page sends them, of all years, about two answers in three right. Half of the
 * typed answers go on in words of their own, so that what the server remembers of earlier ones is of no use for them.
 */
export function makeSubmissionBodies(count: number, studentIds: readonly number[]): string[] {
  const random = createRandom(7);
  const inOwnWords = (text: string) =>
    random.fraction() < 0.5 ? text : `${text} because ${Array.from({ length: 6 }, () => random.pick(words)).join(' ')}`;
  return Array.from({ length: count }, () => {
    const homework = random.pick(builtInHomework);
    const typed = new Set(homework.questions.filter(({ type }) => typedTypes.has(type)).map(({ id }) => id));
    const answers: Answers = {};
    for (const [questionId, { right, wrong, side }] of Object.entries(demoAnswers[homework.id] ?? {})) {
      const given = random.pick(random.fraction() < 0.67 ? right : wrong);
      const text = typed.has(questionId) ? inOwnWords(given) : given;
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
