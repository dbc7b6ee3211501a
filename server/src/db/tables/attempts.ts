import { assignments } from './assignments.ts';
import { flag, reference, rowId, text, textOrNull, whole, wholeOrNull } from './columns.ts';
import { students } from './students.ts';
import { belongsTo, table } from './table.ts';

/** One submission. Its answers are never changed. */
export const attempts = table(
  'attempts',
  {
    id: rowId(),
    /** What the student can quote: 'K7QM-4TXD-9FHB'. */
    reference: text(),
    idempotencyKey: textOrNull(),
    /** Digest of the body that came with the key. */
    bodyDigest: text(),
    studentId: reference('students'),
    /** The card it was taken from, by the first numbering. */
    assignmentId: reference('assignments'),
    /** The homework that was shown. */
    homeworkId: reference('assignments'),
    /** The mark scheme version that marked it on arrival. */
    schemeVersion: whole(),
    /** Answers by question id, as JSON. */
    answers: text(),
    /** The marks that the page claimed, as JSON; null if it claimed none. */
    claim: textOrNull(),
    differsFromClaim: flag(),
    startedAt: textOrNull(),
    /** Whole minutes. */
    timeSpentMinutes: wholeOrNull(),
    submittedAt: text(),
    /** The assignment the student chose, if the homework offers several: 'unit1-exam'. */
    chosenAssignment: textOrNull(),
    /** The marking that counts; it is set in the transaction that stores the attempt. */
    currentMarkingId: wholeOrNull(),
  },
  {
    joins: { student: belongsTo(students, 'studentId'), homework: belongsTo(assignments, 'homeworkId') },
    indexes: [
      { name: 'attempts_reference', unique: true, fields: ['reference'] },
      { name: 'attempts_idempotency_key', unique: true, fields: ['idempotency_key'] },
      { name: 'attempts_student_homework', fields: ['student_id', 'homework_id'] },
      { name: 'attempts_homework', fields: ['homework_id', 'id'] },
      { name: 'attempts_assignment_homework', fields: ['assignment_id', 'homework_id'] },
      // Everything that analytics counts, so that it reads no rows.
      {
        name: 'attempts_submitted',
        fields: ['submitted_at', 'assignment_id', 'student_id', 'time_spent_minutes', 'differs_from_claim', 'id'],
      },
    ],
  },
);
