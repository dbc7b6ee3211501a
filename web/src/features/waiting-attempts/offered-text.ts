import type { OutboxEntry } from '../../lib/outbox/outbox-entry.ts';

/** The answers of attempts that could not be sent, as a text to hand in another way. */
export function offeredText(entries: readonly OutboxEntry[]): string {
  return entries.map(entryText).join('\n\n----\n\n');
}

function entryText({ key, createdAt, student, labels, attempt, refusal }: OutboxEntry): string {
  const answers = Object.values(attempt.answersById ?? {}).flatMap(
    ({ questionId, value, choice = '', reason = '' }) => {
      const given = [...new Set([choice, value, reason])].map((text) => text.trim()).filter(Boolean);
      return [
        '',
        `${labels?.[questionId] ?? questionId.toUpperCase()}.`,
        given.length === 0 ? '(no answer)' : given.join('\n'),
      ];
    },
  );
  return [
    `Homework: ${attempt.homeworkId ?? attempt.assignmentId ?? 'unknown'}`,
    `Name: ${student.name}`,
    `Class: ${student.studentClass}`,
    `Teacher: ${student.teacher}`,
    `Submitted: ${new Date(createdAt).toISOString()}`,
    `Submission: ${key}`,
    ...(refusal ? [`Not taken by the server: error ${refusal.status}`] : []),
    ...answers,
    '',
  ].join('\n');
}
