import { type Answers, markSchemeSchema } from '@markwell/marking-core';
import { createStudent } from '../operations/people/students/create-student.ts';
import type { Services } from '../operations/site/services/services.ts';
import { submitAttempt } from '../operations/submit/submit-attempt.ts';

/** Answers by question id, as texts. */
export type TextAnswers = Readonly<Record<string, string>>;

/** Submits an attempt at Year 8 as a student's page does; gives its id and reference. */
export async function submitYear8(
  services: Services,
  name: string,
  answers: TextAnswers,
  studentClass = '8a/Sc1',
): Promise<{ id: number; reference: string }> {
  const { id: studentId } = await createStudent(services, { name, studentClass, teacher: '' });
  const byId: Answers = Object.fromEntries(
    Object.entries(answers).map(([questionId, value]) => [questionId, { questionId, value }]),
  );
  const { id, reference } = await submitAttempt(services, { studentId, assignmentId: 3, answers: byId }, null);
  return { id, reference };
}

/** What a test changes in a scheme. */
type EditableRule = Record<string, string[]> & { value: number };

/** The text of a scheme file: the current Year 8 scheme with the rules of some questions changed. */
export async function year8SchemeFile(
  services: Services,
  edits: Readonly<Record<string, (rule: EditableRule) => void>>,
  more: object = {},
): Promise<string> {
  const entry = (await services.catalogue.snapshot()).get(2);
  const scheme = await services.catalogue.findScheme(2, entry?.version ?? 1);
  const copy = markSchemeSchema.parse(structuredClone(scheme));
  for (const question of copy.questions) edits[question.id]?.(question.rule as unknown as EditableRule);
  return JSON.stringify({ ...copy, near: undefined, ...more }, null, 2);
}
