import { type Answer, explainResult, type QuestionResult, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { ChangedAttempt } from '../../contract/remark.ts';
import { inList, type Session, selectRows } from '../../db/session.ts';
import type { MarkingChange, RemarkedAttempt } from './remark-attempt.ts';

const whoseRow = z.object({
  id: z.number(),
  reference: z.string(),
  submitted_at: z.string(),
  student_id: z.number(),
  name: z.string(),
  class_code: z.string(),
});

/** Whose attempts these are, and what becomes of each, question by question with the reasons, in the same order. */
export async function listChanges(session: Session, remarked: readonly RemarkedAttempt[]): Promise<ChangedAttempt[]> {
  if (remarked.length === 0) return [];
  const list = inList(remarked.map(({ stored }) => stored.id));
  const rows = await selectRows(
    session,
    whoseRow,
    `SELECT a.id, a.reference, a.submitted_at, a.student_id, s.name, s.class_code
       FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id IN ${list.sql}`,
    list.values,
  );
  const whose = new Map(rows.map((row) => [row.id, row]));
  return remarked.flatMap((attempt) => {
    const row = whose.get(attempt.stored.id);
    return row === undefined ? [] : describe(attempt, row);
  });
}

function describe({ outcome, change }: RemarkedAttempt, row: z.output<typeof whoseRow>): ChangedAttempt[] {
  if (change === undefined) return [];
  const { before, after, questions, answers } = change;
  const { id: attemptId, reference, submitted_at: submittedAt, student_id: studentId } = row;
  return [
    {
      attemptId,
      reference,
      studentId,
      studentName: row.name,
      studentClass: row.class_code,
      submittedAt,
      outcome,
      before: totals(before),
      after: totals(after),
      gradeChanges: before.grade !== after.grade,
      questions: questions.map(({ questionId, gain, before: old, after: now }) => ({
        questionId,
        answer: shortened(answers[questionId]),
        before: old === undefined ? null : markOf(questionResultSchema.parse(JSON.parse(old.text))),
        after: now === undefined ? null : markOf(now),
        gain,
      })),
    },
  ];
}

function totals({ totalMarks, maxMarks, percentage, grade }: MarkingChange['before']) {
  return { totalMarks, maxMarks, percentage, grade };
}

function markOf(result: QuestionResult) {
  return { marks: result.marksAwarded, maxMarks: result.maxMarks, reason: explainResult(result) };
}

const longestAnswer = 200;

function shortened(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  const given = [answer.choice === answer.value ? '' : answer.choice, answer.reason ?? answer.value]
    .filter(Boolean)
    .join(': ');
  return given.length > longestAnswer ? `${given.slice(0, longestAnswer)}…` : given;
}
