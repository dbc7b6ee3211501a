import { Op } from 'sequelize';
import { decimal, flag, reference, referenceOrNull, rowId, text, textOrNull, whole, wholeOrNull } from './columns.ts';
import { assignments } from './homework.ts';
import { students } from './people.ts';
import { actorColumns } from './staff.ts';
import { belongsTo, type Row, table } from './table.ts';

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

/** One re-marking of a homework's attempts, so that it can be shown and undone as one. */
export const remarkRuns = table(
  'remark_runs',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /** The one class that was re-marked; null for all. */
    classCode: textOrNull(),
    schemeVersion: whole(),
    policy: text(),
    /** How many attempts it marked, and how many gained or lost, as JSON. */
    summary: text(),
    startedBy: referenceOrNull('users'),
    /** When it was applied; of a run that is still marking, when it was begun. */
    appliedAt: text(),
    undoneAt: textOrNull(),
    /**
     * 'marking' while its markings are made and do not count: an interrupted run stays so until the next one
     * clears it away, being 'discarded' meanwhile. 'applied' from the transaction that makes all of them count.
     */
    state: { ...text<'marking' | 'applied' | 'discarded'>(), defaultValue: 'applied' },
    /** Whether attempts that lose marks were changed too. */
    allowLower: { ...flag(), defaultValue: false },
    engineVersion: { ...text(), defaultValue: '' },
    /**
     * Which way its attempts are still being pointed: 'on' to its markings, or 'back'. It already counts for
     * all of them, see `currentMarking`. Null once all have arrived.
     */
    moving: textOrNull<'on' | 'back'>(),
    /** The terminal's user, if no account was named. */
    terminalUser: textOrNull(),
  },
  { indexes: [{ name: 'remark_runs_homework', fields: ['homework_id'] }] },
);

/**
 * The marks of an attempt by one scheme version, policy and engine version. Rows are appended, never changed.
 */
export const markings = table(
  'markings',
  {
    id: rowId(),
    attemptId: reference('attempts'),
    schemeVersion: whole(),
    policy: text(),
    engineVersion: text(),
    /** The re-mark that made it; null when it was made on arrival. */
    remarkRunId: referenceOrNull('remark_runs'),
    totalMarks: whole(),
    maxMarks: whole(),
    grade: text(),
    /** The whole `AttemptMarking`, as JSON. */
    marking: text(),
    markedAt: text(),
    /** The marking it replaced; for an override, the scheme's marking under it; null if made on arrival. */
    replacesMarkingId: wholeOrNull(),
    /** How many of its answers are worth a look, by `countDoubtful`. */
    doubtful: { ...whole(), defaultValue: 0 },
    /** The override that made it when set or taken back, see `layOverrides`; otherwise null. */
    overrideId: wholeOrNull(),
  },
  {
    indexes: [
      { name: 'markings_attempt', fields: ['attempt_id'] },
      { name: 'markings_remark_run', fields: ['remark_run_id', 'attempt_id', 'replaces_marking_id'] },
    ],
  },
);

/** An attempt that arrived after its homework had closed, with nothing to show that it was begun before. */
export const afterClosing = table('after_closing', {
  attemptId: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
  /** When it had closed for the student's class, ISO 8601 UTC. */
  closedAt: text(),
  /** A teacher's decision, null until then. The attempt counts only if it is 'count'. */
  decision: textOrNull<'count' | 'leave-out'>(),
  decidedAt: textOrNull(),
  ...actorColumns(),
});
export type AfterClosingRow = Row<typeof afterClosing>;

/** A student's claim that an answer should count. Its outcome follows from the marks. */
export const appeals = table(
  'appeals',
  {
    id: rowId(),
    attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
    questionId: text(),
    at: text(),
  },
  { indexes: [{ name: 'appeals_attempt_question', unique: true, fields: ['attempt_id', 'question_id'] }] },
);

/**
 * One student's score for one homework, if any of their attempts count. Only `db/keep-scores.ts` writes it,
 * from attempts and markings; it can be recounted at any time, so backups leave it out.
 */
export const scores = table(
  'scores',
  {
    studentId: { ...whole(), primaryKey: true },
    homeworkId: { ...whole(), primaryKey: true },
    /** The best attempt, of equal ones the earliest. */
    bestAttemptId: whole(),
    bestSubmittedAt: text(),
    totalMarks: whole(),
    maxMarks: whole(),
    grade: text(),
    /** 0 to 100, not rounded. */
    percentage: decimal(),
    firstAttemptId: whole(),
    firstSubmittedAt: text(),
    firstPercentage: decimal(),
    lastSubmittedAt: text(),
    attempts: whole(),
    /** How many of them were taken from the childcare card. */
    childcareAttempts: whole(),
  },
  {
    indexes: [
      { name: 'scores_homework', fields: ['homework_id'] },
      { name: 'scores_first', fields: ['first_submitted_at', 'student_id'] },
      {
        name: 'scores_last',
        fields: ['last_submitted_at', 'first_submitted_at', 'childcare_attempts', 'attempts'],
        where: { attempts: { [Op.gt]: 1 } },
      },
    ],
  },
);
