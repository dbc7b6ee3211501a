import * as z from 'zod/mini';
import type { ChangedAttempt } from '../../../contract/remark.ts';
import { inList, type Session, selectRows } from '../../../db/session.ts';
import type { RemarkedBatch } from './remark-batch.ts';

// SQL by hand: attempts are joined with their students.

const whoseRow = z.object({
  id: z.number(),
  reference: z.string(),
  submitted_at: z.string(),
  student_id: z.number(),
  name: z.string(),
  class_code: z.string(),
});

/** Changes of attempts that count and that a teacher would see, of a batch whose changes were described: whose they are, and what becomes of each. */
export async function listChanges(session: Session, { remarked }: RemarkedBatch): Promise<ChangedAttempt[]> {
  const listed = remarked.filter(({ counts, outcome }) => counts && outcome !== 'same');
  if (listed.length === 0) return [];
  const list = inList(listed.map(({ attemptId }) => attemptId));
  const rows = await selectRows(
    session,
    whoseRow,
    `SELECT a.id, a.reference, a.submitted_at, a.student_id, s.name, s.class_code
       FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id IN ${list.sql}`,
    list.values,
  );
  const whose = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap(({ attemptId, outcome, before, after, questions = [] }) => {
    const row = whose.get(attemptId);
    if (row === undefined) return [];
    const { reference, submitted_at: submittedAt, student_id: studentId } = row;
    const { name: studentName, class_code: studentClass } = row;
    return {
      ...{ attemptId, reference, studentId, studentName, studentClass, submittedAt, outcome },
      before,
      after,
      gradeChanges: before.grade !== after.grade,
      questions,
    };
  });
}
