import { isMarkedQuestion, questionLabels } from '@markwell/marking-core';
import type { Answering, Submitted } from './attempt.ts';

/** What a student gave, and handed in where it was handed in, as a text to hand in another way when it cannot be saved. */
export function answersText(attempt: Answering | Submitted): string {
  const { details, homework, startedAt } = attempt;
  const submission = attempt.phase === 'submitted' ? attempt.submission : undefined;
  const { answers: given } = submission ?? attempt;
  const head = [
    [homework.title, homework.subtitle].filter(Boolean).join(': '),
    `Name: ${details.name}`,
    `Class: ${details.studentClass}`,
    `Teacher: ${details.teacher}`,
    `Started: ${new Date(startedAt).toISOString()}`,
    ...(submission === undefined ? [] : [`Submission: ${submission.key}`]),
  ];
  const labels = questionLabels(homework.questions);
  const answers = homework.questions.filter(isMarkedQuestion).flatMap(({ id, question }) => {
    const { value = '', choice = '', reason = '' } = given[id] ?? {};
    const lines = [...new Set([choice, value, reason])].map((text) => text.trim()).filter(Boolean);
    return ['', `${labels.get(id)}. ${question}`, lines.length === 0 ? '(no answer)' : lines.join('\n')];
  });
  return [...head, ...answers, ''].join('\n');
}
