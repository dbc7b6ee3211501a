import { childcarePaper, findChildcareAssignment } from '@markwell/marking-core';
import type { Taking } from './assessment.ts';
import { partLabel } from './part-label.ts';
import { pageTitle } from './texts.ts';

/** What a student gave, as a text to hand in another way when it cannot be sent. */
export function answersText({
  details,
  assignment,
  startedAt,
  answers,
}: Omit<Taking, 'stage' | 'draft' | 'sending'>): string {
  const head = [
    pageTitle,
    findChildcareAssignment(assignment)?.label ?? assignment,
    `Name: ${details.name}`,
    `Class: ${details.studentClass}`,
    `Teacher: ${details.teacher}`,
    `Started: ${new Date(startedAt).toISOString()}`,
  ];
  const parts = childcarePaper.questions.flatMap(({ id, question }) => [
    '',
    `${partLabel(id)}. ${question}`,
    answers[id]?.value.trim() || '(no answer)',
  ]);
  return [...head, ...parts, ''].join('\n');
}
