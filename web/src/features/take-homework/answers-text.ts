import { isMarkedQuestion } from '@markwell/marking-core';
import type { Submitted } from './attempt.ts';

/** What a student gave, as a text to hand in another way when it cannot be saved. */
export function answersText({ details, homework, startedAt, submission }: Submitted): string {
  const head = [
    [homework.title, homework.subtitle].filter(Boolean).join(': '),
    `Name: ${details.name}`,
    `Class: ${details.studentClass}`,
    `Teacher: ${details.teacher}`,
    `Started: ${new Date(startedAt).toISOString()}`,
    `Submission: ${submission.key}`,
  ];
  const answers = homework.questions.filter(isMarkedQuestion).flatMap(({ id, question }) => {
    const { value = '', choice = '', reason = '' } = submission.answers[id] ?? {};
    const given = [...new Set([choice, value, reason])].map((text) => text.trim()).filter(Boolean);
    return ['', `${id.toUpperCase()}. ${question}`, given.length === 0 ? '(no answer)' : given.join('\n')];
  });
  return [...head, ...answers, ''].join('\n');
}
